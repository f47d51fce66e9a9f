import type { Direction, Pawn, Tile } from '#engine/mall/index.ts';

// A position as a person would write it down. The engine and the reference each set their own
// table from it.

export type Spot = readonly [tile: string, row: number, column: number];

export interface Position {
  readonly name: string;
  readonly tiles: ReadonlyMap<string, Tile>;
  readonly start: string;
  /** Tiles already laid: which, beyond which tile, on which side of it. */
  readonly laid: readonly (readonly [tile: string, beyond: string, side: Direction])[];
  /** What is still to be drawn, first to last. */
  readonly deck: readonly string[];
  readonly pieces: readonly string[];
  /** One text of letters a seat. */
  readonly hands: readonly string[];
  readonly pawns: Readonly<Partial<Record<Pawn, Spot>>>;
  readonly stolen?: boolean;
  readonly outOfOrder?: readonly Spot[];
  /** Alone: the action tiles in the order in which they will be revealed. */
  readonly solo?: readonly string[];
}

/** The tiles in the order of a set-up: a tile's number is its place in this list. */
export function tileNames({ start, laid, deck, pieces }: Position): readonly string[] {
  const second = pieces.includes('dimensions') ? ['3'] : [];
  return [start, ...second, ...laid.map(([tile]) => tile), ...deck];
}

export const FULL = 180_000;
/** Every command is given at this moment. */
export const NOW = 1;

/** What two tables are compared by, as plain data in one order. */
export interface Summary {
  readonly pawns: readonly (number | null)[];
  readonly left: readonly boolean[];
  /** Tile number, dimension, where its top left corner lies, quarter turns. */
  readonly board: readonly (readonly [number, number, number, number, number])[];
  readonly deck: readonly number[];
  readonly drawn: number | null;
  readonly outOfOrder: readonly number[];
  readonly hands: readonly string[];
  readonly stolen: boolean;
  readonly talk: boolean;
  readonly sand: number;
  readonly result: string | null;
  readonly ball: number | null;
  readonly owed: number;
  readonly pile: readonly string[];
  readonly hidden: readonly string[];
}
