/** HTTP to the house, with its refusals as errors that can be shown. */
import { words } from './words.svelte';

/** What the house refuses: its code, the clause, and a sentence in the reader's language. */
export class RefusedError extends Error {
  readonly code: string;
  readonly clause: string;
  readonly status: number;

  constructor(status: number, code: string, clause: string, text: string) {
    super(text);
    this.name = 'RefusedError';
    this.status = status;
    this.code = code;
    this.clause = clause;
  }
}

interface Refusal {
  code?: string;
  clause?: string;
  text?: string;
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { 'Accept-Language': words.language };
  const init: RequestInit = { method, headers, credentials: 'same-origin' };
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
    );
  }
  return response;
}

/** GET a JSON document. */
export async function get<T>(path: string): Promise<T> {
  return (await (await ask('GET', path)).json()) as T;
}

/** GET a text. */
export async function getText(path: string): Promise<string> {
  return (await ask('GET', path)).text();
}

/** POST a JSON document and return the one that answers. */
export async function post<T>(path: string, body: unknown = {}): Promise<T> {
  const text = await (await ask('POST', path, body)).text();
  return (text === '' ? undefined : JSON.parse(text)) as T;
}
