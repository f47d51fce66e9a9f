// The four ways on every board of the family, clockwise: a direction is also its place in this list.

export const DIRECTIONS = ['north', 'east', 'south', 'west'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** -1 for what is not a direction. */
export function directionIndex(direction: unknown): number {
  return placeIn(DIRECTIONS, direction);
}

/** As indexOf of a few names, which is asked too often in a move to take the longer way. */
export function placeIn(list: readonly string[], wanted: unknown): number {
  for (let place = 0; place < list.length; place++) if (list[place] === wanted) return place;
  return -1;
}

export function opposite(direction: number): number {
  return (direction + 2) & 3;
}
