/**
 * The proof of a coup's shuffle, checked by this browser alone, by the formulas that the house
 * publishes (docs, "The shuffle"). Nothing of it is asked of the house.
 */
import type { CardProof, Share, ShufflePublic } from './protocol';

type Bytes = Uint8Array<ArrayBuffer>;
export type Verdict = 'proved' | 'failed' | 'unproved';

/** One thing that was checked: a message of the catalogue `shuffle`, its values, the verdict. */
export interface Check {
  id: string;
  verdict: Verdict;
  values: Record<string, string | number>;
}

const HASH = 32;

/** Check all that a coup's public part and its opened cards can prove. */
export async function check(shown: ShufflePublic, proofs: readonly CardProof[]): Promise<Check[]> {
  const found: Check[] = [];
  const where = whereOf(shown);
  for (const share of shown.shares ?? []) {
    found.push(await checkShare(share, where));
  }
  if ((shown.shares ?? []).length === 0) {
    found.push({ id: 'verify-no-shares', verdict: 'unproved', values: {} });
  }
  if (!shown.root) {
    found.push({ id: 'verify-not-dealt', verdict: 'unproved', values: {} });
    return found;
  }
  if (shown.house_seed) {
    found.push(...(await checkSeed(shown, where)));
  } else {
    found.push({ id: 'verify-seed-sealed', verdict: 'unproved', values: {} });
  }
  found.push(await checkCards(shown, where, proofs));
  return found;
}

async function checkShare(share: Share, where: Bytes): Promise<Check> {
  const values = { seat: share.seat };
  if (!share.secret) {
    return { id: 'verify-share-replaced', verdict: 'unproved', values };
  }
  const same = (await shareCommitment(share.secret, share.seat, where)) === share.commitment;
  return same
    ? { id: 'verify-share', verdict: 'proved', values }
    : { id: 'verify-share-failed', verdict: 'failed', values };
}

/** The commitment of a seat to its 32 bytes. */
export async function shareCommitment(
  secret: string,
  seat: number,
  where: Uint8Array,
): Promise<string> {
  return hex(await sha256(label('croupier/share/v1'), where, Uint8Array.of(seat), fromHex(secret)));
}

async function checkSeed(shown: ShufflePublic, where: Bytes): Promise<Check[]> {
  const house = fromHex(shown.house_seed ?? '');
  const committed = hex(await sha256(label('croupier/commit/v1'), where, house));
  const first: Check =
    committed === shown.commitment
      ? { id: 'verify-commitment', verdict: 'proved', values: {} }
      : { id: 'verify-commitment-failed', verdict: 'failed', values: {} };
  const seed = await seedOf(house, where, shown.shares ?? []);
  const cards = await order(seed, shown.deck ?? []);
  const leaves: Bytes[] = [];
  for (const [i, card] of cards.entries()) {
    const salt = await hmac(seed, label('croupier/salt/v1'), Uint8Array.of(cards.length, i));
    leaves.push(await leaf(cards.length, i, card, salt));
  }
  const same = await isRoot(shown, where, await top(leaves));
  return [
    first,
    same
      ? { id: 'verify-root', verdict: 'proved', values: {} }
      : { id: 'verify-root-failed', verdict: 'failed', values: {} },
  ];
}

async function checkCards(
  shown: ShufflePublic,
  where: Bytes,
  proofs: readonly CardProof[],
): Promise<Check> {
  let lost = 0;
  for (const proof of proofs) {
    if (!(await holds(shown, where, proof))) {
      lost += 1;
    }
  }
  return lost === 0
    ? {
        id: 'verify-cards',
        verdict: proofs.length > 0 ? 'proved' : 'unproved',
        values: { count: proofs.length },
      }
    : { id: 'pages-proof-cards-failed', verdict: 'failed', values: { lost } };
}

async function holds(shown: ShufflePublic, where: Bytes, proof: CardProof): Promise<boolean> {
  const deck = shown.deck ?? [];
  if (!deck.includes(proof.card) || proof.position < 0 || proof.position >= deck.length) {
    return false;
  }
  const start = await leaf(deck.length, proof.position, proof.card, fromHex(proof.salt));
  const found = await climb(start, proof.position, deck.length, proof.path.map(fromHex));
  return found !== undefined && isRoot(shown, where, found);
}

