import { layoutOf } from '#client/mall/layout.ts';
import type { Colour, View } from '#engine/mall/index.ts';

// The mall as it lay at the end, as a small map: plain shapes, ready to be drawn anywhere.

export interface Square {
  readonly x: number;
  readonly y: number;
  readonly isShop: boolean;
  /** North, east, south, west: where nobody gets through. */
  readonly walls: readonly boolean[];
  readonly exit: Colour | null;
  readonly item: Colour | null;
  readonly isTimer: boolean;
}

export interface Figure {
  readonly colour: Colour;
  /** Where it stands; null for those who are out. */
  readonly at: { readonly x: number; readonly y: number } | null;
}

export interface Scene {
  /** How many spaces wide and high. */
  readonly width: number;
  readonly height: number;
  readonly squares: readonly Square[];
  readonly figures: readonly Figure[];
}

export function sceneOf({ box, shared }: View): Scene {
  const { board, pawns, escaped } = shared;
  const { spots, bounds } = layoutOf(board);
  const at = (space: number) => {
    const spot = spots.get(space);
    return spot === undefined ? null : { x: spot.x - bounds.left, y: spot.y - bounds.top };
  };
  const squares = [...spots.keys()].flatMap((space): readonly Square[] => {
    const spot = at(space);
    const info = board.spaces[space];
    if (spot === null || info === undefined) return [];
    const walls = [0, 1, 2, 3].map((way) => info.corridor && (board.next[space * 4 + way] ?? -1) < 0);
    const { exit, item, timer, corridor } = info;
    return [{ ...spot, isShop: !corridor, walls, exit, item, isTimer: timer }];
  });
  const figures = box.cast.flatMap(({ colour, hero }, pawn): readonly Figure[] =>
    hero && colour !== null && colour !== undefined
      ? [{ colour, at: escaped[pawn] ? null : at(pawns[pawn] as number) }]
      : [],
  );
  return { width: bounds.width, height: bounds.height, squares, figures };
}
