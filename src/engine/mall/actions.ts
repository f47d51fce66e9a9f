import type { Direction } from '../family/directions.ts';

// The seven actions, by the letter that stands on an action tile (tiles.md):
// four moves, V vortex, L escalator, X explore. An action tile is the text of its letters.
export const ACTIONS = ['N', 'E', 'S', 'W', 'V', 'L', 'X'] as const;
export type Action = (typeof ACTIONS)[number];
export type ActionTile = string;
export type Hand = readonly ActionTile[];

export const MOVE_ACTION: Readonly<Record<Direction, Action>> = {
  north: 'N',
  east: 'E',
  south: 'S',
  west: 'W',
};

// [M3] [M5] the set for each player count, in an order round the table that seats equal actions
// opposite each other, or as near to it as an odd ring allows.
const SETS: Readonly<Record<number, Hand>> = {
  1: ACTIONS,
  2: ['NEV', 'SWLX'],
  3: ['WV', 'SLX', 'NE'],
  4: ['SX', 'WV', 'EL', 'N'],
  5: ['WV', 'SX', 'W', 'EL', 'N'],
  6: ['WV', 'EL', 'SX', 'W', 'E', 'N'],
  7: ['WV', 'EL', 'SX', 'W', 'E', 'S', 'N'],
  8: ['WV', 'EL', 'SX', 'N', 'W', 'E', 'S', 'N'],
};

export function actionSet(players: number): Hand {
  return SETS[players] ?? [];
}

/** [M6] whoever holds an action may use it, and nobody else. */
export function holds(hand: Hand | undefined, action: Action): boolean {
  if (hand === undefined) return false;
  for (const tile of hand) if (tile.includes(action)) return true;
  return false;
}
