/** Something that a form asks of the house. */
import { reasonOf } from './api';

/** Whether it is under way, and why it was not done the last time. */
export class Doing {
  busy = $state(false);
  refused = $state('');

  /** Do it; returns whether it was done. */
  async run(act: () => Promise<void>): Promise<boolean> {
    this.busy = true;
    this.refused = '';
    try {
      await act();
      return true;
    } catch (error) {
      this.refused = reasonOf(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
