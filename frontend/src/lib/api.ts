/** HTTP to the house, with its refusals as errors that can be shown. */
import { words } from './words.svelte';

/** What the house refuses: its code, the clause, and a sentence in the reader's language. */
export class RefusedError extends Error {
  readonly code: string;
  readonly clause: string;
  readonly status: number;
  /** All that was answered: some refusals say more. */
  readonly said: Refusal;

  constructor(status: number, code: string, clause: string, text: string, said: Refusal = {}) {
    super(text);
    this.name = 'RefusedError';
    this.status = status;
    this.code = code;
    this.clause = clause;
    this.said = said;
  }
}

/** What went wrong, in words. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

interface Refusal {
  readonly code?: string;
  readonly clause?: string;
  readonly text?: string;
  readonly [more: string]: unknown;
}

async function ask(
  method: string,
  path: string,
  body?: unknown,
  bearer?: string,
  more: Record<string, string> = {},
): Promise<Response> {
  const headers: Record<string, string> = { 'Accept-Language': words.language, ...more };
  const init: RequestInit = { method, headers, credentials: 'same-origin' };
  if (bearer !== undefined) {
    // Somebody else's session for one request: this browser's own stays out of it.
    headers['Authorization'] = `Bearer ${bearer}`;
    init.credentials = 'omit';
  }
  if (body !== undefined) {
    headers['Content-Type'] = 'application/json';
    init.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new RefusedError(0, 'unreachable', '', words.text('pages-unreachable'));
  }
  if (!response.ok) {
    const said = (await response.json().catch(() => ({}))) as Refusal;
    throw new RefusedError(
      response.status,
      said.code ?? 'failed',
      said.clause ?? '',
      said.text ?? words.text('pages-unreachable'),
      said,
    );
  }
  return response;
}

/** GET a JSON document. */
export async function get<T>(path: string): Promise<T> {
  return (await (await ask('GET', path)).json()) as T;
}

/** GET what a page asks again and again by itself: that keeps nobody signed in. */
export async function poll<T>(path: string): Promise<T> {
  const response = await ask('GET', path, undefined, undefined, { 'X-Unattended': '1' });
  return (await response.json()) as T;
}

/** GET a text. */
export async function getText(path: string): Promise<string> {
  return (await ask('GET', path)).text();
}

/** POST a JSON document and return the one that answers; `bearer` asks as somebody else. */
export async function post<T>(path: string, body: unknown = {}, bearer?: string): Promise<T> {
  const text = await (await ask('POST', path, body, bearer)).text();
  return (text === '' ? undefined : JSON.parse(text)) as T;
}
