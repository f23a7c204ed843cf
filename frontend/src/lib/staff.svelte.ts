/** What the staff's consoles know: tables, alerts, what waits; and how an act is asked for. */
import type { components } from '../generated/api';
import { poll, post, RefusedError } from './api';
import { clock } from './clock.svelte';
import type { Me } from './protocol';
import { session } from './session.svelte';
import { words } from './words.svelte';

type Schemas = components['schemas'];
export type Console = Schemas['Console'];
export type StaffTable = Schemas['StaffTable'];
export type TableFigures = Schemas['TableFigures'];
export type StaffAct = Schemas['StaffAct'];
export type Acts = Schemas['Acts'];
export type Alert = Schemas['Alert'];
export type Account = Schemas['Account'];
export type Opened = Schemas['croupier.server.cashier_api.Opened'];
export type Member = Schemas['Member'];
export type SheetLine = Schemas['SheetLine'];
export type OpenTable = Schemas['OpenTable'];
export type JackpotShown = Schemas['JackpotShown'];

/** A seed in hexadecimal digits. */
export interface OpenedSeed {
  readonly table: string;
  readonly coup: number;
  readonly seed: string;
}

const EVERY = 2_000;
/** Figures of an hour need not be fresher. */
const FIGURES_EVERY = 10_000;

/** What waits for somebody, and which tables there are: where it changes, somebody did something. */
function waiting({ alerts, jackpots, adjustments, seeds, openings, tables }: Console): string {
  const stand = tables.map((one) => [
    one.table,
    one.paused,
    one.stopped,
    one.closing,
    one.void_requested_by,
  ]);
  return JSON.stringify([alerts, jackpots, adjustments, seeds, openings, stand]);
}

class StaffBoard {
  console = $state.raw<Console | undefined>(undefined);
  figures = $state.raw<Readonly<Record<string, TableFigures>>>({});
  /** How often something was done, here or as far as it shows elsewhere: the log is out of date. */
  acted = $state(0);
  /** The seeds that two have opened before this page. */
  seeds = $state.raw<readonly OpenedSeed[]>([]);
  /** Why the last look failed, in words. */
  failed = $state('');
  #watchers = 0;
  #timers: ReturnType<typeof setInterval>[] = [];

  /** Keep it fresh until the function that is returned is called. */
  watch(): () => void {
    this.#watchers += 1;
    if (this.#watchers === 1) {
      this.#timers = [
        setInterval(() => void this.#look(), EVERY),
        setInterval(() => void this.refreshFigures(), FIGURES_EVERY),
      ];
    }
    void this.#look();
    void this.refreshFigures();
    return () => {
      this.#watchers -= 1;
      if (this.#watchers === 0) {
        this.#timers.forEach(clearInterval);
      }
    };
  }

  /** Look again, after something was done here. */
  async refresh(): Promise<void> {
    this.acted += 1;
    await this.#look();
  }

  /** Alerts are wanted even where the page is hidden: they may ring. */
  async #look(): Promise<void> {
    try {
      const found = await poll<Console>('/api/staff/tables');
      clock.set(found.time);
      if (this.console !== undefined && waiting(found) !== waiting(this.console)) {
        this.acted += 1;
      }
      this.console = found;
      this.failed = '';
    } catch (error) {
      this.failed = error instanceof Error ? error.message : String(error);
      if (error instanceof RefusedError && (error.status === 401 || error.status === 403)) {
        // The session is over, or the role: what stands here is nobody's to see any more.
        this.console = undefined;
        this.figures = {};
        this.seeds = [];
        await session.begin();
      }
    }
  }

  async refreshFigures(): Promise<void> {
    if (document.hidden) {
      return;
    }
    try {
      const found = await poll<TableFigures[]>('/api/staff/figures');
      this.figures = Object.fromEntries(found.map((one) => [one.table, one]));
    } catch {
      // The look at the tables says what is wrong.
    }
  }

  table(id: string): StaffTable | undefined {
    return this.console?.tables.find((one) => one.table === id);
  }

  /** What a table is called. */
  tableName(id: string): string {
    return this.table(id)?.state?.name ?? id;
  }

  /** What somebody is called whose id stands in the console. */
  who(id: string): string {
    return this.console?.names[id] ?? id;
  }
}

export const staff = new StaffBoard();

/** Ask for the seed of a coup, or as another sign that it is opened: then it stands on the board. */
export async function openSeed(
  table: string,
  coup: number,
  reason: string,
  bearer?: string,
): Promise<void> {
  const asked = { table, coup, reason };
  const { seed } = await post<{ seed: string | null }>('/api/staff/seeds', asked, bearer);
  if (seed !== null) {
    staff.seeds = [...staff.seeds, { table, coup, seed }];
  }
}

/** One attempt at an act: sent twice with the same id, it is done once. */
export interface Attempt {
  id: string;
  reason: string;
}

let last = 0;

/** A name for an act: sent twice by it, it is done once. */
export function actId(): string {
  last += 1;
  const random = crypto.getRandomValues(new Uint32Array(3));
  return `${last}-${Array.from(random, (part) => part.toString(36)).join('')}`;
}

/** Ask for an act at a table. */
export function actAt(table: string, asked: object, bearer?: string): Promise<unknown> {
  return post(`/api/staff/tables/${encodeURIComponent(table)}/acts`, asked, bearer);
}

/** Do something in the name of somebody who is here too, without changing who is signed in. */
export async function asAnother<T>(
  name: string,
  password: string,
  act: (bearer: string) => Promise<T>,
): Promise<T> {
  const { session } = await post<Me>('/api/login', { name, password, bearer: true });
  if (session === '') {
    throw new RefusedError(401, 'failed', '', words.text('pages-unreachable'));
  }
  try {
    return await act(session);
  } finally {
    await post('/api/logout', {}, session).catch(() => undefined);
  }
}
