/** Cards as the protocol sends them: `4 * rank + suit`, deuce to ace, clubs to spades. */
export type Card = number;

export const RANKS = '23456789TJQKA';
export const SUITS = ['club', 'diamond', 'heart', 'spade'] as const;
export type Suit = (typeof SUITS)[number];

const SIGNS: Record<Suit, string> = { club: '♣', diamond: '♦', heart: '♥', spade: '♠' };

/** The rank's letter as the catalogues name it: `2` to `9`, `T`, `J`, `Q`, `K`, `A`. */
export function rankOf(card: Card): string {
  return RANKS[card >> 2] ?? '?';
}

export function suitOf(card: Card): Suit {
  return SUITS[card & 3] ?? 'spade';
}

export function signOf(suit: Suit): string {
  return SIGNS[suit];
}

/** What stands in the card's corner: `10` for a ten, else the letter. */
export function indexOf(card: Card): string {
  const rank = rankOf(card);
  return rank === 'T' ? '10' : rank;
}
