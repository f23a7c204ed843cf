/** What was said at a table, in order; each event has a key of its own that it keeps. */
import type { Events } from './protocol';

export type GameEvent = Events['events'][number];

/** An event with the coup it belongs to. */
export interface Said {
  key: number;
  coup: number;
  event: GameEvent;
}

const KEPT = 200;

/** With what happened since. */
export function heard(
  said: readonly Said[],
  coup: number,
  events: readonly GameEvent[],
  key = (said.at(-1)?.key ?? 0) + 1,
): readonly Said[] {
  return [...said, ...events.map((event, i) => ({ key: key + i, coup, event }))].slice(-KEPT);
}

/** With the coup at hand told from its beginning: what was heard of it already is heard once. */
export function retold(
  said: readonly Said[],
  coup: number,
  events: readonly GameEvent[],
): readonly Said[] {
  const known = said.findIndex((one) => one.coup === coup);
  return known < 0
    ? heard(said, coup, events)
    : heard(said.slice(0, known), coup, events, said[known]?.key);
}
