"""How a store's tables came to be, step by step, for Alembic."""
