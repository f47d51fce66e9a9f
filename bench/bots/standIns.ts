import { below, type Random } from '#engine/core/random.ts';
import { isRefusal, type MallCommand, moveOf, options, type View } from '#engine/mall/index.ts';
import { type Wanted, wantedBy, wayFrom } from './eyes.ts';

// Three who sit in for people, so that bots are tried with others than themselves. They know nothing of how bots think: each
// looks at what its seat may do, and at how far from what it wants each hero is.

export interface Turn {
  readonly acts: readonly object[];
  readonly wake: number;
}

export type StandIn = (seat: number, random: Random) => (view: View, now: number) => Turn;

/** How one of them differs from the others. */
interface Temper {
  /** How much longer than usual it takes. */
  readonly slow: number;
  /** Of a hundred times, how often it forgets what it was about to do, and how often anything nearer will do. */
  readonly forgets: number;
  readonly sloppy: number;
  /** Moves only what comes to where it wants to be by this very act, or straight nearer to it. */
  readonly evident: boolean;
  /** After so long without anything to do it prods somebody; never where null. */
  readonly prods: number | null;
}

/** Median and ninth decile of the gaps in recorded games, by what comes after what. */
const GAPS = {
  same: [500, 500],
  turn: [1_000, 3_500],
  other: [2_000, 8_000],
  explored: [4_000, 13_000],
} as const;

const TEMPERS = {
  slow: { slow: 2, forgets: 25, sloppy: 10, evident: false, prods: null },
  impatient: { slow: 0.5, forgets: 0, sloppy: 25, evident: false, prods: 3_000 },
  evident: { slow: 1, forgets: 0, sloppy: 0, evident: true, prods: null },
} as const satisfies Readonly<Record<string, Temper>>;

export const STAND_INS = Object.fromEntries(
  Object.entries(TEMPERS).map(([name, temper]) => [name, sitting(temper)]),
) as Readonly<Record<keyof typeof TEMPERS, StandIn>>;

interface Head {
  random: Random;
  due: number;
  last: MallCommand | null;
  idle: number;
  /** Where it saw each pawn last, where that was before, and since when. */
  seen: { readonly at: number; readonly now: number; readonly before: number }[];
  /** Somebody put the pawn in front of it, and it has not answered. */
  asked: boolean;
  prodded: number | null;
}

function sitting(temper: Temper): StandIn {
  return (seat, random) => {
    const head: Head = { random, due: 0, last: null, idle: 0, seen: [], asked: false, prodded: null };
    return (view, now) => turn(head, temper, seat, view, now);
  };
}

const BLINK = 500;

function turn(head: Head, temper: Temper, seat: number, view: View, now: number): Turn {
  if (view.shared.phase === 'setup') return { acts: ready(view, seat), wake: now + BLINK };
  look(head, view, seat, now);
  if (now < head.due) return { acts: [], wake: head.due };
  const chosen = chance(head, 100) < temper.forgets ? null : choose(head, temper, seat, view, now);
  if (chosen !== null) {
    head.due = now + gap(head, temper, chosen);
    head.last = chosen;
    head.idle = now;
    head.asked = false;
    return { acts: [chosen], wake: head.due };
  }
  head.due = now + BLINK * temper.slow;
  const tired =
    temper.prods !== null && now - head.idle > temper.prods && view.box.policies.doSomething === 'anyone';
  if (!tired) return { acts: [], wake: head.due };
  head.idle = now + 2 * (temper.prods ?? 0);
  return { acts: [{ type: 'doSomething', target: other(head, view, seat) }], wake: head.due };
}

function look(head: Head, { shared }: View, seat: number, now: number): void {
  const { doSomething, pawns } = shared;
  if (doSomething === seat && head.prodded !== seat) {
    head.asked = true;
    head.due = Math.min(head.due, now + ANSWERS);
  }
  head.prodded = doSomething;
  head.seen = pawns.map((at, pawn) => {
    const known = head.seen[pawn] ?? { at: 0, now: at, before: at };
    return known.now === at ? known : { at: now, now: at, before: known.now };
  });
}

const ANSWERS = 2_000;

const ready = ({ shared }: View, seat: number) =>
  shared.ready[seat] ? [] : [{ type: 'ready', ready: true }];

