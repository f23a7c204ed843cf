import { describe, expect, it } from 'vitest';
import { beside, csvOf, editsOf, pairs, valueAt } from './odds';

describe('edits in an address', () => {
  it('come back as they went', () => {
    const edits = { 'raise.pays.full house': '3 to 2', 'dealer.opens': 'A K', a: '1=2' };
    expect(editsOf(`?${pairs(edits).toString()}&coups=9`)).toEqual(edits);
  });

  it('leave what others keep there', () => {
    const query = beside('?set=a=1&seat=x&coups=9&seat=Ah', ['set', 'coups'], pairs({ b: '2' }));
    expect(query.toString()).toBe('set=b%3D2&seat=x&seat=Ah');
  });

  it('without a key are none', () => {
    expect(editsOf('?set==3&set=flush')).toEqual({});
  });
});

describe('the value at a key', () => {
  it('is found through sections, lists and names with spaces', () => {
    const sheet = { raise: { pays: { 'full house': 7 } }, stakes: [{ ante: '5.00' }] };
    expect(valueAt(sheet, 'raise.pays.full house')).toBe('7');
    expect(valueAt(sheet, 'stakes.0.ante')).toBe('5.00');
    expect(valueAt(sheet, 'raise.pays')).toBeUndefined();
    expect(valueAt(sheet, 'nothing.here')).toBeUndefined();
  });
});

describe('a table as CSV', () => {
  it('quotes what would break a line', () => {
    const table = { head: ['rule', 'cost'], rows: [['raise A K, "any"', 0.5]] };
    expect(csvOf(table)).toBe('rule,cost\r\n"raise A K, ""any""",0.5\r\n');
  });
});
