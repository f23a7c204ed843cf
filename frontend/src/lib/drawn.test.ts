import { expect, test } from 'vitest';
import { cardsOf, cut } from './drawn';

const ACE_OF_SPADES = 51;
const DEUCE_OF_CLUBS = 0;

test('the cards of an event are cut out of its sentence, and nothing that only looks like one', () => {
  const event = { event: 'hand-shown', seat: 1, cards: [ACE_OF_SPADES, DEUCE_OF_CLUBS] };
  expect(cut('As: seat 1 shows As 2c: high card.', cardsOf(event))).toEqual([
    'As: seat 1 shows ',
    [ACE_OF_SPADES, DEUCE_OF_CLUBS],
    ': high card.',
  ]);
});

test('a sentence without cards stays whole', () => {
  for (const event of [undefined, { event: 'folded', seat: 1 }, { event: 'x', card: 7 }]) {
    expect(cut('Seat 1 folds: 2c.', cardsOf(event))).toEqual(['Seat 1 folds: 2c.']);
  }
});