function other(head: Head, { shared: { hands } }: View, seat: number): number {
  return (seat + 1 + chance(head, hands.length - 1)) % hands.length;
}

function chance(head: Head, limit: number): number {
  const [value, random] = below(head.random, limit);
  head.random = random;
  return value;
}

/** The act after which some hero is nearest to what it wants; none that gains nothing, unless somebody asks. */
function choose(head: Head, temper: Temper, seat: number, view: View, now: number): MallCommand | null {
  const acts = options(view, seat);
  const theft = acts.find(({ type }) => type === 'theft');
  if (theft !== undefined) return theft;
  const wanted = wantedBy(view, now);
  const tile = acts.find(({ type }) => type === 'place') ?? acts.find(({ type }) => type === 'explore');
  if (tile !== undefined && wanted.explores) return tile;
  const moves = acts.flatMap((act) => moveIn(view, act)).filter((move) => !isTakenBack(head, move, now));
  const good = moves.flatMap((move) => gainOf(wanted, move, temper.evident));
  const sorted = good.sort((one, two) => two.gain - one.gain);
  const sloppy = chance(head, 100) < temper.sloppy ? chance(head, Math.max(1, sorted.length)) : 0;
  return sorted[sloppy]?.act ?? (head.asked ? makeRoom(view, wanted, moves) : null);
}

interface Move {
  readonly act: MallCommand;
  readonly pawn: number;
  readonly from: number;
  readonly to: number;
}

function moveIn(view: View, act: MallCommand): readonly Move[] {
  const move = moveOf(view, act);
  if (move === null || isRefusal(move)) return [];
  const pawn = view.box.pawns.indexOf(move.pawn);
  return [{ act, pawn, from: view.shared.pawns[pawn] as number, to: move.to }];
}

/** Whoever was moved a moment ago was moved for a reason. */
const isTakenBack = ({ seen }: Head, { pawn, to }: Move, now: number) =>
  seen[pawn] !== undefined && seen[pawn].before === to && now - seen[pawn].at < 5_000;

interface Good {
  readonly act: MallCommand;
  readonly gain: number;
}

/** How much nearer this brings a hero; arriving counts most. Straight on is as many steps nearer as it takes. */
function gainOf({ steps, shuns }: Wanted, { act, pawn, from, to }: Move, evident: boolean): readonly Good[] {
  const before = steps[pawn]?.get(from);
  const after = steps[pawn]?.get(to);
  if (before === undefined || after === undefined || after >= before) return [];
  if (shuns.has(to) && after > 0) return [];
  const length = 'distance' in act ? (act.distance as number) : 1;
  if (evident && after > 0 && before - after < length) return [];
  return [{ act, gain: after === 0 ? 100 : before - after }];
}

/** Asked to do something, and nothing comes to mind: somebody who stands in another's way goes out of it. */
function makeRoom(view: View, { alone, shuns }: Wanted, moves: readonly Move[]): MallCommand | null {
  const { pawns } = view.shared;
  const ways = pawns.map((from, pawn) => wayFrom(view, alone[pawn] ?? new Map(), from));
  const inWay = ({ pawn, from, to }: Move) =>
    ways.some((way, other) => other !== pawn && way.includes(from) && !way.includes(to));
  return moves.find((move) => inWay(move) && !shuns.has(move.to))?.act ?? null;
}

function gap(head: Head, { slow }: Temper, act: MallCommand): number {
  const [median, most] = GAPS[kindOf(head.last, act)];
  const spread = Math.log(most / median) / 1.2816;
  const unit = () => (chance(head, 1_000_000) + 1) / 1_000_001;
  const normal = Math.sqrt(-2 * Math.log(unit())) * Math.cos(2 * Math.PI * unit());
  return Math.min(20_000, Math.round(slow * median * Math.exp(spread * normal)));
}

function kindOf(last: MallCommand | null, act: MallCommand): keyof typeof GAPS {
  if (act.type === 'explore' || act.type === 'place') return 'explored';
  if (last === null || !('pawn' in last) || !('pawn' in act) || last.pawn !== act.pawn) return 'other';
  const same = 'direction' in last && 'direction' in act && last.direction === act.direction;
  return same ? 'same' : 'turn';
}
