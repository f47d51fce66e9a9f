import { DIRECTIONS, type Direction } from '../family/directions.ts';
import { pawnIndex } from '../family/pawns.ts';
import { type Chart, NOWHERE } from './chart.ts';
import { pawnOn, type Stand } from './stand.ts';
import { NEEDS_BARBARIAN, NEEDS_NOBODY, type Step, stepsFrom } from './steps.ts';

// Where a pawn can go from where it stands: the steps for which everything about the others is so.

export type Way = Pick<Step, 'to' | 'direction' | 'by'>;

const BARBARIAN = pawnIndex('barbarian');

export function ways(chart: Chart, stand: Stand, pawn: number): readonly Way[] {
  const from = stand.pawns[pawn] as number;
  if (from === NOWHERE) return [];
  const mover = { chart, lay: chart.lay(stand.arranged), pawn, armed: stand.armed };
  const doors = openDoors(chart, stand, pawn);
  return stepsFrom(mover, from).filter(
    (step) => (step.doors & ~doors) === 0 && isClear(stand, pawn, step) && hasWhom(stand, pawn, step),
  );
}

/** [T6] open while a pawn stands on a matching key, bit by bit; to `pawn`, if there is one, only another does. */
export function openDoors({ floor }: Chart, { pawns }: Stand, pawn: number = NOWHERE): number {
  return pawns.reduce((open, space, other) => {
    const here = floor[space];
    return other !== pawn && here?.kind === 'key' ? open | (1 << here.door) : open;
  }, 0);
}

function isClear(stand: Stand, pawn: number, { clear }: Step): boolean {
  return clear.every((space) => isWithout(stand, pawn, space));
}

function isWithout(stand: Stand, pawn: number, space: number): boolean {
  const there = pawnOn(stand, space);
  return there === NOWHERE || there === pawn;
}

function hasWhom(stand: Stand, pawn: number, { needs, some }: Step): boolean {
  if (needs === NEEDS_NOBODY) return true;
  return needs === NEEDS_BARBARIAN
    ? some.includes(stand.pawns[BARBARIAN] as number)
    : some.some((space) => !isWithout(stand, pawn, space));
}

/** The way by which it would get there now. */
export function wayTo(chart: Chart, stand: Stand, pawn: number, to: number): Way | undefined {
  return ways(chart, stand, pawn).find((way) => way.to === to);
}

/** In which direction a pawn goes that goes there now. */
export function directionTo(chart: Chart, stand: Stand, pawn: number, to: number): Direction | undefined {
  return DIRECTIONS[wayTo(chart, stand, pawn, to)?.direction ?? NOWHERE];
}
