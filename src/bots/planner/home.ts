import type { Board } from '#engine/mall/board.ts';
import { OFF, type Space, spaceOf, tileOf } from '#engine/mall/spaces.ts';
import type { PublicGame } from '#engine/mall/state.ts';
import type { Run } from './run.ts';
import type { IsGoal } from './way.ts';

// [S17] no two heroes on one tile, the start tile excepted. Hence the start tile is home: nearest
// first everybody gets there, and from there farthest first everybody gets anywhere, because a
// shortest way only crosses tiles that are nearer than its end.

const HOME = 0;

export function isHome(space: Space): boolean {
  return tileOf(space) === HOME;
}

export function areTilesShared({ box }: PublicGame): boolean {
  return box.stepVetoes.length === 0;
}

/** Where a pawn would be in the way of one that crosses these spaces. */
export function hindranceTo(game: PublicGame, way: ReadonlySet<Space>): IsGoal {
  if (areTilesShared(game)) return (space) => way.has(space);
  const tiles = new Set([...way].map(tileOf));
  return (space) => way.has(space) || (!isHome(space) && tiles.has(tileOf(space)));
}

export function comeHome(run: Run, reach: (pawn: number, isHome: IsGoal) => boolean): boolean {
  const { shared } = run.game;
  const distance = tileDistances(shared.board);
  const away = shared.pawns.flatMap((space, pawn) => (!shared.escaped[pawn] && !isHome(space) ? [pawn] : []));
  const far = (pawn: number) => distance.get(tileOf(shared.pawns[pawn] as Space)) ?? 0;
  return away
    .sort((one, other) => far(one) - far(other))
    .every((pawn) => reach(pawn, (space) => isInside(run.game, space)));
}

/** On the start tile and not in a doorway. */
function isInside({ shared }: PublicGame, space: Space): boolean {
  if (!isHome(space) || shared.pawns.includes(space)) return false;
  return neighbours(shared.board, space).every(isHome);
}

/** How many tiles away each tile lies on foot; those of another dimension, or behind the shut tile, are missing. */
export function tileDistances(board: Board, shut = OFF): ReadonlyMap<number, number> {
  const distances = new Map([[HOME, 0]]);
  for (const [tile, distance] of distances)
    for (let cell = 0; cell < 16; cell++)
      for (const beside of neighbours(board, spaceOf(tile, cell)))
        if (!distances.has(tileOf(beside)) && tileOf(beside) !== shut)
          distances.set(tileOf(beside), distance + 1);
  return distances;
}

function neighbours({ next }: Board, space: Space): Space[] {
  return [...next.subarray(space * 4, space * 4 + 4)].filter((beside) => beside !== OFF);
}
