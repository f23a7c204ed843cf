import { describe, expect, it } from 'vitest';
import { number, share, signed, smallShare } from './numbers';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replace('\u2212', '-');

describe('numbers', () => {
  it('are written as the language does', () => {
    expect(number(1234.5, 2, 'en')).toBe('1,234.50');
    expect(plain(number(1234.5, 2, 'fr'))).toBe('1 234,50');
    expect(plain(share(0.052243, 4, 'en'))).toBe('5.2243%');
    expect(plain(share(0.052243, 4, 'fr'))).toBe('5,2243 %');
  });

  it('have a sign where they differ', () => {
    expect(plain(signed(-0.21934, 4, 'en'))).toBe('-0.2193');
    expect(plain(signed(0.21934, 4, 'sl'))).toBe('+0,2193');
    expect(signed(0.00000001, 4, 'en')).toBe('0.0000');
  });

  it('that are small say something still', () => {
    expect(smallShare(0.00000084079, 'en')).toBe('0.0000841%');
    expect(smallShare(0.227385, 'en')).toBe('22.739%');
    expect(smallShare(0, 'en')).toBe('0.000%');
  });
});
