import { PAWNS } from '#engine/mall/pawns.ts';
import { NOWHERE } from '#engine/tower/chart.ts';
import type { Field } from './field.ts';
import type { Position } from './successors.ts';

// How many actions are needed at least: for each pawn as if it were alone and all doors, traps and
// companions were as it likes. A turn of a card is an action for all, so each pawn pays its share of
// it: with k pawns a move costs k and a turn 1, and the sum over all pawns, divided by k, never says
// too much. A swap is paid by the mage; whoever she changes places with moves free.

export interface Bound {
  /** At least so many actions from here; Infinity where somebody can never leave. */
  readonly of: (position: Position) => number;
}

/** From where one pawn comes to a space, by space: spaces it was on a move before. */
export type Before = (which: number, armed: boolean) => readonly (readonly number[])[];

/** Nodes `arrangement * spaces + space` for as many arrangements as the relaxation tells apart. */
export interface Relaxed {
  readonly arrangements: number;
  /** The arrangements one turn before. */
  readonly turns: (arrangement: number) => readonly number[];
  /** By node: the nodes one move before; those that leave are listed apart. */
  readonly moves: (
    which: number,
    armed: boolean,
  ) => {
    readonly before: readonly (readonly number[])[];
    readonly leave: readonly number[];
  };
  /** The relaxation's number of an arrangement. */
  readonly numberOf: (arrangement: number) => number;
}

export const NEVER = 0xffff;

export function boundOf(field: Field, relaxed: Relaxed): Bound {
  const { chart, pawns } = field;
  const { spaces } = chart;
  const k = pawns.length;
  const tables = pawns.map((pawn, which) => {
    const armed = leaving(field, relaxed, which);
    const own = chart.floor.flatMap((floor, space) =>
      floor.kind === 'armory' && floor.pawn === PAWNS[pawn] ? space : [],
    );
    return { armed, unarmed: chart.hasArmory ? arming(field, relaxed, which, armed, own) : armed };
  });
  return {
    of: ({ at, arrangement, armed }) => {
      const row = relaxed.numberOf(arrangement) * spaces;
      let sum = 0;
      for (let which = 0; which < k; which++) {
        const space = at[which] as number;
        if (space === NOWHERE) continue;
        const table = tables[which] as { readonly armed: Uint16Array; readonly unarmed: Uint16Array };
        const cost = (armed ? table.armed : table.unarmed)[row + space] as number;
        if (cost === NEVER) return Number.POSITIVE_INFINITY;
        sum += cost;
      }
      return Math.ceil(sum / k);
    },
  };
}

interface Seed {
  readonly node: number;
  readonly cost: number;
}

function leaving(field: Field, relaxed: Relaxed, which: number): Uint16Array {
  const { leave, before } = relaxed.moves(which, true);
  const cost = field.pawns.length;
  return spread(
    field,
    relaxed,
    which,
    before,
    leave.map((node) => ({ node, cost })),
  );
}

/** T4: first to an armory of its own, then out. */
function arming(
  field: Field,
  relaxed: Relaxed,
  which: number,
  armed: Uint16Array,
  own: readonly number[],
): Uint16Array {
  const { spaces } = field.chart;
  const seeds = Array.from({ length: relaxed.arrangements }, (_, arrangement) =>
    own.map((space) => arrangement * spaces + space),
  )
    .flat()
    .map((node) => ({ node, cost: armed[node] as number }))
    .filter(({ cost }) => cost !== NEVER);
  return spread(field, relaxed, which, relaxed.moves(which, false).before, seeds);
}

/** Cheapest first, backwards from the seeds. */
function spread(
  field: Field,
  relaxed: Relaxed,
  which: number,
  before: readonly (readonly number[])[],
  seeds: readonly Seed[],
): Uint16Array {
  const { chart, pawns } = field;
  const { spaces } = chart;
  const costs = new Uint16Array(relaxed.arrangements * spaces).fill(NEVER);
  const queue: number[][] = [];
  const offer = (node: number, cost: number): void => {
    if (cost >= (costs[node] as number)) return;
    costs[node] = cost;
    queue[cost] ??= [];
    queue[cost].push(node);
  };
  for (const { node, cost } of seeds) offer(node, cost);
  const freely = freeMoves(field, which);
  for (let cost = 0; cost < queue.length; cost++)
    // More may be added at this cost while it is worked through.
    for (const node of queue[cost] ?? []) {
      if (costs[node] !== cost) continue;
      const arrangement = Math.floor(node / spaces);
      for (const from of before[node] ?? []) offer(from, cost + pawns.length);
      for (const from of relaxed.turns(arrangement)) offer(from * spaces + (node % spaces), cost + 1);
      for (const from of freely(node % spaces)) offer(arrangement * spaces + from, cost);
    }
  return costs;
}

/** T12: what a swap is for a pawn alone: for the mage from an invocation space to anywhere, for others from anywhere to one. */
function freeMoves({ chart, mage }: Field, which: number): (to: number) => readonly number[] {
  const all = chart.floor.map((_, space) => space);
  const invocations = all.filter((space) => chart.floor[space]?.kind === 'invocation');
  if (mage === NOWHERE || invocations.length === 0) return () => [];
  if (which === mage) return () => invocations;
  return (to) => (invocations.includes(to) ? all : []);
}
