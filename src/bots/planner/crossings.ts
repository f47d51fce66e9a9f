import { vortexesFor } from '#engine/mall/acts/vortex.ts';
import { placementOf } from '#engine/mall/board.ts';
import { isRefusal, judge } from '#engine/mall/index.ts';
import { OFF, type Space, tileOf } from '#engine/mall/spaces.ts';
import type { PublicGame } from '#engine/mall/state.ts';
import { pawnName } from '#engine/mall/ways.ts';
import { seatWith } from './run.ts';

// [S13] who must change dimension, in which order, so that everybody is where they are needed. The
// engine judges each crossing; where exactly the pawns stand is left aside.

export function dimensionOf({ shared }: PublicGame, space: Space): number {
  return placementOf(shared.board, tileOf(space))?.dimension ?? OFF;
}

export function hasDimensions({ shared }: PublicGame): boolean {
  return shared.board.placed.some(({ dimension }) => dimension > 0);
}

interface Crossing {
  readonly game: PublicGame;
  /** Who crossed, first to last. */
  readonly order: readonly number[];
}

/** The fewest crossings after which the pawns are where `wanted` says; null where it cannot be. */
export function crossingsTo(
  game: PublicGame,
  wanted: (dimensions: readonly number[]) => boolean,
): Crossing | null {
  const queue: Crossing[] = [{ game, order: [] }];
  const known = new Set([dimensionsOf(game).join()]);
  for (const crossing of queue) {
    if (wanted(dimensionsOf(crossing.game))) return crossing;
    for (const next of onwards(crossing)) {
      const key = dimensionsOf(next.game).join();
      if (!known.has(key)) queue.push(next);
      known.add(key);
    }
  }
  return null;
}

function dimensionsOf(game: PublicGame): number[] {
  return game.shared.pawns.map((space) => dimensionOf(game, space));
}

function onwards({ game, order }: Crossing): Crossing[] {
  return game.shared.pawns.flatMap((_, pawn) => {
    const after = cross(game, pawn);
    return after === null ? [] : [{ game: after, order: [...order, pawn] }];
  });
}

/** The game as it would be if this pawn walked to a vortex and took it, or null. */
function cross({ box, shared }: PublicGame, pawn: number): PublicGame | null {
  const before = { box, shared };
  const here = dimensionOf(before, shared.pawns[pawn] as Space);
  const vortexes = vortexesFor(before, pawn);
  for (const from of vortexes.filter((space) => dimensionOf(before, space) === here)) {
    const there = { box, shared: { ...shared, pawns: shared.pawns.with(pawn, from) } };
    const to = vortexes.find((space) => space !== from && mayCross(there, pawn, from, space));
    if (to !== undefined) return { box, shared: { ...shared, pawns: shared.pawns.with(pawn, to) } };
  }
  return null;
}

function mayCross(game: PublicGame, pawn: number, from: Space, to: Space): boolean {
  const seat = seatWith(game, 'V');
  const judged = judge(game, { type: 'vortex', seat, pawn: pawnName(game, pawn), from, to });
  return !isRefusal(judged) || judged.refused === 'way.occupied';
}
