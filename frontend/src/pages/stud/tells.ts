/** Small sentences about a coup of stud that more than one part needs. */
import { RANKS } from '../../lib/cards';
import type { LiveTable } from '../../lib/table.svelte';
import { words } from '../../lib/words.svelte';

/** What the lowest rank of the deck is called; `lowest` as the view has it, 0 for the deuce. */
export function lowestName(lowest: number): string {
  return words.text(`rank-${RANKS[lowest] ?? '?'}`, { count: 1 });
}

/** Why the coup at hand was voided; undefined if it was not, or before this page was open. */
export function voidedReason(table: LiveTable): string | undefined {
  for (const { coup, event } of table.said) {
    if (coup === table.coup && event.event === 'voided') {
      return event.reason;
    }
  }
  return undefined;
}
