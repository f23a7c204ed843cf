"""The rules in play: pure coups of both games, and what all coups offer."""
