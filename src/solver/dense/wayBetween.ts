import type { Address } from './cells.ts';
import type { Goal } from './goals.ts';
import type { Leg } from './legs.ts';
import type { Machine } from './machine.ts';

// The way through where two searches met, from depths modulo three: back to the start by what each position can
// be reached from, and on to the goal. What looks nearer and can be undone is nearer (distance.ts says why);
// where nothing can, one after the other is tried.

export interface Spot extends Address {
  readonly space: number;
}

/** Where two sides met: so many actions after the start and before the goal. */
export interface Met extends Spot {
  readonly before: number;
  readonly after: number;
}

interface Walk {
  readonly machine: Machine;
  readonly gates: Goal | null;
  readonly spaces: number;
}

type Neighbours = (spot: Spot) => readonly Spot[];

interface Side {
  readonly isBackwards: boolean;
  readonly isEnd: (spot: Spot) => boolean;
  /** One action nearer to the end, perhaps. */
  readonly nearer: Neighbours;
}

/** Every position after the first one. */
export function wayBetween(machine: Machine, { gates, armed, start, goal }: Leg, met: Met): readonly Spot[] {
  const walk: Walk = { machine, gates, spaces: armed.length };
  const here = inside(walk, met);
  const [back, on] = [before(walk), after(walk)];
  const isStart = (spot: Spot) => keyOf(spot) === keyOf(start);
  const isGoal = ({ word, bit }: Spot) => bit === goal.bits && goal.words.includes(word);
  const first = way(walk, { isBackwards: false, isEnd: isStart, nearer: back }, here, met.before);
  const second = way(walk, { isBackwards: true, isEnd: isGoal, nearer: on }, here, met.after);
  return [...first.reverse().slice(1), ...(first.length === 0 ? [] : [here]), ...second];
}

const keyOf = ({ space, word, bit }: Spot) => `${space} ${word} ${bit}`;

/** [T4] before the armories everyone on theirs is the same as after. */
function inside({ gates }: Walk, { space, word, bit }: Spot): Spot {
  const isGate = space === 1 && gates !== null && (gates.bits & bit) !== 0n && gates.words.includes(word);
  return { space: isGate ? 0 : space, word, bit };
}

/** What one action leads to. */
function after(walk: Walk): Neighbours {
  return (spot) => probed(walk, spot.space, spot).map((next) => inside(walk, next));
}

/** From where one action leads here. */
function before(walk: Walk): Neighbours {
  const isGate = ({ word, bit }: Spot) =>
    walk.gates !== null && (walk.gates.bits & bit) !== 0n && walk.gates.words.includes(word);
  return (spot) => {
    const found = probed(walk, walk.spaces + spot.space, spot);
    if (spot.space === 1 || !isGate(spot)) return found.filter((one) => one.space === 0 || !isGate(one));
    const unarmed = probed(walk, walk.spaces + 1, { ...spot, space: 1 });
    return [...found, ...unarmed.filter((one) => !isGate(one))];
  };
}

function probed({ machine }: Walk, plan: number, { space, word, bit }: Spot): readonly Spot[] {
  return machine.probe(plan, word, bit).flatMap((found) => {
    const each: Spot[] = [];
    for (let rest = found.bits; rest !== 0n; rest &= rest - 1n)
      each.push({ space, word: found.word, bit: rest & -rest });
    return each;
  });
}

/** From the first spot, which is not part of it, to the end; so many actions. */
function way(walk: Walk, side: Side, from: Spot, depth: number): Spot[] {
  const failed = new Set<string>();
  const found: Spot[] = [];
  const go = (spot: Spot, left: number): boolean => {
    if (left === 0) return side.isEnd(spot);
    for (const next of candidates(walk, side, spot, left)) {
      const key = `${left} ${keyOf(next)}`;
      if (failed.has(key)) continue;
      found.push(next);
      if (go(next, left - 1)) return true;
      found.pop();
      failed.add(key);
    }
    return false;
  };
  if (!go(from, depth)) throw new Error('the two searches do not agree');
  return found;
}

function candidates({ machine }: Walk, side: Side, spot: Spot, left: number): readonly Spot[] {
  const all = side.nearer(spot).filter(({ space, word, bit }) => {
    const { mark, isBackwards } = machine.mark(space, word, numberOf(bit));
    return mark === ((left - 1) % 3) + 1 && isBackwards === side.isBackwards;
  });
  if (all.length < 2) return all;
  const key = keyOf(spot);
  const sure = all.find((next) => side.nearer(next).some((one) => keyOf(one) === key));
  return sure === undefined ? all : [sure];
}

const numberOf = (bit: bigint) => bit.toString(2).length - 1;
