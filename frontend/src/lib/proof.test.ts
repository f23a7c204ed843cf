import { describe, expect, it } from 'vitest';
import vectors from './proof.vectors.json';
import { check, fromHex, order } from './proof';
import type { CardProof, ShufflePublic } from './protocol';

const opened = vectors.opened as ShufflePublic;
const sealed = vectors.sealed as ShufflePublic;
const proofs = vectors.proofs as CardProof[];
const verdicts = async (shown: ShufflePublic, cards: CardProof[] = proofs) =>
  Object.fromEntries((await check(shown, cards)).map((one) => [one.id, one.verdict]));

describe('the proof of a shuffle', () => {
  it('orders a deck as the house does', async () => {
    expect(await order(fromHex(vectors.seed), opened.deck ?? [])).toEqual(vectors.order);
  });

  it('proves commitment, shares, root and cards once the seed is opened', async () => {
    expect(await verdicts(opened)).toEqual({
      'verify-share': 'proved',
      'verify-share-replaced': 'unproved',
      'verify-commitment': 'proved',
      'verify-root': 'proved',
      'verify-cards': 'proved',
    });
  });

  it('proves the cards alone while the seed is sealed, and says so', async () => {
    expect(await verdicts(sealed)).toMatchObject({
      'verify-seed-sealed': 'unproved',
      'verify-cards': 'proved',
    });
  });

  it('refutes a card that lay elsewhere', async () => {
    const [first, ...others] = proofs as [CardProof, ...CardProof[]];
    const moved = [{ ...first, position: first.position + 1 }, ...others];
    expect(await verdicts(sealed, moved)).toMatchObject({ 'pages-proof-cards-failed': 'failed' });
  });

  it('refutes other bytes of the house, whichever bit is changed', async () => {
    const other = { ...opened, house_seed: `ff${(opened.house_seed ?? '').slice(2)}` };
    expect(await verdicts(other)).toMatchObject({
      'verify-commitment-failed': 'failed',
      'verify-root-failed': 'failed',
    });
  });

  it('refutes a share that is not what its seat committed to', async () => {
    const shares = (opened.shares ?? []).map((share) =>
      share.secret ? { ...share, secret: '00'.repeat(32) } : share,
    );
    expect(await verdicts({ ...opened, shares })).toMatchObject({
      'verify-share-failed': 'failed',
      'verify-root-failed': 'failed',
    });
  });

  it('proves nothing by what is no proof at all', async () => {
    const junk = [{ position: 0, card: 3, salt: 'zz', path: [] }];
    expect(await verdicts(sealed, junk)).toMatchObject({ 'pages-proof-cards-failed': 'failed' });
  });
});
