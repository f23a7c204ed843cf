/** The pots as they lie in the middle, from the main pot up. */
import type { StudView } from '../../lib/protocol';
import { words } from '../../lib/words.svelte';

/** What lies in the middle: without what is in front of the seats in this round. */
export function potsOf(view: StudView): number[] {
  const front = view.seats.reduce((sum, seat) => sum + seat.in_front, 0);
  return [view.pot - front];
}

export function potName(number: number, of: number): string {
  if (number > 0) {
    return words.text('pages-stud-side-pot', { number });
  }
  return words.text(of > 1 ? 'pages-stud-main-pot' : 'pages-stud-pot');
}
