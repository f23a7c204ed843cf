/** Who the reader is to the house. */
import { get, post, RefusedError } from './api';
import { connection } from './connection.svelte';
import type { Me } from './protocol';

class Session {
  me = $state.raw<Me | undefined>(undefined);
  /** Whether the house has said who one is, or that one is nobody. */
  asked = $state(false);
  #last = 0;

  get signedIn(): boolean {
    return this.me !== undefined && !this.me.guest;
  }

  has(role: 'cashier' | 'inspector' | 'manager'): boolean {
    return this.me?.roles.includes(role) ?? false;
  }

  /** Whether one may do what a role does; a manager may do everything. */
  may(role: 'cashier' | 'inspector' | 'manager'): boolean {
    return this.has('manager') || this.has(role);
  }

  /** Be somebody to the house: who was here before stays who it was, others become a guest. */
  async begin(): Promise<void> {
    await this.#know(() => post<Me>('/api/guest'));
  }

  /** Ask the house again who we are, what we have and how long we play; nobody becomes a guest. */
  async refresh(): Promise<void> {
    await this.#know(() => get<Me>('/api/me'));
    if (this.me === undefined && this.asked) {
      // The session ended meanwhile.
      await this.begin();
    }
  }

  /** The answer to the last question counts: an older one may tell of a session that is over. */
  async #know(ask: () => Promise<Me>): Promise<void> {
    this.#last += 1;
    const mine = this.#last;
    try {
      this.#is(await ask(), mine);
    } catch (error) {
      if (error instanceof RefusedError && error.status !== 0) {
        this.#is(undefined, mine);
      }
    }
  }

  #is(me: Me | undefined, mine: number): void {
    if (mine === this.#last) {
      this.me = me;
      this.asked = true;
    }
  }

  /** Be somebody else from now on, whatever was asked before. */
  async #become(asked: Promise<Me>): Promise<void> {
    const me = await asked;
    this.#last += 1;
    this.#is(me, this.#last);
  }

  async login(name: string, password: string): Promise<void> {
    await this.#become(post<Me>('/api/login', { name, password }));
    connection.restart();
  }

  async register(name: string, password: string): Promise<void> {
    await this.#become(post<Me>('/api/register', { name, password }));
    connection.restart();
  }

  /** Change the password; the house ends every session, and this browser gets a new one. */
  async changePassword(password: string, fresh: string): Promise<void> {
    await this.#become(post<Me>('/api/password', { password, new: fresh }));
    connection.restart();
  }

  /** End this session, or every session of this person. */
  async logout(where: 'here' | 'everywhere' = 'here'): Promise<void> {
    await post(where === 'here' ? '/api/logout' : '/api/logout/everywhere');
    await this.begin();
    connection.restart();
  }
}

export const session = new Session();
