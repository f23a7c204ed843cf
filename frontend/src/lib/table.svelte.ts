/** A live table as this reader sees it: the house's own view, and what was said of the coup. */
import type {
  CaribbeanView,
  Events,
  NamedHand,
  Offer,
  Refused,
  ServerMessage,
  ShufflePublic,
  Snapshot,
  StudView,
  TableState,
} from './protocol';
import { connection, type Answer } from './connection.svelte';
import { heard, retold, type Said } from './said';
import { handName, tableName } from './speech';
import { SeatShare } from './shares';
import { session } from './session.svelte';
import { words } from './words.svelte';

export type PlayerAction = Extract<import('./protocol').ClientMessage, { type: 'act' }>['action'];
/** One thing that may be done, with all its bounds. */
export type Offered = Required<Offer>;

export class LiveTable {
  /** Everything as of the last look; undefined before the first. */
  look = $state.raw<Snapshot | undefined>(undefined);
  state = $state.raw<TableState | undefined>(undefined);
  offers = $state.raw<readonly Offered[]>([]);
  toAct = $state.raw<readonly number[]>([]);
  turn = $state(0);
  coup = $state(0);
  deadline = $state<number | null>(null);
  said = $state.raw<readonly Said[]>([]);
  refused = $state.raw<Refused | undefined>(undefined);
  /** What the hands are called of which this reader sees something. */
  hands = $state.raw<readonly NamedHand[]>([]);
  shuffle = $state.raw<ShufflePublic | undefined>(undefined);
  /** The sheet's own words for classes, once its rules are here. */
  names = $state.raw<Readonly<Record<string, string>>>({});
  /** Whether something that was asked is still unanswered. */
  busy = $state(false);
  /** The seat that this reader is about to take, null: any that is free; undefined: none. */
  sitting = $state<{ seat: number | null }>();
  /** What the display of the meter shows, in micro-units. */
  meter = $state<number | null>(null);

  readonly id: string;
  #seq = 0;
  #looking = false;
  #stale = false;
  readonly #stop: () => void;
  readonly #heard = new Set<(events: Events) => void>();
  readonly #share = new SeatShare();
  readonly #acted = new Set<(action: PlayerAction) => void>();

  constructor(id: string) {
    this.id = id;
    this.#stop = connection.listen((message) => this.#take(message));
    connection.follow(id);
  }

  close(): void {
    this.#stop();
    connection.unfollow(this.id);
  }

  /** Call back with every batch of events, until the function that is returned is called. */
  onEvents(call: (events: Events) => void): () => void {
    this.#heard.add(call);
    return () => this.#heard.delete(call);
  }

  /** Call back with what this reader does, once it is done. */
  onAct(call: (action: PlayerAction) => void): () => void {
    this.#acted.add(call);
    return () => this.#acted.delete(call);
  }

  /** The seat of this reader; null for a watcher. */
  get seat(): number | null {
    return this.look?.seat ?? null;
  }

  get caribbean(): CaribbeanView | undefined {
    const view = this.look?.view;
    return view?.game === 'caribbean-stud' ? view : undefined;
  }

  get stud(): StudView | undefined {
    const view = this.look?.view;
    return view?.game === 'five-card-stud' ? view : undefined;
  }

  /** The hand of this reader, face-down cards included. */
  get holding(): NamedHand | undefined {
    return this.hands.find((hand) => hand.seat === this.seat && hand.holding);
  }

  /** What a seat's cards are called (0: the dealer's): one's own whole, the others' as shown. */
  nameOf(seat: number): string {
    const found =
      this.hands.find((hand) => hand.seat === seat && hand.holding) ??
      this.hands.find((hand) => hand.seat === seat);
    return found === undefined ? '' : this.named(found);
  }

  named(hand: NamedHand): string {
    return handName(hand, this.names[hand.class]);
  }

  /** The name of whoever sits at a seat. */
  who(seat: number): string {
    if (seat === this.seat) {
      return words.text('pages-seat-you');
    }
    const found = this.state?.seats.find((one) => one.seat === seat);
    if (found === undefined) {
      return words.text('pages-seat', { seat });
    }
    if (!found.bot) {
      return found.name;
    }
    return found.character
      ? words.text('pages-seat-bot-way', {
          name: found.name,
          way: words.text(`play-way-${found.character}`),
        })
      : words.text('pages-seat-bot', { name: found.name });
  }

  offer(kind: string): Offered | undefined {
    return this.offers.find((offer) => offer.kind === kind);
  }

