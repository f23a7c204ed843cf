/** All tables, the jackpots and the public rate of voided coups, kept fresh while it is shown. */
import { get, reasonOf } from './api';
import { clock } from './clock.svelte';
import { connection } from './connection.svelte';
import type { Lobby, TableState } from './protocol';

const EVERY = 3_000;

class LobbyBoard {
  tables = $state.raw<readonly TableState[]>([]);
  meters = $state.raw<Readonly<Record<string, number>>>({});
  currency = $state('');
  voided = $state(0);
  coups = $state(0);
  registration = $state(false);
  loaded = $state(false);
  /** Why the last attempt failed, in words. */
  failed = $state('');

  /** Keep it fresh until the function that is returned is called. */
  watch(): () => void {
    void this.refresh();
    const timer = setInterval(() => {
      if (!document.hidden) {
        void this.refresh();
      }
    }, EVERY);
    const stop = connection.listen((message) => {
      if (message.type === 'meter') {
        this.meters = { ...this.meters, [message.meter]: message.amount };
      }
    });
    return () => {
      clearInterval(timer);
      stop();
    };
  }

  async refresh(): Promise<void> {
    try {
      const found = await get<Lobby>('/api/lobby');
      clock.set(found.time);
      this.tables = found.tables;
      this.meters = found.meters;
      this.currency = found.currency;
      this.voided = found.voided;
      this.coups = found.coups;
      this.registration = found.registration;
      this.loaded = true;
      this.failed = '';
    } catch (error) {
      this.failed = reasonOf(error);
    }
  }
}

export const lobby = new LobbyBoard();
