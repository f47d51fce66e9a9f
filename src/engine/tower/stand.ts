import { PAWNS } from '../family/pawns.ts';
import { type Chart, NOWHERE } from './chart.ts';
import { type Arrangement, firstArrangement } from './quest.ts';

// Where everything stands: all that a puzzle's future depends on.

export interface Stand {
  /** The space of each pawn, in the order of PAWNS; NOWHERE for those that left or do not take part. */
  readonly pawns: readonly number[];
  /** [T4] [R26] all have stood on their armories at once; where there are none, from the start. */
  readonly armed: boolean;
  readonly arranged: Arrangement;
}

export function firstStand(chart: Chart): Stand {
  const { quest } = chart;
  const pawns = PAWNS.map((pawn) => quest.starts[pawn] ?? NOWHERE);
  const armed = !chart.hasArmory || areArmed(chart, pawns);
  return { pawns, armed, arranged: firstArrangement(quest) };
}

/** The pawns of the quest, by number. */
export function partOf({ quest }: Chart): readonly number[] {
  return PAWNS.flatMap((pawn, index) => (quest.starts[pawn] === undefined ? [] : index));
}

/** [T5] everyone has left. */
export function isDone({ pawns }: Stand): boolean {
  return pawns.every((space) => space === NOWHERE);
}

export function pawnOn({ pawns }: Stand, space: number): number {
  return pawns.indexOf(space);
}

/** The pawn goes there, and leaves if that is its exit [T5]. */
export function moved(chart: Chart, stand: Stand, pawn: number, to: number): Stand {
  const leaves = chart.floor[to]?.kind === 'exit';
  return withPawns(chart, stand, stand.pawns.with(pawn, leaves ? NOWHERE : to));
}

/** [T12] the mage and another change places. */
export function swapped(chart: Chart, stand: Stand, mage: number, other: number): Stand {
  const [here, there] = [stand.pawns[mage] as number, stand.pawns[other] as number];
  return withPawns(chart, stand, stand.pawns.with(mage, there).with(other, here));
}

function withPawns(chart: Chart, stand: Stand, pawns: readonly number[]): Stand {
  return { ...stand, pawns, armed: stand.armed || areArmed(chart, pawns) };
}

function areArmed(chart: Chart, pawns: readonly number[]): boolean {
  return partOf(chart).every((pawn) => isOwnArmory(chart, pawn, pawns[pawn] as number));
}

/** [T4]. */
export function isOwnArmory({ floor }: Chart, pawn: number, space: number): boolean {
  const here = floor[space];
  return here?.kind === 'armory' && here.pawn === PAWNS[pawn];
}
