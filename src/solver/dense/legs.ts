import type { Position } from '#engine/tower/position.ts';
import { addressOf, type Cells, positionAt } from './cells.ts';
import { allArmed, allGone, type Goal } from './goals.ts';
import type { Spot } from './wayBetween.ts';

// The way in parts. Positions before the armories and after them are two spaces, with the position of everyone on
// theirs in both [T4]. Mostly that is one position, so that a shortest way is a shortest one to it and a shortest
// one from it: two searches half as deep. Where there are more, one search goes through both spaces.

export interface Leg {
  readonly cells: Cells;
  /** Of each space: whether it is the one after the armories. */
  readonly armed: readonly boolean[];
  /** Where one space is left for the other; null where there is but one. */
  readonly gates: Goal | null;
  readonly start: Spot;
  readonly goal: Goal;
}

const ONE_BIT = (bits: bigint) => bits !== 0n && (bits & (bits - 1n)) === 0n;

export function legsOf(cells: Cells, from: Position): readonly Leg[] {
  const goal = allGone(cells);
  const start = { ...addressOf(cells, from), space: 0 };
  if (from.armed) return [{ cells, armed: [true], gates: null, start, goal }];
  const gates = allArmed(cells);
  const [word] = gates.words;
  if (gates.words.length !== 1 || word === undefined || !ONE_BIT(gates.bits))
    return [{ cells, armed: [true, false], gates, start: { ...start, space: 1 }, goal }];
  const gate = { space: 0, word, bit: gates.bits };
  return [
    { cells, armed: [false], gates: null, start, goal: gates },
    { cells, armed: [true], gates: null, start: gate, goal },
  ];
}

/** [T4] whoever stand on their armories have been there. */
export function positionOn({ cells, armed, goal }: Leg, { space, ...address }: Spot): Position {
  const isThere = address.bit === goal.bits && goal.words.includes(address.word);
  return positionAt(cells, address, isThere || armed[space] === true);
}
