import { PAWNS } from '#engine/family/pawns.ts';
import { NOWHERE } from '#engine/tower/graph.ts';
import type { Field } from './field.ts';
import type { SearchPosition } from './successors.ts';

// How many actions are needed at least: for each pawn as if it were alone and all doors, traps and
// companions were as it likes. A turn of a card is an action for all, so it may be counted once only:
// some pawns share it evenly, the others have it free. Which ones share is chosen anew for every
// position, for the most that can be said. A swap moves two pawns with one action: the mage pays a part
// of it, and whoever she changes places with the rest.

export interface Bound {
  /** At least so many actions from here; Infinity where somebody can never leave. */
  readonly of: (position: SearchPosition) => number;
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

/** Of one pawn, by `node * (sharing + 1) + shared`: its cost when so many share a turn, or none. */
interface Costs {
  readonly armed: Uint16Array;
  readonly unarmed: Uint16Array;
}

export function boundOf(field: Field, relaxed: Relaxed): Bound {
  const { spaces } = field.graph;
  const k = field.pawns.length;
  const sharing = relaxed.arrangements === 1 ? 0 : k;
  const costs = field.pawns.map((_, which) => costsOf(field, relaxed, which, sharing));
  // For each number of pawns that share: what each gains by it.
  const gains = Array.from({ length: sharing + 1 }, () => new Int32Array(k));

  return {
    of: ({ at, arrangement, armed }) => {
      const row = relaxed.numberOf(arrangement) * spaces;
      let sum = 0;
      for (let which = 0; which < k; which++) {
        const node = row + (at[which] as number);
        const table = (costs[which] as Costs)[armed ? 'armed' : 'unarmed'];
        const left = at[which] === NOWHERE;
        const alone = left ? 0 : (table[node * (sharing + 1)] as number);
        if (alone === NEVER) return Number.POSITIVE_INFINITY;
        sum += alone;
        for (let shared = 1; shared <= sharing; shared++)
          (gains[shared] as Int32Array)[which] = left
            ? 0
            : (table[node * (sharing + 1) + shared] as number) - alone;
      }
      let best = 0;
      for (let shared = 1; shared <= sharing; shared++)
        best = Math.max(best, most(gains[shared] as Int32Array, shared));
      return Math.ceil((sum + best) / MOVE);
    },
  };
}

/** The sum of so many of these, the largest ones; they are put in order. */
function most(gains: Int32Array, count: number): number {
  for (let end = 1; end < gains.length; end++) {
    const gain = gains[end] as number;
    let at = end;
    for (; at > 0 && (gains[at - 1] as number) < gain; at--) gains[at] = gains[at - 1] as number;
    gains[at] = gain;
  }
  let sum = 0;
  for (let each = 0; each < count; each++) sum += gains[each] as number;
  return sum;
}

function costsOf(field: Field, relaxed: Relaxed, which: number, sharing: number): Costs {
  const { graph, pawns } = field;
  const own = graph.floor.flatMap((floor, space) =>
    floor.kind === 'armory' && floor.pawn === PAWNS[pawns[which] as number] ? space : [],
  );
  const out = relaxed.moves(which, true);
  const before = graph.hasArmory ? relaxed.moves(which, false).before : out.before;
  const seeds = out.leave.map((node) => ({ node, cost: MOVE }));
  const tables = Array.from({ length: sharing + 1 }, (_, shared) => {
    const turn = shared === 0 ? 0 : MOVE / shared;
    const armed = spread(field, relaxed, which, { before: out.before, seeds, turn });
    const arming = armories(field, relaxed, own, armed);
    const unarmed = graph.hasArmory ? spread(field, relaxed, which, { before, seeds: arming, turn }) : armed;
    return { armed, unarmed };
  });
  return {
    armed: interleaved(tables.map(({ armed }) => armed)),
    unarmed: interleaved(tables.map(({ unarmed }) => unarmed)),
  };
}

/** What is asked for together lies together. */
function interleaved(tables: readonly Uint16Array[]): Uint16Array {
  const all = new Uint16Array(tables.reduce((sum, { length }) => sum + length, 0));
  tables.forEach((table, index) => {
    table.forEach((cost, node) => {
      all[node * tables.length + index] = cost;
    });
  });
  return all;
}

interface Seed {
  readonly node: number;
  readonly cost: number;
}

/** [T4] first to an armory of its own, then out. */
function armories(
  { graph }: Field,
  relaxed: Relaxed,
  own: readonly number[],
  armed: Uint16Array,
): readonly Seed[] {
  const all = Array.from({ length: relaxed.arrangements }, (_, arrangement) =>
    own.map((space) => arrangement * graph.spaces + space),
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
  const { spaces } = field.graph;
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

/** [T12] what a swap is for a pawn alone: for the mage a step onto an invocation space that ends anywhere, for others from anywhere onto one. */
function swapsBefore(
  { graph, mage }: Field,
  which: number,
  before: readonly (readonly number[])[],
): { readonly cost: number; readonly from: (node: number) => readonly number[] } {
  const { spaces } = graph;
  const all = graph.floor.map((_, space) => space);
  const invocations = all.filter((space) => graph.floor[space]?.kind === 'invocation');
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
