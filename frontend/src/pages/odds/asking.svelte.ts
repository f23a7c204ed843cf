/** What is asked of a sheet on this page, and the last answer to it. */
import { untrack } from 'svelte';
import { RefusedError } from '../../lib/api';
import {
  beside,
  editsOf,
  faultsOf,
  pairs,
  worthOf,
  type Asked,
  type Edits,
  type Fault,
  type Worth,
} from '../../lib/odds';
import { readAmount } from '../../lib/money';
import { route } from '../../lib/route.svelte';

/** Milliseconds without a key pressed after which the house is asked. */
const PAUSE = 350;
const AGAIN = 1_500;
const BUSY = new Set(['too-fast', 'odds-busy']);
export const COUPS = [50, 200, 1_000, 10_000] as const;

const sameEdits = (a: Edits, b: Edits): boolean => pairs(a).toString() === pairs(b).toString();

export class Asking {
  readonly sheet: string;
  edits = $state<Record<string, string>>({});
  coups = $state(200);
  bankroll = $state('');
  meter = $state('');
  /** The sheet as it lies at the table, and with the edits that were last answered. */
  base = $state.raw<Worth | undefined>();
  worth = $state.raw<Worth | undefined>();
  answered = $state.raw<Edits>({});
  /** What was asked beside them. */
  told = $state.raw<Asked>({});
  faults = $state.raw<readonly Fault[]>([]);
  failed = $state('');
  busy = $state(false);
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(sheet: string) {
    this.sheet = sheet;
    this.#read(route.search);
  }

  /** What is asked beside the sheet; what cannot be read as an amount is not. */
  get asked(): Asked {
    const [bankroll, meter] = [this.bankroll, this.meter].map(readAmount);
    const text = (minor: number) => (minor / 100).toFixed(2);
    return {
      session: this.coups,
      ...(bankroll === undefined ? {} : { bankroll: text(bankroll) }),
      ...(meter === undefined ? {} : { meter: text(meter) }),
    };
  }

  get edited(): boolean {
    return Object.keys(this.answered).length > 0;
  }

  /** Ask in a language: the house says in it what is wrong. */
  speak(_language: string): void {
    untrack(() => void this.ask());
  }

  /** Do as the address says, where it was changed by going back, or on. */
  follow(search: string): void {
    untrack(() => {
      if (this.#read(search)) {
        this.soon(0);
      }
    });
  }

  /** Take what an address says; whether anything is other than before. */
  #read(search: string): boolean {
    const query = new URLSearchParams(search);
    const edits = editsOf(search);
    const coups = COUPS.find((one) => String(one) === query.get('coups')) ?? 200;
    const [meter, bankroll] = [query.get('meter') ?? '', query.get('bankroll') ?? ''];
    const same =
      sameEdits(edits, this.edits) &&
      coups === this.coups &&
      meter === this.meter.trim() &&
      bankroll === this.bankroll.trim();
    if (!same) {
      this.edits = edits;
      this.coups = coups;
      this.meter = meter;
      this.bankroll = bankroll;
    }
    return !same;
  }

  /** What is wrong with a line. */
  faultsAt(key: string): readonly Fault[] {
    return this.faults.filter((fault) => fault.key === key);
  }

  /** Change a line of the sheet; the sheet's own value takes the change away. */
  set(key: string, value: string, own: string | undefined): void {
    const edits = Object.fromEntries(Object.entries(this.edits).filter(([one]) => one !== key));
    if (value.trim() !== (own ?? '')) {
      edits[key] = value.trim();
    }
    this.edits = edits;
    this.soon();
  }

  reset(): void {
    this.edits = {};
    this.soon(0);
  }

  /** Ask when nothing more was changed for a moment. */
  soon(after = PAUSE): void {
    const query = pairs(this.edits);
    if (this.coups !== 200) {
      query.set('coups', String(this.coups));
    }
    for (const name of ['meter', 'bankroll'] as const) {
      if (this[name].trim() !== '') {
        query.set(name, this[name].trim());
      }
    }
    route.keep(beside(route.search, ['set', 'coups', 'meter', 'bankroll'], query));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.ask(), after);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#asked += 1;
  }

  async ask(): Promise<void> {
    const turn = ++this.#asked;
    const edits = { ...this.edits };
    this.busy = true;
    this.failed = '';
    try {
      const asked = this.asked;
      const worth = await worthOf(this.sheet, edits, asked);
      if (turn === this.#asked) {
        this.#take(worth, edits);
        this.told = asked;
      }
    } catch (error) {
      if (turn === this.#asked) {
        this.#refused(error);
      }
    } finally {
      if (turn === this.#asked) {
        this.busy = false;
      }
    }
    if (this.base === undefined && this.failed === '') {
      await this.#begin();
    }
  }

  #take(worth: Worth, edits: Edits): void {
    this.worth = worth;
    this.answered = edits;
    this.faults = [];
    this.failed = '';
    if (Object.keys(edits).length === 0) {
      this.base = worth;
    }
  }

  #refused(error: unknown): void {
    if (error instanceof RefusedError && BUSY.has(error.code)) {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => void this.ask(), AGAIN);
      return;
    }
    this.faults = error instanceof RefusedError ? faultsOf(error) : [];
    this.failed =
      this.faults.length > 0 ? '' : error instanceof Error ? error.message : String(error);
  }

  /** What the sheet is worth as it is: beside the edited one, or where that is none. */
  async #begin(): Promise<void> {
    try {
      this.base = await worthOf(this.sheet, {}, { session: this.coups });
      this.worth ??= this.base;
    } catch (error) {
      this.failed = error instanceof Error ? error.message : String(error);
    }
  }
}
