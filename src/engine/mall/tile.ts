import type { Direction } from '../family/directions.ts';
import type { Colour } from '../family/pawns.ts';

// A mall tile as the rules see it, in its own frame (entry not yet turned).
// Cells are numbered row by row from the top left, 0 to 15 (tiles.md, geometry).

export type Feature =
  | { readonly kind: 'vortex' | 'item' | 'exit' | 'explore'; readonly colour: Colour }
  | { readonly kind: 'command'; readonly direction: Direction }
  | { readonly kind: PlainFeature };

export const PLAIN_FEATURES = [
  'timer',
  'camera',
  'crystal',
  'burger',
  'auto',
  'code',
  'map',
  'guard',
  'reinforcement',
  'captive',
  'warden',
  'coffee',
  'controlRoom',
  'sensorControl',
] as const;
export type PlainFeature = (typeof PLAIN_FEATURES)[number];

/** What a symbol is called where rules ask for it; of the command spaces, which way [R19]. */
export type Mark = PlainFeature | CommandMark;
export type CommandMark = `command.${Direction}`;

export function markOf(feature: Feature): string {
  return feature.kind === 'command' ? `command.${feature.direction}` : feature.kind;
}

/** `shop` names an illustrated area, which nobody enters [M8]; a corridor cell has none. */
export interface Cell {
  readonly shop?: string;
  readonly features: readonly Feature[];
}

/** A steel door lets a code through one way; `free` opens the way back to anyone. */
export interface Door {
  readonly code: Direction;
  readonly free: boolean;
}
export type Edge = 'open' | 'wall' | 'small' | Door;

export interface Tile {
  readonly name: string;
  /** The side of the white arrow; the start tile has none. */
  readonly entry: Direction | null;
  /** Which slots are open to a neighbour [M10]: exploration, auto-explore or entry, save where the arrow meets a wall or a door. */
  readonly open: Readonly<Record<Direction, boolean>>;
  readonly cells: readonly Cell[];
  /** Edge from cell i to its eastern (southern) neighbour on the same tile. */
  readonly east: readonly Edge[];
  readonly south: readonly Edge[];
  readonly escalators: readonly (readonly [number, number])[];
  /** Maximum Security: the sensor's printed direction, and whether the beholder starts here. */
  readonly sensor: Direction | null;
  readonly beholder: boolean;
}

/** The one cell of each side that can meet a neighbour. */
export const SLOT: Readonly<Record<Direction, number>> = { north: 2, east: 11, south: 13, west: 4 };

/** [X0.4] what the back of a tile tells. */
export type Back = 'base' | 'expansion';

export function backOf({ name }: Tile): Back {
  return name.endsWith('*') || Number.parseInt(name, 10) > LAST_BASE_TILE ? 'expansion' : 'base';
}

const LAST_BASE_TILE = 24;

/** The one tile whose entry is a door: known by the captive's space (see the tiles' format). */
export function isGuardRoom({ cells }: Tile): boolean {
  return cells.some(({ features }) => features.some(({ kind }) => kind === 'captive'));
}

/** Whether any steel door is drawn on it: few have one. */
export const isDoored = (tile: Tile): boolean =>
  isGuardRoom(tile) || [...tile.east, ...tile.south].some((edge) => typeof edge !== 'string');
