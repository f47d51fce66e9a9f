import { PAWNS } from '#engine/mall/pawns.ts';
import { NOWHERE } from '#engine/tower/chart.ts';
import type { Field } from './field.ts';
import type { Position } from './successors.ts';

// How many actions are needed at least: for each pawn as if it were alone and all doors, traps and
// companions were as it likes. A turn of a card is an action for all, so it may be counted once only:
// some pawns share it evenly, the others have it free. Which ones share is chosen anew for every
// position, for the most that can be said. A swap moves two pawns with one action: the mage pays a part
// of it, and whoever she changes places with the rest.

export interface Bound {
  /** At least so many actions from here; Infinity where somebody can never leave. */
  readonly of: (position: Position) => number;
}

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

const NEVER = 0xffff;
/** A move's cost: its parts are whole whatever number of pawns shares a turn. */
const MOVE = 60;
/** Of a swap; by trial. */
const MAGES_PART = 20;

/** Of one pawn, by how many share a turn: none, one, two... */
type Tables = readonly { readonly armed: Uint16Array; readonly unarmed: Uint16Array }[];

export function boundOf(field: Field, relaxed: Relaxed): Bound {
  const { spaces } = field.chart;
  const k = field.pawns.length;
  const sharing = relaxed.arrangements === 1 ? 0 : k;
  const tables = field.pawns.map((_, which) => tablesOf(field, relaxed, which, sharing));
  const gains = new Float64Array(k);

  function costOf(position: Position, which: number, shared: number): number {
    const table = tables[which]?.[shared] as Tables[number];
    const row = relaxed.numberOf(position.arrangement) * spaces;
    return (position.armed ? table.armed : table.unarmed)[row + (position.at[which] as number)] as number;
  }

  /** What is gained when these many share the turns: those who gain most. */
  function gain(position: Position, shared: number): number {
    for (let which = 0; which < k; which++)
      gains[which] =
        position.at[which] === NOWHERE ? 0 : costOf(position, which, shared) - costOf(position, which, 0);
    ascending(gains);
    let sum = 0;
    for (let most = k - shared; most < k; most++) sum += gains[most] as number;
    return sum;
  }

  return {
    of: (position) => {
      let sum = 0;
      for (let which = 0; which < k; which++) {
        if (position.at[which] === NOWHERE) continue;
        const cost = costOf(position, which, 0);
        if (cost === NEVER) return Number.POSITIVE_INFINITY;
        sum += cost;
      }
      let best = 0;
      for (let shared = 1; shared <= sharing; shared++) best = Math.max(best, gain(position, shared));
      return Math.ceil((sum + best) / MOVE);
    },
  };
}

/** For a handful of numbers, quicker than asking for a sort. */
function ascending(numbers: Float64Array): void {
  for (let end = 1; end < numbers.length; end++) {
    const number = numbers[end] as number;
    let at = end;
    for (; at > 0 && (numbers[at - 1] as number) > number; at--) numbers[at] = numbers[at - 1] as number;
    numbers[at] = number;
  }
}

function tablesOf(field: Field, relaxed: Relaxed, which: number, sharing: number): Tables {
  const { chart, pawns } = field;
  const own = chart.floor.flatMap((floor, space) =>
    floor.kind === 'armory' && floor.pawn === PAWNS[pawns[which] as number] ? space : [],
  );
  const [out, before] = [relaxed.moves(which, true), relaxed.moves(which, false).before];
  return Array.from({ length: sharing + 1 }, (_, shared) => {
    const turn = shared === 0 ? 0 : MOVE / shared;
    const seeds = out.leave.map((node) => ({ node, cost: MOVE }));
    const armed = spread(field, relaxed, which, { before: out.before, seeds, turn });
    if (!chart.hasArmory) return { armed, unarmed: armed };
    const arming = armories(field, relaxed, own, armed);
    return { armed, unarmed: spread(field, relaxed, which, { before, seeds: arming, turn }) };
  });
}

interface Seed {
  readonly node: number;
  readonly cost: number;
}

/** T4: first to an armory of its own, then out. */
function armories(
  { chart }: Field,
  relaxed: Relaxed,
  own: readonly number[],
  armed: Uint16Array,
): readonly Seed[] {
  const all = Array.from({ length: relaxed.arrangements }, (_, arrangement) =>
    own.map((space) => arrangement * chart.spaces + space),
  );
  return all
    .flat()
    .map((node) => ({ node, cost: armed[node] as number }))
    .filter(({ cost }) => cost !== NEVER);
}

interface Spread {
  readonly before: readonly (readonly number[])[];
  readonly seeds: readonly Seed[];
  readonly turn: number;
}

/** Cheapest first, backwards from the seeds. */
function spread(field: Field, relaxed: Relaxed, which: number, { before, seeds, turn }: Spread): Uint16Array {
  const { spaces } = field.chart;
  const costs = new Uint16Array(relaxed.arrangements * spaces).fill(NEVER);
  const queue: number[][] = [];
  const offer = (node: number, cost: number): void => {
    if (cost >= (costs[node] as number)) return;
    costs[node] = cost;
    queue[cost] ??= [];
    queue[cost].push(node);
  };
  for (const { node, cost } of seeds) offer(node, cost);
  const swaps = swapsBefore(field, which, before);
  for (let cost = 0; cost < queue.length; cost++)
    // More may be added at this cost while it is worked through.
    for (const node of queue[cost] ?? []) {
      if (costs[node] !== cost) continue;
      const arrangement = Math.floor(node / spaces);
      for (const from of before[node] ?? []) offer(from, cost + MOVE);
      for (const from of relaxed.turns(arrangement)) offer(from * spaces + (node % spaces), cost + turn);
      for (const from of swaps.from(node)) offer(from, cost + swaps.cost);
    }
  return costs;
}

/** T12: what a swap is for a pawn alone: for the mage a step onto an invocation space that ends anywhere, for others from anywhere onto one. */
function swapsBefore(
  { chart, mage }: Field,
  which: number,
  before: readonly (readonly number[])[],
): { readonly cost: number; readonly from: (node: number) => readonly number[] } {
  const { spaces } = chart;
  const all = chart.floor.map((_, space) => space);
  const invocations = all.filter((space) => chart.floor[space]?.kind === 'invocation');
  if (mage === NOWHERE || invocations.length === 0) return { cost: 0, from: () => [] };
  const rowOf = (node: number) => node - (node % spaces);
  if (which !== mage)
    return {
      cost: MOVE - MAGES_PART,
      from: (node) => (invocations.includes(node % spaces) ? all.map((space) => rowOf(node) + space) : []),
    };
  const entries = new Map<number, readonly number[]>();
  return {
    cost: MAGES_PART,
    from: (node) => {
      const row = rowOf(node);
      const known = entries.get(row) ?? [
        ...new Set(invocations.flatMap((space) => before[row + space] ?? [])),
      ];
      entries.set(row, known);
      return known;
    },
  };
}
