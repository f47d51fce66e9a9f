import { vortexesFor } from '#engine/mall/acts/vortex.ts';
import { placementOf } from '#engine/mall/board.ts';
import { isRefusal, judge } from '#engine/mall/index.ts';
import { OFF, type Space, tileOf } from '#engine/mall/spaces.ts';
import type { Seen } from '#engine/mall/state.ts';
import { pawnName } from '#engine/mall/ways.ts';
import { seatWith } from './run.ts';

// [S13] who must change dimension, in which order, so that everybody is where they are needed. The
// engine judges each crossing; where exactly the pawns stand is left aside.

export function dimensionOf({ shared }: Seen, space: Space): number {
  return placementOf(shared.board, tileOf(space))?.dimension ?? OFF;
}

export function hasDimensions({ shared }: Seen): boolean {
  return shared.board.placed.some(({ dimension }) => dimension > 0);
}

interface Crossing {
  readonly seen: Seen;
  /** Who crossed, first to last. */
  readonly order: readonly number[];
}

/** The fewest crossings after which the pawns are where `wanted` says; null where it cannot be. */
export function crossingsTo(seen: Seen, wanted: (dimensions: readonly number[]) => boolean): Crossing | null {
  const queue: Crossing[] = [{ seen, order: [] }];
  const known = new Set([dimensionsOf(seen).join()]);
  for (const crossing of queue) {
    if (wanted(dimensionsOf(crossing.seen))) return crossing;
    for (const next of onwards(crossing)) {
      const key = dimensionsOf(next.seen).join();
      if (!known.has(key)) queue.push(next);
      known.add(key);
    }
  }
  return null;
}

function dimensionsOf(seen: Seen): number[] {
  return seen.shared.pawns.map((space) => dimensionOf(seen, space));
}

function onwards({ seen, order }: Crossing): Crossing[] {
  return seen.shared.pawns.flatMap((_, pawn) => {
    const after = cross(seen, pawn);
    return after === null ? [] : [{ seen: after, order: [...order, pawn] }];
  });
}

/** The game as it would be if this pawn walked to a vortex and took it, or null. */
function cross({ box, shared }: Seen, pawn: number): Seen | null {
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

function mayCross(seen: Seen, pawn: number, from: Space, to: Space): boolean {
  const seat = seatWith(seen, 'V');
  const verdict = judge(seen, { type: 'vortex', seat, pawn: pawnName(seen, pawn), from, to });
  return !isRefusal(verdict) || verdict.refused === 'way.occupied';
}