/** The order that a seed gives a deck, the top card first. */
export async function order(seed: Uint8Array, deck: readonly number[]): Promise<number[]> {
  const cards = [...deck].sort((a, b) => a - b);
  const head = bytes(
    label('croupier/order/v1'),
    Uint8Array.of(cards.length),
    Uint8Array.from(cards),
  );
  let block = 0;
  let draws: number[] = [];
  const next = async (): Promise<number> => {
    if (draws.length === 0) {
      draws = [...(await hmac(seed, head, big(block, 4)))];
      block += 1;
    }
    return draws.shift() ?? 0;
  };
  for (let last = cards.length - 1; last > 0; last -= 1) {
    const limit = 256 - (256 % (last + 1));
    let draw = await next();
    while (draw >= limit) {
      draw = await next();
    }
    const other = draw % (last + 1);
    [cards[last], cards[other]] = [cards[other] ?? 0, cards[last] ?? 0];
  }
  return cards;
}

/** The bytes that tell this coup from every other. */
export function whereOf(shown: Pick<ShufflePublic, 'table' | 'coup' | 'sheet'>): Bytes {
  const name = new TextEncoder().encode(shown.table);
  return bytes(big(name.length, 2), name, big(shown.coup, 8), fromHex(shown.sheet));
}

async function seedOf(house: Bytes, where: Bytes, shares: readonly Share[]): Promise<Bytes> {
  const said: Uint8Array[] = [label('croupier/seed/v1'), where, Uint8Array.of(shares.length)];
  for (const share of [...shares].sort((a, b) => a.seat - b.seat)) {
    const { secret = '' } = share;
    const opened = secret !== '';
    said.push(Uint8Array.of(share.seat, opened ? 1 : 0));
    said.push(fromHex(opened ? secret : share.commitment));
  }
  return hmac(house, ...said);
}

async function isRoot(shown: ShufflePublic, where: Bytes, found: Uint8Array): Promise<boolean> {
  const cards = Uint8Array.from([...(shown.deck ?? [])].sort((a, b) => a - b));
  const root = await sha256(
    label('croupier/root/v1'),
    where,
    fromHex(shown.commitment),
    Uint8Array.of(cards.length),
    cards,
    found,
  );
  return hex(root) === shown.root;
}

function leaf(size: number, position: number, card: number, salt: Uint8Array): Promise<Bytes> {
  return sha256(label('croupier/leaf/v1'), Uint8Array.of(size, position, card), salt);
}

function node(left: Uint8Array, right: Uint8Array): Promise<Bytes> {
  return sha256(label('croupier/node/v1'), left, right);
}

async function top(leaves: readonly Bytes[]): Promise<Bytes> {
  const [first] = leaves;
  if (first === undefined) {
    return new Uint8Array(HASH);
  }
  if (leaves.length === 1) {
    return first;
  }
  const half = middle(leaves.length);
  return node(await top(leaves.slice(0, half)), await top(leaves.slice(half)));
}

async function climb(
  start: Bytes,
  position: number,
  size: number,
  beside: readonly Uint8Array[],
): Promise<Bytes | undefined> {
  const rights: boolean[] = [];
  for (let at = position, left = size; left > 1;) {
    const half = middle(left);
    const right = at >= half;
    rights.push(right);
    [at, left] = right ? [at - half, left - half] : [at, half];
  }
  if (rights.length !== beside.length) {
    return undefined;
  }
  let found = start;
  for (const [i, other] of beside.entries()) {
    found = rights[rights.length - 1 - i] ? await node(other, found) : await node(found, other);
  }
  return found;
}

/** The greatest power of two below a size of two or more. */
function middle(size: number): number {
  return 1 << (31 - Math.clz32(size - 1));
}

// Bytes

function label(text: string): Bytes {
  return bytes(new TextEncoder().encode(text), Uint8Array.of(0));
}

function big(value: number, length: number): Bytes {
  const found = new Uint8Array(length);
  let left = value;
  for (let i = length - 1; i >= 0; i -= 1) {
    found[i] = left % 256;
    left = Math.floor(left / 256);
  }
  return found;
}

function bytes(...parts: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export function hex(found: Uint8Array): string {
  return Array.from(found, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The 32 bytes of 64 digits; of anything else bytes that prove nothing. */
export function fromHex(text: string): Bytes {
  if (!/^[0-9a-f]{64}$/.test(text)) {
    return new Uint8Array(0);
  }
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

async function sha256(...parts: readonly Uint8Array[]): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes(...parts)));
}

async function hmac(key: Uint8Array, ...parts: readonly Uint8Array[]): Promise<Bytes> {
  const made = await crypto.subtle.importKey(
    'raw',
    bytes(key),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  return new Uint8Array(await crypto.subtle.sign('HMAC', made, bytes(...parts)));
}
