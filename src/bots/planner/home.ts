import type { Board } from '#engine/mall/board.ts';
import type { Box } from '#engine/mall/box.ts';
import { watcherOn } from '#engine/mall/meeting.ts';
import { OFF, type Space, spaceOf, tileOf } from '#engine/mall/spaces.ts';
import type { PublicGame } from '#engine/mall/state.ts';
import { pawnData } from '#engine/mall/ways.ts';
import { hoveringOver, hovers } from './hover.ts';
import type { Run } from './run.ts';
import type { IsGoal } from './way.ts';

// [S17] no two heroes on one tile, the start tile excepted. Hence the start tile is home: nearest
// first everybody gets there, and from there farthest first everybody gets anywhere, because a
// shortest way only crosses tiles that are nearer than its end.

const HOME = 0;

export function isHome(space: Space): boolean {
  return tileOf(space) === HOME;
}

const sharedByBox = new WeakMap<Box, boolean>();

/** Whether two heroes may be on one tile, in the engine's words. */
export function areTilesShared(game: PublicGame): boolean {
  const known = sharedByBox.get(game.box) ?? isNoCrowd(game);
  sharedByBox.set(game.box, known);
  return known;
}

const TILE = HOME + 1;

function isNoCrowd(game: PublicGame): boolean {
  const together = onOneTile(game, 1);
  return game.box.stepVetoes.every((veto) => veto(together, 0, spaceOf(TILE, 1)) === null);
}

/** As if this pawn were on a tile, and nobody else anywhere. */
function onOneTile(game: PublicGame, pawn: number): PublicGame {
  const { box, shared } = game;
  const pawns = box.pawns.map((_, one) => (one === pawn && !hovers(game, one) ? spaceOf(TILE, 0) : OFF));
  return hoveringOver({ box, shared: { ...shared, pawns } }, hovers(game, pawn) ? TILE : OFF);
}

/** [X1.2] of these two one keeps the other from its tile. */
function areApart(game: PublicGame, pawn: number, other: number): boolean {
  return watcherOn(onOneTile(game, other), pawn, spaceOf(TILE, 1)) >= 0;
}

/** Where another pawn would be in the way of this one that crosses these spaces. */
export function hindranceTo(game: PublicGame, pawn: number, way: ReadonlySet<Space>) {
  const tiles = new Set([...way].map(tileOf));
  const here = tileOf(game.shared.pawns[pawn] ?? OFF);
  return (other: number): IsGoal => {
    if (areApart(game, pawn, other))
      return (space) => way.has(space) || (tileOf(space) !== here && tiles.has(tileOf(space)));
    if (areTilesShared(game)) return (space) => way.has(space);
    return (space) => way.has(space) || (!isHome(space) && tiles.has(tileOf(space)));
  };
}

export function comeHome(run: Run, reach: (pawn: number, isHome: IsGoal) => boolean): boolean {
  const { shared } = run.game;
  const distance = tileDistances(shared.board);
  const isAway = (space: Space, pawn: number) => space !== OFF && !shared.escaped[pawn] && !isHome(space);
  const away = shared.pawns.flatMap((space, pawn) =>
    pawnData(run.game, pawn).hero && isAway(space, pawn) ? [pawn] : [],
  );
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
