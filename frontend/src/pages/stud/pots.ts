/** What the pots are called. */
import { words } from '../../lib/words.svelte';

export function potName(number: number, of: number): string {
  if (number > 0) {
    return words.text('pages-stud-side-pot', { number });
  }
  return words.text(of > 1 ? 'pages-stud-main-pot' : 'pages-stud-pot');
}