  /** Do what was offered; a refusal is kept in `refused` until the next attempt. */
  async act(action: PlayerAction): Promise<boolean> {
    const done = await this.#ask(
      connection.ask({ type: 'act', table: this.id, coup: this.coup, turn: this.turn, action }),
    );
    if (done) {
      for (const call of this.#acted) {
        call(action);
      }
    }
    return done;
  }

  /** The most that may be added to the bank now; null: the rules set no limit. */
  get mostTopUp(): number | null {
    return this.look?.top_up === undefined ? 0 : this.look.top_up;
  }

  /** Why the last thing asked was not done, with the clause that says so; empty: it was. */
  get refusedText(): string {
    if (this.refused === undefined) {
      return '';
    }
    const { text, clause } = this.refused;
    return clause === '' ? text : words.text('pages-refused', { text, clause });
  }

  /** What one usually sits down with: the least bank, or twenty antes. */
  get usualChips(): number {
    const [low, high] = this.state?.bank ?? [0, 0];
    return high > 0 ? low : Math.max(low, 20 * (this.state?.ante[0] ?? 0));
  }

  get title(): string {
    return this.state === undefined ? words.text('pages-table') : tableName(this.state);
  }

  /** Whether a seat that nobody has may be taken by this reader. */
  get maySit(): boolean {
    const { state } = this;
    if (state === undefined || state.status === 'closed') {
      return false;
    }
    return this.seat === null && (state.practice || session.signedIn);
  }

  sit(chips: number, seat: number | null): Promise<boolean> {
    return this.#ask(connection.ask({ type: 'sit', table: this.id, chips, seat }));
  }

  leave(): Promise<boolean> {
    return this.#ask(connection.ask({ type: 'leave', table: this.id }));
  }

  topUp(amount: number): Promise<boolean> {
    return this.#ask(connection.ask({ type: 'top-up', table: this.id, amount }));
  }

  present(): Promise<boolean> {
    return this.#ask(connection.ask({ type: 'present', table: this.id }));
  }

  callInspector(): Promise<boolean> {
    return this.#ask(connection.ask({ type: 'call-inspector', table: this.id }));
  }

  async #ask(asked: Promise<Answer>): Promise<boolean> {
    this.busy = true;
    this.refused = undefined;
    const answer = await asked;
    this.busy = false;
    if (answer.type === 'refused') {
      this.refused = answer;
    }
    this.#again();
    return answer.type === 'ack';
  }

  #take(message: ServerMessage): void {
    if (message.type === 'welcome') {
      // Whatever look was under way went with the line before.
      this.#looking = false;
      this.#again();
    } else if (message.type === 'meter') {
      if (message.tables.includes(this.id)) {
        this.meter = message.amount;
      }
    } else if (message.type === 'refused') {
      if (message.table === this.id && message.id == null && this.look === undefined) {
        this.refused = message;
        this.#looking = false;
      }
    } else if ('table' in message && message.table === this.id) {
      if (message.type === 'snapshot') {
        this.#see(message);
      } else if (message.type === 'events') {
        this.#hear(message);
      }
    }
  }

  #see(look: Snapshot): void {
    this.#looking = false;
    this.look = look;
    this.state = look.state;
    this.meter = look.state.meter ?? null;
    this.hands = look.hands ?? [];
    this.shuffle = look.shuffle ?? undefined;
    this.#mix();
    this.offers = (look.view?.offers ?? []).map(whole);
    this.toAct = toActOf(look);
    this.turn = look.turn;
    this.coup = look.coup;
    this.deadline = look.deadline;
    this.#seq = Math.max(this.#seq, look.seq);
    if (look.said != null) {
      this.said = retold(this.said, look.coup, look.said);
    }
    if (this.#stale) {
      this.#again();
    }
  }

  #hear(events: Events): void {
    if (events.seq <= this.#seq) {
      // Who is there changes between two sequences: nothing happened, yet the table looks different.
      if (events.seq === this.#seq && events.events.length === 0) {
        this.#again();
      }
      return;
    }
    this.#seq = events.seq;
    this.said = heard(this.said, events.coup, events.events);
    if (events.shuffle != null) {
      this.shuffle = events.shuffle;
      this.#mix();
    }
    if (events.hands != null) {
      this.hands = events.hands;
    }
    for (const call of this.#heard) {
      call(events);
    }
    this.#again();
  }

  /** Add this seat's own bytes to the shuffle: committed to with the bet, opened at the lock. */
  #mix(): void {
    const { seat, shuffle } = this;
    if (seat === null || shuffle === undefined || shuffle.root) {
      return;
    }
    if (shuffle.closed) {
      this.#share.open(shuffle.table, shuffle.coup);
    } else if (this.#isIn(seat)) {
      void this.#share.commit(seat, shuffle);
    }
  }

  /** Whether a seat takes part in the coup that is being prepared. */
  #isIn(seat: number): boolean {
    const view = this.look?.view;
    if (view?.game === 'caribbean-stud') {
      return view.seats.some((one) => one.seat === seat && one.ante > 0);
    }
    return view?.seats.some((one) => one.seat === seat) ?? false;
  }

  /** Look again; one look at a time is under way. */
  #again(): void {
    if (this.#looking) {
      this.#stale = true;
      return;
    }
    this.#stale = false;
    this.#looking = connection.status === 'open';
    connection.look(this.id);
  }
}

function toActOf(look: Snapshot): readonly number[] {
  const view = look.view;
  if (view == null) {
    return [];
  }
  if (view.game === 'caribbean-stud') {
    return view.to_act;
  }
  return view.turn === null ? [] : [view.turn];
}

function whole(offer: Offer): Offered {
  return { low: 0, high: 0, unit: 0, progressive: false, ...offer };
}
