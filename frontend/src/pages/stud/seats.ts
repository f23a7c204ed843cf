/** What is to be said of a seat beside its cards and chips. */
import type { SeatState, StudSeatView } from '../../lib/protocol';
import { words } from '../../lib/words.svelte';

export function noteOf(sitter: SeatState | undefined, hand: StudSeatView | undefined): string {
  if (hand?.folded) {
    return words.text('pages-stud-folded');
  }
  if (hand?.all_in) {
    return words.text('pages-stud-all-in');
  }
  if (sitter === undefined) {
    return '';
  }
  if (sitter.leaving) {
    return words.text('pages-seat-leaving');
  }
  if (sitter.absent) {
    return words.text('pages-seat-absent');
  }
  return sitter.connected || sitter.bot ? '' : words.text('pages-seat-away');
}
