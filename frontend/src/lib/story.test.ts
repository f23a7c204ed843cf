import { beforeAll, describe, expect, test, vi } from 'vitest';
import { tellAll } from './story';
import type { GameEvent, Said } from './said';
import { words } from './words.svelte';

function said(...events: object[]): Said[] {
  return events.map((event, key) => ({ key, coup: 1, event: event as GameEvent }));
}

describe('a deal', () => {
  const deal = [1, 2, 1, 2].map((seat) => ({ event: 'card-down', seat }));

  beforeAll(async () => {
    vi.stubGlobal('document', { documentElement: {} });
    await words.speak('en');
  });

  test('is one sentence, whatever came before and after', () => {
    const told = tellAll(
      said({ event: 'no-more-bets' }, ...deal, { event: 'own-card', seat: 2, card: 0 }),
      'EUR',
    );
    expect(told.map(({ text }) => text)).toEqual([
      'Rien ne va plus.',
      'Face down, to each of seats 1 and 2: 2 cards.',
      'Seat 2 looks: deuce of clubs.',
    ]);
    expect(new Set(told.map(({ key }) => key)).size).toBe(told.length);
  });

  test('keeps its key while cards come', () => {
    const keys = [2, 4].map((many) => tellAll(said(...deal.slice(0, many)), 'EUR')[0]?.key);
    expect(keys[0]).toBeDefined();
  });

  test('is not mixed with the next street', () => {
    const told = tellAll(said(...deal, { event: 'checked', seat: 1 }, ...deal), 'EUR');
    expect(told).toHaveLength(3);
  });
});
