/** Why each was paid what, at both games: the sentences of the record. */
import { money } from './money';
import type { CaribbeanView, NamedHand, StudView } from './protocol';
import { listed } from './speech';
import type { Line } from './story';
import { words } from './words.svelte';

type Settlement = NonNullable<CaribbeanView['settlement']>;
type SeatResult = Settlement['seats'][number];

export interface Explained extends Line {
  bet: 'ante' | 'raise' | 'progressive';
  net: number;
}

interface Told {
  settlement: Settlement;
  currency: string;
  /** The seat's hand, and what it is called; undefined where it stays hidden. */
  hand: NamedHand | undefined;
  name: string;
  dealer: string;
}

/** One line a bet of a seat. */
export function explained(seat: SeatResult, told: Told): Explained[] {
  const { settlement, currency } = told;
  const amount = (minor: number) => money(Math.abs(minor), currency, words.language);
  const hand = told.name === '' ? words.text('explain-hidden') : told.name;
  const { dealer } = told;
  const folded = seat.additional === null;
  const lines: Explained[] = [];
  const add = (
    bet: Explained['bet'],
    result: { net: number; clauses: readonly string[] },
    id: string,
    values: Record<string, string>,
  ) => lines.push({ bet, net: result.net, text: words.text(id, values), clauses: result.clauses });

  const way = folded ? 'fold' : !settlement.opens ? 'no-open' : wayOf(seat.ante.net);
  add('ante', seat.ante, `explain-ante-${way}`, {
    amount: amount(seat.ante.net === 0 ? seat.ante.stake : seat.ante.net),
    hand,
    dealer,
  });
  if (seat.additional != null) {
    const { net, stake } = seat.additional;
    const [num, den] = told.hand?.pays ?? [net, stake];
    const how = !settlement.opens
      ? 'no-open'
      : seat.ante.net > 0
        ? net === 0
          ? 'unpaid'
          : net * den === stake * num
            ? 'win'
            : 'capped'
        : wayOf(net);
    add('raise', seat.additional, `explain-raise-${how}`, {
      amount: amount(net === 0 ? stake : net),
      stake: amount(stake),
      pay: words.text('explain-to-one', { num, den }),
      hand,
      dealer,
    });
  }
  if (seat.progressive != null) {
    const hit = settlement.hits.find((one) => one.seat === seat.seat);
    add(
      'progressive',
      seat.progressive,
      `explain-progressive-${hit === undefined ? 'lost' : 'prize'}`,
      {
        amount: amount(seat.progressive.net),
        prize: amount(hit?.prize ?? 0),
        stake: amount(seat.progressive.stake),
        hand,
      },
    );
  }
  return lines;
}

function wayOf(net: number): 'win' | 'push' | 'lose' {
  return net > 0 ? 'win' : net < 0 ? 'lose' : 'push';
}

type StudSettled = NonNullable<StudView['settlement']>;

export interface StudTold {
  settlement: StudSettled;
  currency: string;
  /** The sheet's rake; undefined where it keeps none. */
  rake: { above: number; share: number } | undefined;
  /** What a seat's hand is called; empty where it stays hidden. */
  nameOf: (seat: number) => string;
}

/** What came back, the rake, and each pot from the main pot up: a line each. */
export function explainedStud(told: StudTold): Line[] {
  const { settlement, currency } = told;
  const amount = (minor: number) => money(minor, currency, words.language);
  const lines: Line[] = [];
  if (settlement.returned !== null) {
    const { seat, amount: back } = settlement.returned;
    lines.push({
      text: words.text('explain-returned', { seat, amount: amount(back) }),
      clauses: ['R-CM-10'],
    });
  }
  lines.push(rakeLine(told));
  const contested = settlement.pots.some((pot) => pot.seats.length > 1);
  settlement.pots.forEach((pot, number) => lines.push(potLine(told, pot, number, contested)));
  return lines;
}

/** What a seat of stud put in and is paid. */
export function explainedSeat(told: StudTold, seat: number): Line | undefined {
  const result = told.settlement.seats.find((one) => one.seat === seat);
  if (result === undefined) {
    return undefined;
  }
  const live = result.paid > 0 || told.settlement.pots.some((pot) => pot.seats.includes(seat));
  const kind = live ? 'live' : result.clauses.includes('CM-17') ? 'expelled' : 'folded';
  const amount = (minor: number) => money(minor, told.currency, words.language);
  return {
    text: words.text(`explain-stud-${kind}`, {
      put_in: amount(result.put_in),
      paid: amount(result.paid),
    }),
    clauses: result.clauses,
  };
}

function rakeLine({ settlement, currency, rake }: StudTold): Line {
  if (rake === undefined) {
    return { text: words.text('explain-no-rake-house'), clauses: ['R-CM-12'] };
  }
  const amount = (minor: number) => money(minor, currency, words.language);
  const total = settlement.pots.reduce((sum, pot) => sum + pot.amount, 0);
  const rate = new Intl.NumberFormat(words.language, {
    style: 'percent',
    maximumFractionDigits: 2,
  }).format(rake.share);
  const way = total <= rake.above ? 'no-rake' : settlement.rake === 0 ? 'rake-nothing' : 'rake';
  return {
    text: words.text(`explain-${way}`, {
      total: amount(total),
      above: amount(rake.above),
      rake: amount(settlement.rake),
      rate,
    }),
    clauses: ['CM-13', 'R-CM-12'],
  };
}

function potLine(
  { currency, nameOf }: StudTold,
  pot: StudSettled['pots'][number],
  number: number,
  contested: boolean,
): Line {
  const amount = (minor: number) => money(minor, currency, words.language);
  const [first = 0] = pot.winners;
  const hand = nameOf(first);
  let name = words.text(number === 0 ? 'explain-main-pot' : 'explain-side-pot', {
    number,
    amount: amount(pot.amount),
  });
  if (pot.rake > 0) {
    name += words.text('explain-pot-rake', { rake: amount(pot.rake) });
  }
  if (pot.winners.length > 1) {
    const shares = pot.winners.map((seat, i) =>
      words.text('explain-pot-share', { seat, share: amount(pot.shares[i] ?? 0) }),
    );
    return {
      text: words.text('explain-pot-shared', {
        pot: name,
        count: pot.winners.length,
        hand,
        shares: listed(shares),
      }),
      clauses: ['CM-12', 'CM-14'],
    };
  }
  const alone = pot.seats.length === 1 || hand === '';
  return {
    text: words.text(alone ? 'explain-pot-alone' : 'explain-pot-won', {
      pot: name,
      seat: first,
      share: amount(pot.shares[0] ?? 0),
      hand,
    }),
    clauses: number > 0 && contested ? ['CM-10', 'CM-14'] : ['CM-14'],
  };
}
