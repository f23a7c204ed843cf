/** What happened at the table, one sentence an event, in the words of the record. */
import { cardNames, listed } from './speech';
import { money, shownMeter } from './money';
import type { GameEvent, Said } from './said';
import { words } from './words.svelte';

export interface Line {
  text: string;
  clauses: readonly string[];
}

/** How a hand just shown is called; the house names it, see `NamedHand`. */
export type NameOf = (seat: number) => string;

const MONEY = new Set(['amount', 'ante', 'progressive', 'to', 'prize', 'stake', 'chips']);

/** Events that only say what another one beside them says better, to the one who sees that. */
const SILENT = new Set(['coup-ended', 'bet-settled', 'own-decision', 'meter-fed']);

/** How many cards an event lays face down; who owns them is told which by an event of its own. */
const DOWN: Partial<Record<GameEvent['event'], number>> = { 'card-down': 1, 'hand-dealt': 5 };

/** A sentence of what happened; `key` stays its own as more happens. */
export interface Told extends Line {
  key: string;
}

/**
 * All that was said, in order. What is dealt face down is told in one sentence a deal, not in one a
 * card: nobody learns anything from the order, and a screen reader would read each of them out.
 */
export function tellAll(said: readonly Said[], currency: string, nameOf?: NameOf): Told[] {
  const told: Told[] = [];
  let deal: { key: number; at: number; events: GameEvent[] } | undefined;
  for (const { key, event } of said) {
    if (DOWN[event.event] !== undefined || event.event === 'own-card') {
      deal ??= { key, at: told.length, events: [] };
      deal.events.push(event);
      told.splice(deal.at, told.length, ...tellDeal(deal.key, deal.events));
      continue;
    }
    deal = undefined;
    const line = tell(event, currency, nameOf);
    if (line !== undefined) {
      told.push({ ...line, key: String(key) });
    }
  }
  return told;
}

/** How many cards lie face down at which seats, and which ones the reader holds. */
function tellDeal(key: number, events: readonly GameEvent[]): Told[] {
  const counts = new Map<number, number>();
  const own = new Map<number, number[]>();
  for (const event of events) {
    const down = DOWN[event.event];
    if (down !== undefined && 'seat' in event) {
      counts.set(event.seat, (counts.get(event.seat) ?? 0) + down);
    } else if (event.event === 'own-card') {
      own.set(event.seat, [...(own.get(event.seat) ?? []), event.card]);
    }
  }
  const lines: Told[] = [...new Set(counts.values())].map((count) => {
    const seats = [...counts].filter(([, dealt]) => dealt === count).map(([seat]) => String(seat));
    const values = { count, number: seats.length, seats: listed(seats) };
    return { key: `${key}-${count}`, text: words.text('pages-dealt-down', values), clauses: [] };
  });
  for (const [seat, cards] of own) {
    const text = words.text('story-own-card', { seat, card: cardNames(cards) });
    lines.push({ key: `${key}-own-${seat}`, text, clauses: [] });
  }
  return lines;
}

/** The sentence of an event; undefined for one that goes without saying. */
function tell(event: GameEvent, currency: string, nameOf: NameOf = () => ''): Line | undefined {
  if (SILENT.has(event.event)) {
    return undefined;
  }
  const values = valuesOf(event, currency);
  return {
    text: words.text(messageOf(event, values, nameOf, currency), values),
    clauses: clausesOf(event),
  };
}

function valuesOf(event: GameEvent, currency: string): Record<string, string | number> {
  const values: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(event) as [string, unknown][]) {
    if (MONEY.has(key) && typeof value === 'number') {
      values[key] = money(Math.abs(value), currency, words.language);
    } else if (key === 'cards' && Array.isArray(value)) {
      values[key] = cardNames(value as number[]);
    } else if (key === 'card' && typeof value === 'number') {
      values[key] = cardNames([value]);
    } else if (typeof value === 'string' || typeof value === 'number') {
      values[key] = value;
    }
  }
  return values;
}

/** The message of an event; adds what that message needs beside the event's own values. */
function messageOf(
  event: GameEvent,
  values: Record<string, string | number>,
  nameOf: NameOf,
  currency: string,
): string {
  const amount = (minor: number) => money(Math.abs(minor), currency, words.language);
  switch (event.event) {
    case 'hand-shown':
    case 'own-hand':
      values['hand'] = nameOf(event.seat);
      return `story-${event.event}`;
    case 'joined':
      return event.chips > 0 ? 'story-joined' : 'story-joined-left';
    case 'bet-placed':
      return event.progressive > 0 ? 'story-bet-placed-progressive' : 'story-bet-placed';
    case 'dealer-shown':
      values['hand'] = nameOf(0);
      return `story-dealer-shown-${event.opens ? 'opens' : 'shut'}`;
    case 'progressive-hit':
      values['hand'] = nameOf(event.seat);
      values['after'] = amount(shownMeter(event.after));
      return 'story-progressive-hit';
    case 'opened':
    case 'raised':
      return event.full ? `story-${event.event}` : `story-${event.event}-short`;
    case 'pot-awarded': {
      const shares = event.winners.map((seat, i) =>
        words.text('story-pot-share', { share: amount(event.shares[i] ?? 0), seat }),
      );
      values['number'] = event.pot;
      values['shares'] = new Intl.ListFormat(words.language).format(shares);
      return event.pot > 0 ? 'story-pot-side' : 'story-pot-main';
    }
    default:
      return `story-${event.event}`;
  }
}

const FIXED: Record<string, readonly string[]> = {
  joined: ['QC-5'],
  'dealer-shown': ['QC-9', 'QC-10'],
  'progressive-hit': ['QC-20'],
  'pot-awarded': ['CM-14'],
  'bet-returned': ['R-CM-10'],
  rake: ['CM-13'],
  'hand-mucked': ['R-CM-17'],
};

function clausesOf(event: GameEvent): readonly string[] {
  if ('clauses' in event) {
    return event.clauses;
  }
  if ('clause' in event && event.clause !== '') {
    return [event.clause];
  }
  return FIXED[event.event] ?? [];
}
