import { describe, expect, it } from 'vitest';
import {
  chance,
  counted,
  fitted,
  laid,
  nextPlace,
  NOBODY,
  readChances,
  seatOf,
  stagesOf,
  whereIs,
  whole,
  wordOf,
  type SeatCards,
} from './chances';

const STREETS = { deal: { streets: [{ down: 1, up: 1 }, { up: 1 }, { up: 1 }, { up: 1 }] } };
const OPEN = stagesOf(STREETS);
const CLOSED = stagesOf({ deal: { streets: [{ down: 5 }] } });
const TWO = { down: 1, up: 2 };
const [AH, KD, QS] = [50, 45, 43];

describe('a seat as a word', () => {
  it('comes back as it went, at every street of both deals', () => {
    const seats: SeatCards[] = [
      { hidden: [], shown: [AH, KD], folded: false },
      { hidden: [QS], shown: [AH], folded: false },
      { hidden: [], shown: [KD], folded: true },
      { hidden: [QS], shown: [], folded: true },
      { ...NOBODY, folded: true },
    ];
    for (const seat of seats) {
      expect(seatOf(wordOf(seat, TWO), OPEN)).toEqual(seat);
    }
    const closed = { hidden: [AH, KD], shown: [], folded: false };
    expect(wordOf(closed, { down: 5, up: 0 })).toBe('Ah Kd ? ? ?');
    expect(seatOf('Ah Kd???', CLOSED)).toEqual(closed);
  });

  it('is read as the command reads it', () => {
    expect(wordOf({ hidden: [], shown: [AH, KD], folded: false }, TWO)).toBe('?:Ah Kd');
    expect(seatOf('ahKd', OPEN)?.shown).toEqual([AH, KD]);
    expect(seatOf('x qs:10d', OPEN)).toEqual({ hidden: [QS], shown: [33], folded: true });
    for (const faulty of ['Zz', 'Ah:Kd:Qs', ':?', 'Ah K']) {
      expect(seatOf(faulty, OPEN)).toBeUndefined();
    }
  });
});

describe('the places of cards', () => {
  it('are filled on from seat to seat until every live hand shows as many', () => {
    let seats: SeatCards[] = [NOBODY, { ...NOBODY, folded: true }, NOBODY];
    let place = { seat: 2, part: 'shown' as const, at: 0 };
    const went: string[] = [];
    for (const card of [AH, KD, QS, 0]) {
      expect(whole(seats, TWO)).toBe(false);
      seats = laid(seats, place, card);
      went.push(`${String(place.seat)}.${String(place.at)}`);
      place = (nextPlace(seats, TWO, place) ?? place) as typeof place;
    }
    expect(went).toEqual(['2.0', '2.1', '0.0', '0.1']);
    expect(nextPlace(seats, TWO, place)).toBeUndefined();
    expect(whole(seats, TWO)).toBe(true);
    expect(whereIs(KD, seats)).toEqual({ seat: 2, part: 'shown', at: 1 });
    expect(laid(seats, { seat: 2, part: 'shown', at: 0 }, undefined)[2]?.shown).toEqual([KD]);
    expect(fitted(seats, { down: 1, up: 1 }, 4).map((seat) => seat.shown.length)).toEqual([
      1, 0, 1, 0,
    ]);
  });
});

describe('an answer', () => {
  it('keeps all digits of the number of deals', () => {
    const found = readChances('{"method": "sampled", "deals": 25870799023094025001, "seats": []}');
    expect(found.deals).toBe('25870799023094025001');
    expect(counted(found.deals, 'en')).toBe('25,870,799,023,094,025,001');
    expect(counted('203490', 'en')).toBe(203_490);
  });

  it('writes no chance but none as none', () => {
    expect(chance(0.43079, 'en')).toBe('43.08%');
    expect(chance(1e-9, 'en')).toBe('< 0.01%');
    expect(chance(0, 'en')).toBe('0.00%');
  });
});
