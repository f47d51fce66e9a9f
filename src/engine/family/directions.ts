// The four ways on every board of the family, clockwise: a direction is also its place in this list.

export const DIRECTIONS = ['north', 'east', 'south', 'west'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** -1 for what is not a direction. */
export function directionIndex(direction: unknown): number {
  return (DIRECTIONS as readonly unknown[]).indexOf(direction);
}

export function opposite(direction: number): number {
  return (direction + 2) & 3;
}
