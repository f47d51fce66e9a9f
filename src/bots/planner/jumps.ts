import type { Board } from '#engine/mall/board.ts';
import type { PublicGame } from '#engine/mall/index.ts';
import { type Point, pointOf } from '#engine/mall/lattice.ts';
import { OFF, type Space, spaceOf, tileOf } from '#engine/mall/spaces.ts';
import { spaceNow } from '#engine/mall/ways.ts';
import { areTilesShared, isHome } from './home.ts';

// [L1] [R24] the mall as the little sister sees it who jumps: what is beside a space, and what lies
// in line with it. What is beside is the engine's word: where she might jump if a hero stood there.

export interface Jumps {
  /** Where a hero can be for her to land on a space. */
  readonly beside: ReadonlyMap<Space, readonly Space[]>;
  /** Where she could land from a space, wherever the heroes are. */
  readonly inLine: ReadonlyMap<Space, readonly Jump[]>;
}

export interface Jump {
  readonly to: Space;
  readonly direction: number;
}

export function isSister({ box }: PublicGame, pawn: number): boolean {
  return box.pawns[pawn] === 'sister';
}

const known = new WeakMap<Board, Jumps>();

export function jumpsOf(game: PublicGame): Jumps {
  const { board } = game.shared;
  const jumps = known.get(board) ?? look(game);
  known.set(board, jumps);
  return jumps;
}

interface PlacedSpace {
  readonly space: Space;
  readonly point: Point;
}

function look(game: PublicGame): Jumps {
  const all = placedSpacesOf(game);
  const beside = new Map(all.map(({ space }) => [space, helpersAt(game, space)]));
  const landings = all.filter(({ space }) => beside.get(space)?.length);
  const columns = Map.groupBy(landings, ({ point }) => point.x);
  const rows = Map.groupBy(landings, ({ point }) => point.y);
  const jumpsFrom = ({ space, point: { x, y } }: PlacedSpace) => [
    ...jumpsAlong(space, columns.get(x) ?? [], ({ point }) => (point.y < y ? 0 : 2)),
    ...jumpsAlong(space, rows.get(y) ?? [], ({ point }) => (point.x > x ? 1 : 3)),
  ];
  return { beside, inLine: new Map(all.map((placed) => [placed.space, jumpsFrom(placed)])) };
}

function jumpsAlong(
  from: Space,
  line: readonly PlacedSpace[],
  direction: (placed: PlacedSpace) => number,
): Jump[] {
  return line.flatMap((placed) =>
    placed.space === from ? [] : [{ to: placed.space, direction: direction(placed) }],
  );
}

function placedSpacesOf(game: PublicGame): PlacedSpace[] {
  return game.shared.board.placed.flatMap((placement) =>
    Array.from({ length: 16 }, (_, cell) => ({
      space: spaceOf(placement.tile, cell),
      point: pointOf(placement, cell),
    })).filter(({ space }) => spaceNow(game, space)?.corridor),
  );
}

/** [S17] on a tile that is not shared nobody can be beside her but a neighbour. */
function helpersAt(game: PublicGame, space: Space): readonly Space[] {
  const all = besideOf(game, space);
  if (areTilesShared(game) || isHome(space)) return all;
  return all.filter((beside) => tileOf(beside) !== tileOf(space));
}

function besideOf({ box, shared }: PublicGame, space: Space): readonly Space[] {
  const pawns = box.pawns.map((name, pawn) => (name === 'sister' || pawn === 0 ? space : OFF));
  const found = box.handlers.get('jump')?.candidates?.({ box, shared: { ...shared, pawns } }, 0, {}) ?? [];
  return [...new Set(found.flatMap((command) => (command.type === 'jump' ? command.to : [])))];
}
