/** A position at the stud table, a word a seat as `croupier chances` reads it, and its chances. */
import { getText } from './api';
import { RANKS, rankOf, suitOf, SUITS, type Card } from './cards';
import { pairs, type Edits, type Table } from './odds';
import type { NamedHand } from './protocol';

/** What is known of a seat's cards; hidden ones that nobody knows are left out. */
export interface SeatCards {
  readonly hidden: readonly Card[];
  readonly shown: readonly Card[];
  readonly folded: boolean;
}

/** How many cards lie face down and face up after a street. */
export interface Stage {
  readonly down: number;
  readonly up: number;
}

export type Part = 'hidden' | 'shown';

/** A place for a card: at which seat, hidden or shown, the how manyth, all from 0. */
export interface Place {
  readonly seat: number;
  readonly part: Part;
  readonly at: number;
}

export interface SeatChances {
  seat: number;
  written: string;
  folded: boolean;
  holds: { class: NamedHand['class']; ranks: string[] } | null;
  win: number;
  share: number;
  equity: number;
  standard_error: number;
  interval_99: [number, number];
  classes: Record<string, number>;
  speaks_next: number | null;
}

export interface Chances {
  deck: { lowest: string; cards: number };
  players: number;
  to_come: number;
  speaks: number;
  method: 'exact' | 'sampled';
  /** In digits: there may be more deals than a number here can count. */
  deals: string;
  samples: number | null;
  seed: number | null;
  seats: SeatChances[];
}

export const NOBODY: SeatCards = { hidden: [], shown: [], folded: false };
const CARD = /^(10|[2-9TJQKA])([cdhs])/i;

/** After which streets somebody may ask, by what then lies on the table. */
export function stagesOf(sheet: unknown): Stage[] {
  const { deal } = sheet as { deal?: { streets?: { down?: number; up?: number }[] } };
  const found = new Map<number, Stage>();
  let [down, up] = [0, 0];
  for (const street of deal?.streets ?? []) {
    down += street.down ?? 0;
    up += street.up ?? 0;
    found.set(up, { down, up });
  }
  return [...found.values()];
}

export function cardText(card: Card): string {
  return rankOf(card) + 'cdhs'.charAt(SUITS.indexOf(suitOf(card)));
}

/** A seat as it is typed; a live hand's unknown cards are question marks. */
export function wordOf(seat: SeatCards, stage: Stage): string {
  const unknown = Math.max(0, stage.down - seat.hidden.length);
  const hidden = [...seat.hidden.map(cardText), ...Array<string>(unknown).fill('?')].join(' ');
  const shown = seat.shown.map(cardText).join(' ');
  const known = seat.hidden.length + seat.shown.length > 0;
  if (seat.folded) {
    return known ? `x ${hidden}${stage.up > 0 ? `:${shown}` : ''}` : 'x';
  }
  return hidden + (stage.up > 0 ? `:${shown}` : '');
}

/** The seat of a word; undefined where the house has to say what is wrong with it. */
export function seatOf(word: string, stages: readonly Stage[]): SeatCards | undefined {
  const folded = /^\s*x(?=$|[\s?:])/i.test(word);
  const parts = (folded ? word.trim().slice(1) : word).split(':');
  const shows = stages.some((stage) => stage.up > 0);
  const bare = parts.length === 1;
  const inHidden = !bare || !shows || /^[?\s]*$/.test(word);
  const hidden = cardsOf(inHidden ? (parts[0] ?? '') : '', true);
  const shown = cardsOf(bare ? (inHidden ? '' : (parts[0] ?? '')) : (parts[1] ?? ''), false);
  if (parts.length > 2 || hidden === undefined || shown === undefined) {
    return undefined;
  }
  return { hidden, shown, folded };
}

function cardsOf(text: string, unknown: boolean): Card[] | undefined {
  const found: Card[] = [];
  let rest = text.replaceAll(/[\s,]/g, '');
  while (rest !== '') {
    if (unknown && rest.startsWith('?')) {
      rest = rest.slice(1);
      continue;
    }
    const match = CARD.exec(rest);
    if (match === null) {
      return undefined;
    }
    const [whole, rank = '', suit = ''] = match;
    const index = RANKS.indexOf(rank === '10' ? 'T' : rank.toUpperCase());
    found.push(4 * index + 'cdhs'.indexOf(suit.toLowerCase()));
    rest = rest.slice(whole.length);
  }
  return found;
}

/** Where a card lies; the seats by their places. */
export function whereIs(card: Card, seats: readonly SeatCards[]): Place | undefined {
  for (const [seat, cards] of seats.entries()) {
    for (const part of ['hidden', 'shown'] as const) {
      const at = cards[part].indexOf(card);
      if (at >= 0) {
        return { seat, part, at };
      }
    }
  }
  return undefined;
}

