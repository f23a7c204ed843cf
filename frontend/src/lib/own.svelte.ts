/** What somebody with an account allows itself: limits and exclusion, as the house keeps them. */
import { get, post } from './api';
import { money } from './money';
import { lobby } from './lobby.svelte';
import type { Limits, LimitShown } from './protocol';
import { words } from './words.svelte';

/** In the order of the page; all but the last are amounts. */
export const KINDS = ['stake', 'loss-day', 'loss-week', 'buy-day', 'session-minutes'] as const;
export type Kind = (typeof KINDS)[number];

/** Days that one may be excluded for; null: for good. */
export const TERMS: readonly (number | null)[] = [1, 7, 30, 90, 180, 365, 1825, null];

export const DAY = 24 * 3_600_000;

const NONE: LimitShown = { amount: null, pending: null, pending_from: null };

class Own {
  limits = $state.raw<Readonly<Record<string, LimitShown>>>({});
  /** Until when one is excluded, 0 for good; null: one is not. */
  excluded = $state.raw<number | null>(null);
  loaded = $state(false);

  async look(): Promise<void> {
    this.#take(await get<Limits>('/api/limits'));
  }

  /** Set a limit, or take it away (null); stricter at once, looser later: what holds is returned. */
  async set(kind: Kind, amount: number | null): Promise<LimitShown> {
    this.#take(await post<Limits>('/api/limits', { kind, amount }));
    return this.of(kind);
  }

  /** Exclude oneself for so many days, or for good (null). */
  async exclude(days: number | null): Promise<void> {
    this.#take(await post<Limits>('/api/exclude', { days }));
  }

  of(kind: Kind): LimitShown {
    return this.limits[kind] ?? NONE;
  }

  #take(found: Limits): void {
    this.limits = found.limits;
    this.excluded = found.excluded_until;
    this.loaded = true;
  }
}

export const own = new Own();

/** A limit in words: money, minutes, or that there is none. */
export function limitText(kind: Kind, amount: number | null): string {
  if (amount === null) {
    return words.text('pages-own-none');
  }
  return kind === 'session-minutes'
    ? words.text('pages-own-minutes', { minutes: amount })
    : money(amount, lobby.currency, words.language);
}

/** A day and a time, as the reader's language writes them. */
export function whenText(at: number): string {
  return new Intl.DateTimeFormat(words.language, {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(at);
}
