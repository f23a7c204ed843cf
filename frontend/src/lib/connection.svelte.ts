/**
 * The one WebSocket of a page: says hello, asks by ids, and comes back when it is dropped.
 *
 * What was not answered before a drop is asked again by the same id, so that it is done once; a
 * table is followed on from the last sequence seen.
 */
import type { ClientMessage, ServerMessage } from './protocol';
import { clock } from './clock.svelte';
import { words } from './words.svelte';

export type Answer = Extract<ServerMessage, { type: 'ack' | 'refused' | 'advice' }>;
export type Welcome = Extract<ServerMessage, { type: 'welcome' }>;
type Asking = Extract<ClientMessage, { id: string }>;
type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;
type Listener = (message: ServerMessage) => void;

/** `broken` is for good: the house said that it is no use to come back. */
export type Status = 'connecting' | 'open' | 'lost' | 'broken';

const VERSION = 1;
const FINAL = new Set([4400, 4401, 4403, 4429]);
const FIRST_WAIT = 150;
const LONGEST_WAIT = 3_000;
const SLOWER = 500;
/** A heartbeat that goes unanswered for so long means that the line is dead. */
const BEAT = 10_000;
const DEAD = 6_000;

interface Waiting {
  message: Asking;
  answer: (answer: Answer) => void;
}

function socketUrl(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;
}

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

export class Connection {
  status = $state<Status>('connecting');
  welcome = $state.raw<Welcome | undefined>(undefined);
  /** Why the house closed the line for good, in words. */
  reason = $state('');

  #socket: WebSocket | undefined;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  readonly #waiting = new Map<string, Waiting>();
  readonly #listeners = new Set<Listener>();
  /** Tables followed, with the last sequence seen; null for a fresh look. */
  readonly #followed = new Map<string, number | null>();

  constructor() {
    addEventListener('online', () => this.#hurry());
    addEventListener('offline', () => this.#socket?.close());
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) {
        this.#hurry();
      }
    });
  }

  /** Connect, unless connected already. */
  open(): void {
    if (this.#socket === undefined && this.#retry === undefined) {
      this.#connect();
    }
  }

  /** Begin anew as whoever one is now: after a login or a logout, or in another language. */
  restart(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
    for (const table of this.#followed.keys()) {
      this.#followed.set(table, null);
    }
    this.#wait = FIRST_WAIT;
    this.#connect();
  }

  /** Hear every message until the function that is returned is called. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN && this.status === 'open') {
      this.#socket.send(JSON.stringify(message));
    }
  }

  follow(table: string): void {
    this.#followed.set(table, null);
    this.send({ type: 'watch', table, said: true });
  }

  /** Ask how a table looks now. */
  look(table: string): void {
    this.send({ type: 'watch', table });
  }

  unfollow(table: string): void {
    this.#followed.delete(table);
    this.send({ type: 'unwatch', table });
  }

  /** Ask for something once; the answer comes also after a drop. */
  ask(message: WithoutId<Asking>): Promise<Answer> {
    const whole = { ...message, id: newId() };
    return new Promise((answer) => {
      this.#waiting.set(whole.id, { message: whole, answer });
      this.send(whole);
    });
  }

  #connect(): void {
    this.#retry = undefined;
    const socket = new WebSocket(socketUrl());
    this.#socket = socket;
    socket.onopen = () => {
      socket.send(
        JSON.stringify({ type: 'hello', version: VERSION, language: words.language, names: true }),
      );
    };
    socket.onmessage = (event) => {
      if (this.#socket === socket) {
        this.#take(JSON.parse(String(event.data)) as ServerMessage);
      }
    };
    socket.onclose = (event) => {
      if (this.#socket === socket) {
        this.#lost(event.code, event.reason);
      }
    };
  }

  #lost(code: number, reason: string): void {
    this.#socket = undefined;
    clearInterval(this.#beat);
    if (FINAL.has(code)) {
      this.status = 'broken';
      this.reason ||= reason;
      return;
    }
    this.status = this.welcome === undefined ? 'connecting' : 'lost';
    this.#retry = setTimeout(() => this.#connect(), this.#wait * (0.5 + Math.random()));
    this.#wait = Math.min(LONGEST_WAIT, 2 * this.#wait);
  }

  /** Do not wait for the next attempt: the network, or the reader, is back. */
  #hurry(): void {
    if (this.#retry !== undefined) {
      clearTimeout(this.#retry);
      this.#wait = FIRST_WAIT;
      this.#connect();
    }
  }

  #take(message: ServerMessage): void {
    this.#heard = Date.now();
    switch (message.type) {
      case 'welcome':
        clock.set(message.time);
        this.welcome = message;
        this.status = 'open';
        this.reason = '';
        this.#wait = FIRST_WAIT;
        this.#resume();
        break;
      case 'snapshot':
        clock.set(message.time);
        if (this.#followed.has(message.table)) {
          this.#followed.set(message.table, message.seq);
        }
        break;
      case 'events':
        if (this.#followed.has(message.table)) {
          this.#followed.set(message.table, message.seq);
        }
        break;
      case 'ack':
      case 'advice':
        this.#answer(message.id, message);
        break;
      case 'refused':
        this.#refused(message);
        break;
      case 'pong':
        clock.set(message.time);
        break;
      case 'closed':
        this.reason = message.text;
        break;
    }
    for (const listener of [...this.#listeners]) {
      listener(message);
    }
  }

  #resume(): void {
    for (const [table, after] of this.#followed) {
      this.send({ type: 'watch', table, after, said: true });
    }
    for (const { message } of this.#waiting.values()) {
      this.send(message);
    }
    clearInterval(this.#beat);
    this.#beat = setInterval(() => this.#check(), BEAT);
  }

  #check(): void {
    const socket = this.#socket;
    this.send({ type: 'ping' });
    setTimeout(() => {
      if (this.#socket === socket && Date.now() - this.#heard > DEAD + BEAT) {
        socket?.close();
      }
    }, DEAD);
  }

  #answer(id: string, answer: Answer): void {
    this.#waiting.get(id)?.answer(answer);
    this.#waiting.delete(id);
  }

  #refused(message: Extract<ServerMessage, { type: 'refused' }>): void {
    if (message.code === 'too-fast') {
      // It was not read, so the house cannot say what it was: all is asked again by its id.
      setTimeout(() => {
        for (const waiting of this.#waiting.values()) {
          this.send(waiting.message);
        }
        for (const table of this.#followed.keys()) {
          this.look(table);
        }
      }, SLOWER);
    } else if (message.id != null) {
      this.#answer(message.id, message);
    }
  }
}

export const connection = new Connection();
