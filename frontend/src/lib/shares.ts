/** This seat's own bytes for the shuffle: committed with the bet, opened when bets are closed. */
import { connection } from './connection.svelte';
import { hex, shareCommitment, whereOf } from './proof';
import type { ShufflePublic } from './protocol';

export class SeatShare {
  #coup = 0;
  #secret = '';

  /** Commit to fresh bytes for a coup, once; done when the commitment is on its way. */
  async commit(seat: number, shown: ShufflePublic): Promise<void> {
    if (shown.closed || this.#coup === shown.coup) {
      return;
    }
    this.#coup = shown.coup;
    this.#secret = hex(crypto.getRandomValues(new Uint8Array(32)));
    const commitment = await shareCommitment(this.#secret, seat, whereOf(shown));
    connection.send({ type: 'share-seed', table: shown.table, coup: shown.coup, commitment });
  }

  /** Open them: bets are closed. Nothing happens where nothing was committed to. */
  open(table: string, coup: number): void {
    if (this.#coup === coup && this.#secret !== '') {
      connection.send({ type: 'share-seed', table, coup, secret: this.#secret });
      this.#secret = '';
    }
  }
}
