/** Why a bet of Caribbean Stud was paid, came back or was lost: the sentences of the record. */
import { money } from './money';
import type { CaribbeanView, NamedHand } from './protocol';
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
