import { vortexesFor } from '#engine/mall/acts/vortex.ts';
import { boardOf, lift, placementBeyond } from '#engine/mall/board.ts';
import { isRefusal, judge } from '#engine/mall/index.ts';
import { OFF, type Space, spaceOf, tileOf } from '#engine/mall/spaces.ts';
import type { PublicGame } from '#engine/mall/state.ts';
import { farEnd, isPlaced, pawnNumber } from '#engine/mall/ways.ts';
import type { Goal } from './goals.ts';
import { reach } from './reach.ts';
import { roadsOf } from './roads.ts';
import { anyone, pick, type Run } from './run.ts';

// [X9.1] [XT7] whoever may touch no third tile needs the tiles of its item and its exit side by side: where they do not lie
// so, the elf brings one to the other.

interface Pull {
  readonly space: Space;
  readonly tile: number;
}

export function isDirect(game: PublicGame, { items, exits }: Goal): boolean {
  return game.box.goals.heroes.every((pawn) => {
    const [item, exit] = [items[pawn] as Space, exits[pawn] as Space];
    const tiles = [tileOf(item), tileOf(exit)];
    const comes = flood(game, pawn, homeOf(game, pawn), () => true);
    return comes.has(item) && flood(game, pawn, [item], (space) => tiles.includes(tileOf(space))).has(exit);
  });
}

function homeOf(game: PublicGame, pawn: number): readonly Space[] {
  const vortexes = vortexesFor(game, pawn).filter((space) => isPlaced(game, tileOf(space)));
  return [...Array.from({ length: 16 }, (_, cell) => spaceOf(0, cell)), ...vortexes];
}

function flood(
  game: PublicGame,
  pawn: number,
  start: readonly Space[],
  isOpen: (space: Space) => boolean,
): ReadonlySet<Space> {
  const roads = roadsOf(game, pawn);
  const reached = new Set(start);
  for (const space of reached)
    for (const way of [...roads.subarray(space * 4, space * 4 + 4), farEnd(game, space)])
      if (way !== OFF && isOpen(way)) reached.add(way);
  return reached;
}

/** All that could be moved, were nobody in the way, so that the ways are direct then. */
export function pullsFor(game: PublicGame, goal: Goal): readonly Pull[] {
  if (!game.box.handlers.has('telekinesis')) return [];
  const spaces = game.box.goals.heroes.flatMap((pawn) => [goal.items[pawn], goal.exits[pawn]] as Space[]);
  const tiles = [...new Set(spaces.map(tileOf))];
  return game.shared.board.unused
    .flatMap((space) => tiles.map((tile) => ({ space, tile })))
    .filter((one) => mayPull(game, one) && isDirect(pulled(game, one), goal));
}

/** With nobody about but the elf. */
function mayPull({ box, shared }: PublicGame, { space, tile }: Pull): boolean {
  const elf = pawnNumber({ box }, 'elf');
  const pawns = shared.pawns.map((_, pawn) => (pawn === elf ? space : OFF));
  const alone = { box, shared: { ...shared, pawns } };
  return !isRefusal(judge(alone, { type: 'telekinesis', seat: 0, from: space, tile }));
}

function pulled({ box, shared }: PublicGame, { space, tile }: Pull): PublicGame {
  const { board } = shared;
  const to = placementBeyond(box, board, space, tile);
  const placed = [...lift(box, board, tile).placed, to];
  return { box, shared: { ...shared, board: boardOf(box, placed, board.layers) } };
}

export function pullTogether(run: Run, goal: Goal): boolean {
  if (isDirect(run.game, goal)) return true;
  const pulls = pullsFor(run.game, goal);
  const chosen = pulls[pick(run, Math.max(1, pulls.length))];
  return chosen !== undefined && pull(run, chosen);
}

function pull(run: Run, { space, tile }: Pull): boolean {
  const elf = pawnNumber(run.game, 'elf');
  if (!reach(run, elf, (at) => at === space) || !vacate(run, tile, elf)) return false;
  const isReady = !isRefusal(judge(run.game, { type: 'telekinesis', seat: 0, from: space, tile }));
  return isReady && anyone(run, { type: 'telekinesis', from: space, tile });
}

/** Everybody leaves the tile, and the elf stays where it is. */
function vacate(run: Run, tile: number, elf: number): boolean {
  const there = run.game.shared.pawns.flatMap((at, pawn) =>
    at !== OFF && tileOf(at) === tile ? [pawn] : [],
  );
  return there.every((pawn) => reach(run, pawn, (space) => tileOf(space) !== tile, [elf]));
}
