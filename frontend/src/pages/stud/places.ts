/** Where seats lie around the oval: you at the bottom, the others clockwise from your left. */

export interface Place {
  /** The seat; 0 for the dealer. */
  seat: number;
  /** On a wide table: the middle of the place, in per cent of the room around the felt. */
  x: number;
  y: number;
  /** On a tall one: which row from the top, and of how many on a side. */
  row: number;
  rows: number;
  side: 'left' | 'right' | 'top';
}

/** The left side from the bottom up, by how many lie there; the right side mirrors it. */
const LEFT: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[17, 40]],
  [
    [11, 74],
    [17, 22],
  ],
  [
    [11, 82],
    [8.5, 48],
    [22, 15],
  ],
  [
    [12, 85],
    [8.5, 51],
    [12, 17],
    [31, 13],
  ],
];

/**
 * The places of all seats but `bottom`, and the dealer's, in the order of the clock.
 *
 * With an odd number of seats the dealer is at the top, else beside the top on the right.
 */
export function placesOf(capacity: number, bottom: number): Place[] {
  const around = capacity + 1;
  const dealer = Math.floor(capacity / 2) + 1;
  const side = Math.floor((around - 1) / 2);
  const atTop = around % 2 === 0;
  const places: Place[] = [];
  let next = bottom;
  for (let slot = 1; slot < around; slot += 1) {
    const seat = slot === dealer ? 0 : (next = (next % capacity) + 1);
    places.push(placeOf(seat, slot, side, atTop));
  }
  return places;
}

function placeOf(seat: number, slot: number, side: number, atTop: boolean): Place {
  if (atTop && slot === side + 1) {
    return { seat, x: 50, y: 9, row: 0, rows: side, side: 'top' };
  }
  const left = slot <= side;
  const up = left ? slot - 1 : 2 * side + (atTop ? 2 : 1) - slot - 1;
  const [x, y] = LEFT[Math.min(side, 4)]?.[up] ?? [50, 50];
  const inward = !atTop && up === side - 1 ? 9 : 0;
  return {
    seat,
    x: left ? x + inward : 100 - x - inward,
    y,
    row: side - 1 - up,
    rows: side,
    side: left ? 'left' : 'right',
  };
}
