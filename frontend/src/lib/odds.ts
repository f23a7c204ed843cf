/** What a sheet is worth, as the house works it out: figures, tables, charts. */
import { get, post, type RefusedError } from './api';

/** Changes of a sheet by their keys, as `--set` takes them: `raise.pays.flush` to `6`. */
export type Edits = Readonly<Record<string, string>>;

type Cell = string | number;

export interface Table {
  head: string[];
  rows: Cell[][];
}

export interface Change {
  key: string;
  before: unknown;
  after: unknown;
}

export interface Progressive {
  fixed_return: number;
  return_per_unit_of_meter: number;
  break_even_meter: string | null;
  return_at_seed: number;
  long_run_return: number;
}

export interface ProgressiveDetail {
  meter: string;
  return_at_meter: number;
  deviation_at_meter: number;
  break_even_as_paid: string | null;
  mean_meter_at_hit: string | null;
  contribution_return: number;
  seed_return: number;
  with_ante: string | null;
  turns_positive_with_ante: string | null;
  hits: Record<string, number>;
  several_winners: { players: number; chance: number; loss: number; bound: number };
}

export interface Session {
  coups: number;
  ante: string;
  mean: string;
  standard_deviation: number;
  ahead: number;
  even: number;
  behind: number;
  quantiles: Record<string, string>;
  pace: number;
  hours: number;
  hourly_cost: string;
  bankroll: string | null;
  ruin: number | null;
  coups_played: number | null;
  volatility_index: number;
  ranges: { coups: number; low: number; high: number }[];
}

export interface Line {
  hand: string;
  play: 'always' | 'never' | 'depends';
  raises: number;
  by_exposed: Record<string, number | null>;
}

export interface Figures {
  deals: number;
  house_edge: number;
  element_of_risk: number;
  average_bet: number;
  standard_deviation: number;
  raise_frequency: number;
  dealer_opens: number;
  progressive: Progressive | null;
}

interface Told {
  sheet: string;
  digest: string;
  toml: string;
  changes?: Change[];
  tables: Record<string, Table>;
}

export interface CaribbeanWorth extends Told, Figures {
  game: 'caribbean-stud';
  net: number | string;
  outcomes: Record<string, number>;
  best_play: {
    house_edge: number;
    lowest_always?: string | null;
    highest_never?: string | null;
    chart?: Line[];
    costs?: Record<string, number>;
  };
  progressive_detail?: ProgressiveDetail;
  session?: Session;
}

export interface Pot {
  pot: string;
  rake: string;
  net: string;
  rate: number;
}

export interface StudDeck {
  players: number;
  lowest: string;
  cards: number;
  hands: number;
  counts: Record<string, number>;
  out_of_order: [string, string][];
}

export interface StudWorth extends Told {
  game: 'five-card-stud';
  currency: string;
  decks: StudDeck[];
  rake: {
    above: string;
    rate: number;
    cliff: { threshold: Pot; first: Pot; last: Pot; level: Pot; drop: string } | null;
    stakes: (Pot & { ante: string; bank: string; players: number; line: string })[];
  } | null;
}

export type Worth = CaribbeanWorth | StudWorth;

/** What is wrong with one line of an edited sheet. */
export interface Fault {
  key: string;
  code: string;
  what: string;
  mend: string;
}

/** What is asked beside the sheet; amounts are texts like `10.00`. */
export interface Asked {
  session?: number;
  ante?: string;
  bankroll?: string;
  meter?: string;
}

const path = (sheet: string) => `/api/odds/${encodeURIComponent(sheet)}`;

/** What a sheet is worth with these changes. */
export function worthOf(sheet: string, edits: Edits, asked: Asked = {}): Promise<Worth> {
  if (Object.keys(edits).length === 0 && Object.keys(asked).length === 0) {
    return get<Worth>(path(sheet));
  }
  return post<Worth>(path(sheet), { set: edits, ...asked });
}

/** The faults that a refusal names, none where it is about something else. */
export function faultsOf(error: RefusedError): readonly Fault[] {
  const { faults } = error.said;
  return Array.isArray(faults) ? (faults as Fault[]) : [];
}

/** Where the same answer is to be had by programs. */
export function answerPath(sheet: string, edits: Edits, asked: Asked = {}): string {
  const query = pairs(edits);
  for (const [name, value] of Object.entries(asked)) {
    query.set(name, String(value));
  }
  return path(sheet) + (query.size === 0 ? '' : `?${query.toString()}`);
}

export interface Drawn {
  theme: 'light' | 'dark';
  width: number;
  session?: number | undefined;
}

export function chartPath(sheet: string, chart: string, edits: Edits, drawn: Drawn): string {
  const query = pairs(edits);
  query.set('theme', drawn.theme);
  query.set('width', String(drawn.width));
  if (drawn.session !== undefined) {
    query.set('session', String(drawn.session));
  }
  return `${path(sheet)}/charts/${chart}.svg?${query.toString()}`;
}

/** Changes as an address has them: `set=KEY=VALUE`, as often as there are any. */
export function pairs(edits: Edits): URLSearchParams {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(edits)) {
    query.append('set', `${key}=${value}`);
  }
  return query;
}

/** The changes of an address. */
export function editsOf(search: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const pair of new URLSearchParams(search).getAll('set')) {
    const at = pair.indexOf('=');
    if (at > 0) {
      found[pair.slice(0, at).trim()] = pair.slice(at + 1).trim();
    }
  }
  return found;
}

/** An address with other values under some names; what others keep there stays. */
export function beside(
  search: string,
  names: readonly string[],
  values: URLSearchParams,
): URLSearchParams {
  const query = new URLSearchParams(values);
  for (const [name, value] of new URLSearchParams(search)) {
    if (!names.includes(name)) {
      query.append(name, value);
    }
  }
  return query;
}

/** The value at a key with dots of a sheet, as text; undefined where there is none. */
export function valueAt(sheet: unknown, key: string): string | undefined {
  let at = sheet;
  for (const part of key.split('.')) {
    if (typeof at !== 'object' || at === null) {
      return undefined;
    }
    at = (at as Record<string, unknown>)[part];
  }
  return typeof at === 'string' || typeof at === 'number' || typeof at === 'boolean'
    ? String(at)
    : undefined;
}

/** A table as CSV (RFC 4180). */
export function csvOf(table: Table): string {
  return [table.head, ...table.rows]
    .map((row) => row.map((cell) => quoted(String(cell))).join(','))
    .map((line) => `${line}\r\n`)
    .join('');
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
