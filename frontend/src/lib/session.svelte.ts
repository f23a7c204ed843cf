/** Who the reader is to the house. */
import { get, post, RefusedError } from './api';
import { connection } from './connection.svelte';
import type { Me } from './protocol';

class Session {
  me = $state.raw<Me | undefined>(undefined);

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

  /** Ask the house again who we are, what we have and how long we play. */
  async refresh(): Promise<void> {
    await this.#know(() => get<Me>('/api/me'));
  }

  async #know(ask: () => Promise<Me>): Promise<void> {
    try {
      this.me = await ask();
    } catch (error) {
      if (error instanceof RefusedError && error.status !== 0) {
        this.me = undefined;
      }
    }
  }

  async login(name: string, password: string): Promise<void> {
    this.me = await post<Me>('/api/login', { name, password });
    connection.restart();
  }

  async register(name: string, password: string): Promise<void> {
    this.me = await post<Me>('/api/register', { name, password });
    connection.restart();
  }

  /** Change the password; the house ends every session, and this browser gets a new one. */
  async changePassword(password: string, fresh: string): Promise<void> {
    this.me = await post<Me>('/api/password', { password, new: fresh });
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
