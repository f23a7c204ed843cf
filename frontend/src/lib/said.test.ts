import { expect, test } from 'vitest';
import { type GameEvent, heard, retold } from './said';

const events = [1, 2, 3].map((seat): GameEvent => ({ event: 'checked', seat, clause: '' }));

test('a coup told from its beginning is whole, and what was heard of it keeps its key', () => {
  const before = heard([], 1, events);
  const some = heard(before, 2, events.slice(0, 2));
  const whole = retold(some, 2, events);
  expect(whole.map(({ coup, event }) => [coup, event])).toEqual([
    ...events.map((event) => [1, event]),
    ...events.map((event) => [2, event]),
  ]);
  expect(whole.slice(0, some.length)).toEqual(some);
  expect(retold(before, 2, events)).toEqual(whole);
});

test('each line has a key of its own, however many were forgotten', () => {
  let many = heard([], 0, []);
  for (let coup = 0; coup < 99; coup += 1) {
    many = heard(many, coup, events);
  }
  const keys = retold(many, 98, events).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});
