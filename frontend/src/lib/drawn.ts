/** Sentences of the house that name cards by their codes, such as `As`, for whoever draws them. */
import { rankOf, suitOf, type Card } from './cards';

/** A sentence in pieces: what is said, and cards to be drawn in their place. */
export type Piece = string | readonly Card[];

/** `4h` for the four of hearts. */
function codeOf(card: Card): string {
  return `${rankOf(card)}${suitOf(card).charAt(0)}`;
}

/** Cut a sentence where it names these cards in their order; whole if it does not. */
export function cut(text: string, cards: readonly Card[]): Piece[] {
  const codes = cards.map(codeOf).join(' ');
  const at = codes === '' ? -1 : text.indexOf(codes);
  return at < 0 ? [text] : [text.slice(0, at), cards, text.slice(at + codes.length)];
}

/** The cards that an event is about. */
export function cardsOf(event: object | undefined): readonly Card[] {
  if (event === undefined) {
    return [];
  }
  if ('cards' in event && Array.isArray(event.cards)) {
    return event.cards as Card[];
  }
  if ('deck' in event && Array.isArray(event.deck)) {
    return event.deck as Card[];
  }
  return 'card' in event && typeof event.card === 'number' ? [event.card] : [];
}
