/** What happened at the table, one sentence an event, in the words of the record. */
import { cardNames } from './speech';
import { money, shownMeter } from './money';
import type { GameEvent } from './table.svelte';
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

/** The sentence of an event; undefined for one that goes without saying. */
export function tell(
  event: GameEvent,
  currency: string,
  nameOf: NameOf = () => '',
): Line | undefined {
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
