import { describe, expect, it } from 'vitest';
import { SETTLES, Steady } from './steady';

describe('a list whose rows come and go', () => {
  it('lets no click through on a row that has taken the place of another', () => {
    const steady = new Steady();
    steady.see(['a', 'b', 'c'], 0);
    steady.see(['b', 'c'], 100); // the first is signed: the others move up
    expect(steady.moved('b', 100)).toBe(true);
    expect(steady.moved('c', 99 + SETTLES)).toBe(true);
    expect(steady.moved('b', 100 + SETTLES)).toBe(false);
  });

  it('lets click what came below the others or into an empty list', () => {
    const steady = new Steady();
    steady.see([], 0);
    steady.see(['a'], 0);
    steady.see(['a', 'b'], 0);
    expect(steady.moved('a', 0) || steady.moved('b', 0)).toBe(false);
  });
});
