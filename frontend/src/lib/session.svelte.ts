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

  /** Ask the house who we are; nobody is a guest who has not sat down yet. */
  async refresh(): Promise<void> {
    try {
      this.me = await get<Me>('/api/me');
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

  async logout(): Promise<void> {
    await post('/api/logout');
    this.me = undefined;
    connection.restart();
  }
}

export const session = new Session();
