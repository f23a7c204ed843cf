/** Cards, hands and events in the reader's words. */
import { RANKS, rankOf, suitOf, type Card } from './cards';
import type { NamedHand } from './protocol';
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

/** What a table is called: a practice table by its game, in the reader's language. */
export function tableName(table: { practice: boolean; game: string; name: string }): string {
  return table.practice ? words.text(`pages-game-${table.game}`) : table.name;
}

/** A hand by the name that the house gave it; `renamed` is the sheet's own word for its class. */
export function handName(hand: Pick<NamedHand, 'class' | 'ranks'>, renamed?: string): string {
  const key = hand.class.replaceAll(' ', '-');
  const [first, second] = hand.ranks;
  const values: Record<string, string | number> = {
    class: renamed ?? words.text(`class-${key}`),
    ranks: joined(hand.ranks),
    count: hand.ranks.length,
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
  const suffix = renamed !== undefined && hand.class === 'high card' ? '-renamed' : '';
  return words.text(`hand-${key}${suffix}`, values);
}

/** A class by the house's own word where it has one. */
export function className(name: string, renamed?: string): string {
  return renamed ?? words.text(`class-${name.replaceAll(' ', '-')}`);
}

function joined(ranks: readonly number[]): string {
  return ranks.map((rank) => words.text(`rank-${letter(rank)}`, { count: 1 })).join('-');
}

function letter(rank: number): string {
  return RANKS[rank] ?? '?';
}
