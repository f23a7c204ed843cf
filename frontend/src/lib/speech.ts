/** Cards, hands and events in the reader's words. */
import { RANKS, rankOf, suitOf, type Card } from './cards';
import { words } from './words.svelte';

/** `king of hearts`. */
export function cardName(card: Card): string {
  const rank = words.text(`rank-${rankOf(card)}`, { count: 1 });
  return words.text(`pages-card-${suitOf(card)}`, { rank });
}

/** All cards by name, and how many lie face down. */
export function cardNames(cards: readonly Card[], down = 0): string {
  const named = cards.map(cardName);
  if (down > 0) {
    named.unshift(words.text('pages-cards-down', { count: down }));
  }
  return named.length > 0 ? listed(named) : words.text('pages-no-cards');
}

/** Things one after another, as the language lists them. */
export function listed(parts: readonly string[]): string {
  return new Intl.ListFormat(words.language, { type: 'conjunction' }).format(parts);
}

/** Which ranks a class's name says; one for those not listed (as in the house's own naming). */
const SAID: Record<string, number> = {
  'royal flush': 0,
  'full house': 2,
  'two pair': 2,
  'high card': 2,
};

/** A hand by the name that the house gave it: its class and the ranks that the name says. */
export function handName(cls: string, ranks: readonly number[], renamed?: string): string {
  const key = cls.replaceAll(' ', '-');
  const shown = cls === 'flush' ? ranks : ranks.slice(0, SAID[cls] ?? 1);
  const [first, second] = shown;
  const values: Record<string, string | number> = {
    class: renamed ?? words.text(`class-${key}`),
    ranks: shown.map((rank) => words.text(`rank-${letter(rank)}`, { count: 1 })).join('-'),
    count: shown.length,
  };
  for (const [name, rank] of [
    ['first', first],
    ['second', second],
  ] as const) {
    if (rank !== undefined) {
      values[name] = letter(rank);
      values[`${name}-many`] = words.text(`rank-${letter(rank)}`, { count: 2 });
      // Slovene says another word after three (dame) than after five, and "pair of" (dam).
      values[`${name}-three`] = words.text(`rank-${letter(rank)}`, { count: 3 });
      values[`${name}-five`] = words.text(`rank-${letter(rank)}`, { count: 5 });
    }
  }
  const suffix = renamed !== undefined && cls === 'high card' ? '-renamed' : '';
  return words.text(`hand-${key}${suffix}`, values);
}

function letter(rank: number): string {
  return RANKS[rank] ?? '?';
}
