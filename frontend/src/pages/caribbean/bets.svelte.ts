/** The bets that a player is about to make: chips laid, taken back and laid again, before the lock. */
import type { LiveTable, Offered } from '../../lib/table.svelte';

const CHIPS = [100, 500, 2_500, 10_000] as const;

interface Laid {
  ante: number;
  progressive: boolean;
}

export class BetSlip {
  /** The chip in hand. */
  chip = $state<number>(CHIPS[1]);
  #laid = $state.raw<Laid | undefined>(undefined);
  #before = $state.raw<readonly Laid[]>([]);
  #last = $state.raw<Laid | undefined>(undefined);
  readonly #table: LiveTable;

  constructor(table: LiveTable) {
    this.#table = table;
  }

  /** The offer to bet with the progressive, where there is one; else the plain one. */
  get offer(): Offered | undefined {
    const places = this.#table.offers.filter((offer) => offer.kind === 'place');
    return places.find((offer) => offer.progressive) ?? places[0];
  }

  get open(): boolean {
    return this.offer !== undefined;
  }

  get mayProgress(): boolean {
    return this.#table.offers.some((offer) => offer.kind === 'place' && offer.progressive);
  }

  get chips(): readonly number[] {
    const most = this.offer?.high ?? CHIPS[3];
    const unit = this.offer?.unit ?? CHIPS[0];
    return CHIPS.filter((chip) => chip <= most && (unit === 0 || chip % unit === 0));
  }

  /** What would be bet now: what was laid, else the last bet again, else the least. */
  get laid(): Laid {
    return this.#laid ?? this.#fitted(this.#last ?? { ante: 0, progressive: false });
  }

  /** What lies on the table already. */
  get placed(): Laid | undefined {
    const me = this.#table.caribbean?.seats.find((seat) => seat.seat === this.#table.seat);
    return me === undefined || me.ante === 0
      ? undefined
      : { ante: me.ante, progressive: me.progressive > 0 };
  }

  /** Whether what would be bet lies there already. */
  get isPlaced(): boolean {
    const placed = this.placed;
    const { ante, progressive } = this.laid;
    return placed?.ante === ante && placed.progressive === progressive;
  }

  get canUndo(): boolean {
    return this.#before.length > 0;
  }

  add(): void {
    const before = this.#laid ?? { ante: 0, progressive: this.laid.progressive };
    const most = this.offer?.high ?? 0;
    this.#lay({ ...before, ante: Math.min(most, before.ante + this.chip) });
  }

  toggle(): void {
    if (this.mayProgress) {
      this.#lay({ ...this.laid, progressive: !this.laid.progressive });
    }
  }

  double(): void {
    this.#lay(this.#fitted({ ...this.laid, ante: 2 * this.laid.ante }));
  }

  clear(): void {
    this.#lay({ ante: 0, progressive: false });
  }

  undo(): void {
    const last = this.#before.at(-1);
    if (last !== undefined) {
      this.#before = this.#before.slice(0, -1);
      this.#laid = last;
    }
  }

  async place(): Promise<void> {
    const { ante, progressive } = this.laid;
    if (await this.#table.act({ do: 'place', ante, progressive })) {
      this.#last = { ante, progressive };
      this.#laid = undefined;
      this.#before = [];
    }
  }

  async takeBack(): Promise<void> {
    await this.#table.act({ do: 'take-back' });
  }

  #lay(next: Laid): void {
    this.#before = [...this.#before, this.laid].slice(-50);
    this.#laid = next;
  }

  /** The nearest bet that the table takes. */
  #fitted(wish: Laid): Laid {
    const offer = this.offer;
    if (offer === undefined) {
      return wish;
    }
    return {
      ante: Math.min(offer.high, Math.max(offer.low, wish.ante)),
      progressive: wish.progressive && this.mayProgress,
    };
  }
}
