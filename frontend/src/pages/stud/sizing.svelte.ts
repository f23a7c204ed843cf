/** How much is bet: by chips, by keys, by typing or by a slider, within what the house offers. */
import { readAmount } from '../../lib/money';
import type { LiveTable, Offered } from '../../lib/table.svelte';

const WORTHS = [100, 500, 2_500, 10_000, 50_000, 100_000, 500_000, 2_500_000];
const CHIPS = 4;

interface Chosen {
  /** The turn that it was chosen for; it holds for no other. */
  turn: string;
  text: string;
}

export class Sizing {
  #chosen = $state.raw<Chosen | undefined>(undefined);
  readonly #table: LiveTable;

  constructor(table: LiveTable) {
    this.#table = table;
  }

  /** The opening bet or the raise that is offered: both are totals in front. */
  get offer(): Offered | undefined {
    return this.#table.offer('raise') ?? this.#table.offer('open');
  }

  /** Whether there is anything to choose. */
  get open(): boolean {
    return this.offer !== undefined && this.offer.low < this.offer.high;
  }

  /** What stands in the field: what was chosen, else the least. */
  get text(): string {
    const chosen = this.#chosen;
    return chosen?.turn === this.#turn ? chosen.text : written(this.offer?.low);
  }

  set text(text: string) {
    this.#chosen = { turn: this.#turn, text };
  }

  /** The amount in minor units; undefined where what stands there is none. */
  get amount(): number | undefined {
    return readAmount(this.text);
  }

  /** Whether the house would take it. */
  get fits(): boolean {
    const { offer, amount } = this;
    return (
      offer !== undefined &&
      amount !== undefined &&
      (amount === offer.low ||
        amount === offer.high ||
        (amount > offer.low && amount < offer.high && amount % (offer.unit || 1) === 0))
    );
  }

  /** Whether so much is all that this seat has. */
  isAllIn(amount: number): boolean {
    const me = this.#me;
    return me !== undefined && amount === me.in_front + me.bank;
  }

  get chips(): readonly number[] {
    const { ante, low, unit } = {
      ante: this.#table.stud?.ante ?? this.#table.state?.ante[0] ?? 0,
      low: 0,
      unit: this.offer?.unit ?? 100,
      ...this.offer,
    };
    const least = Math.min(ante, low || ante);
    const fit = WORTHS.filter((worth) => worth >= least && worth % (unit || 1) === 0);
    return fit.slice(0, CHIPS);
  }

  choose(amount: number): void {
    const offer = this.offer;
    if (offer !== undefined) {
      this.text = written(Math.max(offer.low, Math.min(offer.high, amount)));
    }
  }

  add(amount: number): void {
    this.choose((this.amount ?? this.offer?.low ?? 0) + amount);
  }

  /** To the next whole unit up (1) or down (-1). */
  step(way: 1 | -1): void {
    const unit = this.offer?.unit ?? 1;
    const now = this.amount ?? this.offer?.low ?? 0;
    this.choose(way > 0 ? (Math.floor(now / unit) + 1) * unit : (Math.ceil(now / unit) - 1) * unit);
  }

  least(): void {
    this.choose(0);
  }

  /** As much as lies there once the bet is called. */
  pot(): void {
    const view = this.#table.stud;
    if (view !== undefined) {
      const unit = this.offer?.unit ?? 1;
      const most = view.level + view.pot + view.level - (this.#me?.in_front ?? 0);
      this.choose(most - (most % unit));
    }
  }

  all(): void {
    this.choose(Number.MAX_SAFE_INTEGER);
  }

  get #turn(): string {
    return `${this.#table.coup} ${this.#table.turn}`;
  }

  get #me() {
    return this.#table.stud?.seats.find((seat) => seat.seat === this.#table.seat);
  }
}

function written(amount: number | undefined): string {
  if (amount === undefined) {
    return '';
  }
  return amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2);
}
