/** The seats of the calculator, as they are entered and as the house was last asked. */
import { untrack } from 'svelte';
import { RefusedError } from '../../lib/api';
import type { Card } from '../../lib/cards';
import {
  chancesOf,
  fitted,
  laid,
  NOBODY,
  seatOf,
  stagesOf,
  whole,
  wordOf,
  type Chances,
  type Place,
  type SeatCards,
  type Stage,
} from '../../lib/chances';
import { beside, type Edits } from '../../lib/odds';
import { route } from '../../lib/route.svelte';

const [PAUSE, AGAIN] = [200, 1_500];
const FEWEST = 2;
const BUSY = new Set(['too-fast', 'odds-busy']);
const HERE = ['seat', 'up'];

/** What is wrong, and at which seat, the first being 1; 0 for all of them. */
export interface Fault {
  readonly seat: number;
  readonly text: string;
}

export class Calculator {
  readonly sheet: string;
  readonly stages: readonly Stage[];
  readonly most: number;
  seats = $state.raw<readonly SeatCards[]>([]);
  stage = $state.raw<Stage>({ down: 0, up: 0 });
  found = $state.raw<Chances | undefined>();
  /** The seats that `found` is of. */
  told = $state.raw<readonly string[]>([]);
  fault = $state.raw<Fault | undefined>();
  failed = $state('');
  busy = $state(false);
  #edits: Edits = {};
  /** Seats as an address brought them: the house says what is wrong with one. */
  #brought: readonly string[] | undefined;
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(sheet: string, rules: unknown, most: number) {
    this.sheet = sheet;
    this.stages = stagesOf(rules);
    this.most = most;
    this.#read(route.search);
  }

  /** What is asked of the house. */
  get words(): readonly string[] {
    return this.#brought ?? this.seats.map((seat) => wordOf(seat, this.stage));
  }

  /** Whether the chances shown are those of the seats shown. */
  get current(): boolean {
    return this.found !== undefined && this.told.join('|') === this.words.join('|');
  }

  get blank(): boolean {
    const nothing = (seat: SeatCards) =>
      !seat.folded && seat.hidden.length + seat.shown.length === 0;
    return this.seats.length === FEWEST && this.seats.every(nothing);
  }

  /** Ask by the sheet with these changes, in this language. */
  follow(edits: Edits, _language: string): void {
    untrack(() => {
      this.#edits = edits;
      this.#soon(0);
    });
  }

  /** Do as the address says, where it was changed by going back, or on. */
  go(search: string): void {
    untrack(() => {
      const words = new URLSearchParams(search).getAll('seat');
      if (words.join('|') !== (this.blank ? '' : this.words.join('|'))) {
        this.#read(search);
        this.#soon(0);
      }
    });
  }

  put(place: Place, card: Card | undefined): void {
    this.#change(laid(this.seats, place, card));
  }

  fold(seat: number): void {
    this.#change(this.seats.map((one, i) => (i === seat ? { ...one, folded: !one.folded } : one)));
  }

  players(players: number): void {
    this.#change(fitted(this.seats, this.stage, players));
  }

  deal(up: number): void {
    this.stage = this.stages.find((stage) => stage.up === up) ?? this.stage;
    this.#change(fitted(this.seats, this.stage, this.seats.length));
  }

  clear(): void {
    this.stage = this.stages[0] ?? this.stage;
    this.#change(fitted([], this.stage, FEWEST));
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#asked += 1;
  }

  #change(seats: readonly SeatCards[]): void {
    this.#brought = undefined;
    this.seats = seats;
    const query = new URLSearchParams();
    if (!this.blank) {
      for (const word of this.words) {
        query.append('seat', word);
      }
    }
    if (this.stage.up !== this.#upOf(seats)) {
      query.set('up', String(this.stage.up));
    }
    route.keep(beside(route.search, HERE, query));
    this.#soon();
  }

  /** How many cards show, as far as the cards themselves say it. */
  #upOf(seats: readonly SeatCards[]): number {
    const most = Math.max(0, ...seats.map((seat) => seat.shown.length));
    return (this.stages.find((stage) => stage.up >= most) ?? this.stages.at(-1))?.up ?? 0;
  }

  #read(search: string): void {
    const query = new URLSearchParams(search);
    const words = query.getAll('seat').slice(0, this.most);
    const seats = words.map((word) => seatOf(word, this.stages) ?? NOBODY);
    const up = query.has('up') ? Number(query.get('up')) : this.#upOf(seats);
    this.stage = this.stages.find((stage) => stage.up === up) ??
      this.stages[0] ?? { down: 0, up: 0 };
    this.seats = fitted(seats, this.stage, Math.max(FEWEST, words.length));
    const same = words.join('|') === this.seats.map((seat) => wordOf(seat, this.stage)).join('|');
    this.#brought = words.length === 0 || same || query.has('up') ? undefined : words;
  }

  #soon(after = PAUSE): void {
    clearTimeout(this.#timer);
    this.#asked += 1;
    this.busy = false;
    this.fault = undefined;
    this.failed = '';
    if (this.#brought !== undefined || whole(this.seats, this.stage)) {
      this.busy = true;
      this.#timer = setTimeout(() => void this.ask(), after);
    }
  }

  async ask(): Promise<void> {
    const turn = ++this.#asked;
    const { words } = this;
    this.busy = true;
    this.failed = '';
    try {
      const found = await chancesOf(this.sheet, words, this.#edits);
      if (turn === this.#asked) {
        this.found = found;
        this.told = words;
        this.busy = false;
      }
    } catch (error) {
      if (turn === this.#asked) {
        this.#refused(error);
      }
    }
  }

  /** The address under which programs have the same answer. */
  get edits(): Edits {
    return this.#edits;
  }

  #refused(error: unknown): void {
    if (error instanceof RefusedError && BUSY.has(error.code)) {
      this.#timer = setTimeout(() => void this.ask(), AGAIN);
      return;
    }
    this.busy = false;
    const text = error instanceof Error ? error.message : String(error);
    const values = error instanceof RefusedError ? error.said['values'] : undefined;
    const seat = (values as { seat?: unknown } | undefined)?.seat;
    if (typeof seat === 'number') {
      this.fault = { seat, text };
    } else {
      this.failed = text;
    }
  }
}