/** The seats with a card at a place, or with none there. */
export function laid(
  seats: readonly SeatCards[],
  place: Place,
  card: Card | undefined,
): SeatCards[] {
  return seats.map((seat, i) => {
    if (i !== place.seat) {
      return seat;
    }
    const cards = [...seat[place.part]];
    cards.splice(Math.min(place.at, cards.length), 1, ...(card === undefined ? [] : [card]));
    return { ...seat, [place.part]: cards };
  });
}

/** How many cards a seat still has to show before its hand can be told. */
export function lacks(seat: SeatCards, stage: Stage): number {
  return seat.folded ? 0 : Math.max(0, stage.up - seat.shown.length);
}

/** Whether there is something to ask: all live hands show as many, and some card is known. */
export function whole(seats: readonly SeatCards[], stage: Stage): boolean {
  const known = seats.some((seat) => seat.hidden.length + seat.shown.length > 0);
  return known && seats.every((seat) => lacks(seat, stage) === 0);
}

/** The place that is filled after this one: further on in the seat, then cards that others lack. */
export function nextPlace(
  seats: readonly SeatCards[],
  stage: Stage,
  place: Place,
): Place | undefined {
  const { seat, part } = place;
  const cards = seats[seat];
  const of = part === 'hidden' ? stage.down : stage.up;
  if (cards === undefined) {
    return undefined;
  }
  // What a seat that gave up showed may be known or not: nobody is led through all of it.
  if (!cards.folded && cards[part].length < of && cards[part].length > place.at) {
    return { seat, part, at: cards[part].length };
  }
  if (part === 'hidden' || cards.folded) {
    return undefined;
  }
  const order = [...seats.keys()].map((i) => (seat + i) % seats.length);
  const lacking = order.find((i) => lacks(seats[i] ?? NOBODY, stage) > 0);
  return lacking === undefined
    ? undefined
    : { seat: lacking, part: 'shown', at: seats[lacking]?.shown.length ?? 0 };
}

/** Cut seats to what a street has dealt, and to so many seats; new ones know nothing. */
export function fitted(seats: readonly SeatCards[], stage: Stage, players: number): SeatCards[] {
  return Array.from({ length: players }, (_, i) => {
    const seat = seats[i] ?? NOBODY;
    const hidden = seat.hidden.slice(0, stage.down);
    return { ...seat, hidden, shown: seat.shown.slice(0, stage.up) };
  });
}

/** What is asked of the house, as an address has it. */
export function queryOf(words: readonly string[], edits: Edits): URLSearchParams {
  const query = pairs(edits);
  for (const word of words) {
    query.append('seat', word);
  }
  return query;
}

export function chancesPath(sheet: string, words: readonly string[], edits: Edits): string {
  return `/api/odds/${encodeURIComponent(sheet)}/chances?${queryOf(words, edits).toString()}`;
}

export async function chancesOf(
  sheet: string,
  words: readonly string[],
  edits: Edits,
): Promise<Chances> {
  return readChances(await getText(chancesPath(sheet, words, edits)));
}

/** The answer, with the number of deals in all its digits. */
export function readChances(text: string): Chances {
  const found = JSON.parse(text) as Omit<Chances, 'deals'> & { deals: number };
  return { ...found, deals: /"deals":\s*(\d+)/.exec(text)?.[1] ?? String(found.deals) };
}

/** A count as a sentence takes it: in the language's digits where a number would lose some. */
export function counted(digits: string, language: string): number | string {
  const value = Number(digits);
  return Number.isSafeInteger(value)
    ? value
    : new Intl.NumberFormat(language).format(BigInt(digits));
}

/** A chance with two decimals; none but 0 is written as 0. */
export function chance(value: number, language: string): string {
  const style = new Intl.NumberFormat(language, {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return value > 0 && value < 0.00005 ? `< ${style.format(0.0001)}` : style.format(value);
}

/** The chances as a table for programs: a row a seat. */
export function tableOf(found: Chances): Table {
  const classes = Object.keys(found.seats[0]?.classes ?? {});
  const head = ['seat', 'cards', 'win', 'share', 'equity', 'standard_error', 'speaks_next'];
  return {
    head: [...head, ...classes],
    rows: found.seats.map((seat) => [
      seat.seat,
      seat.written,
      seat.win,
      seat.share,
      seat.equity,
      seat.standard_error,
      seat.speaks_next ?? '',
      ...classes.map((name) => seat.classes[name] ?? 0),
    ]),
  };
}
