/** The rules of a table's sheet, fetched once. */
import { get } from './api';
import type { Rules } from './protocol';
import { words } from './words.svelte';

const found = new Map<string, Promise<Rules>>();

/** The rules by a table's id, a shipped sheet's name or a sheet's digest, in the reader's language. */
export function rulesOf(sheet: string): Promise<Rules> {
  const key = `${words.language} ${sheet}`;
  let rules = found.get(key);
  if (rules === undefined) {
    rules = get<Rules>(`/api/rules/${encodeURIComponent(sheet)}`);
    rules.catch(() => found.delete(key));
    found.set(key, rules);
  }
  return rules;
}
