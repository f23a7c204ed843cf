import { describe, expect, it } from 'vitest';
import { chipsOf, money, readAmount, shortMoney, shownMeter } from './money';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('money', () => {
  it('is written as each language writes it', () => {
    expect(money(123_456_78, 'CAD', 'en')).toBe('$123,456.78');
    expect(plain(money(123_456_78, 'CAD', 'fr'))).toBe('123 456,78 $');
    expect(plain(money(1_250, 'EUR', 'it'))).toBe('12,50 €');
    expect(plain(money(-123_456_78, 'EUR', 'sl'))).toBe('−123.456,78 €');
  });

  it('leaves whole amounts without decimals on chips and buttons', () => {
    expect(shortMoney(2_000, 'EUR', 'en')).toBe('€20');
    expect(shortMoney(2_050, 'EUR', 'en')).toBe('€20.50');
  });

  it('shows a meter in whole cents, the remainder carried', () => {
    expect(shownMeter(100_005_019_999)).toBe(10_000_501);
  });

  it('is read as people type it, and nothing else is', () => {
    expect(readAmount('20')).toBe(2_000);
    expect(readAmount('12,5')).toBe(1_250);
    expect(readAmount('1 200.50 €')).toBe(120_050);
    for (const text of ['', '-5', '1.234', '12.345', 'ten', '1e3', '1,2,3']) {
      expect(readAmount(text)).toBeUndefined();
    }
  });

  it('is shown in chips that add up to it', () => {
    const worths = [100, 500, 2_500];
    for (const amount of [0, 100, 700, 12_300]) {
      expect(chipsOf(amount, worths).reduce((sum, chip) => sum + chip, 0)).toBe(amount);
    }
  });
});
