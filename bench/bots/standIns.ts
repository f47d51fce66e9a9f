import { below, type Random } from '#engine/core/random.ts';
import { places } from '#engine/mall/acts/explore.ts';
import { isRefusal, type MallCommand, moveOf, options, type View } from '#engine/mall/index.ts';
import { type Space, tileOf } from '#engine/mall/spaces.ts';
import { pawnData } from '#engine/mall/ways.ts';
import { type Besides, closesExit, type Wanted, wantedBy } from './eyes.ts';
import { isOpenTo, spacesOf, stepsTo, wayFrom } from './ground.ts';
import { tileFrom } from './tiles.ts';

// Three who sit in for people, so that bots are tried with others than themselves. They know nothing of how bots think: each
// looks at what its seat may do, and at how far from what it wants each hero is.

export interface Turn {
  readonly acts: readonly object[];
  readonly wake: number;
}

/** `prods` is how often somebody has put the pawn in front of it by now: each time is heard. */
export type StandIn = (seat: number, random: Random) => (view: View, now: number, prods: number) => Turn;

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
  readonly push?: Push;
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
  prods: number;
}

/** What somebody wants besides: where pawns are to go before anything else, and what it never does. */
export interface Push {
  readonly besides?: Besides;
  readonly forbids?: (view: View, pawn: number, to: Space, now: number) => boolean;
}

/** At the recorded pace, with something in mind that others do not know. */
export const pushing = (push: Push): StandIn => sitting({ ...TEMPERS.evident, evident: false, push });

function sitting(temper: Temper): StandIn {
  return (seat, random) => {
    const head: Head = { random, due: 0, last: null, idle: 0, seen: [], asked: false, prods: 0 };
    return (view, now, prods) => {
      hear(head, prods, now);
      return turn(head, temper, seat, view, now);
    };
  };
}

const BLINK = 500;

function turn(head: Head, temper: Temper, seat: number, view: View, now: number): Turn {
  if (view.shared.phase === 'setup') return { acts: ready(view, seat), wake: now + BLINK };
  look(head, view, now);
  if (now < head.due) return { acts: [], wake: head.due };
  const chosen = chance(head, 100) < temper.forgets ? null : choose(head, temper, seat, view, now);
  if (chosen !== null) {
    head.due = now + gap(head, temper, view, chosen);
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

function look(head: Head, { shared: { pawns } }: View, now: number): void {
  head.seen = pawns.map((at, pawn) => {
    const known = head.seen[pawn] ?? { at: 0, now: at, before: at };
    return known.now === at ? known : { at: now, now: at, before: known.now };
  });
}

function hear(head: Head, prods: number, now: number): void {
  if (prods > head.prods) {
    head.asked = true;
    head.due = Math.min(head.due, now + ANSWERS);
  }
  head.prods = prods;
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

/** How long nothing may come to mind before somebody who stands in another's way is moved out of it. */
const STEPS_ASIDE = 3_000;

/** The act after which some hero is nearest to what it wants; none that gains nothing, unless somebody is shut in or asks. */
function choose(head: Head, temper: Temper, seat: number, view: View, now: number): MallCommand | null {
  const acts = options(view, seat);
  const theft = acts.find(({ type }) => type === 'theft');
  if (theft !== undefined) return theft;
  const wanted = wantedBy(view, now, temper.push?.besides);
  const tile = wanted.explores ? tileFrom(view, acts) : undefined;
  if (tile !== undefined) return tile;
  const moves = acts
    .flatMap((act) => moveIn(view, act))
    .filter((move) => !isTakenBack(head, move, now) && isOpenTo(view, move.pawn, move.to))
    .filter(({ pawn, to }) => !closesExit(view, wanted, pawn, to))
    .filter(({ pawn, to }) => !temper.push?.forbids?.(view, pawn, to, now));
  const good = moves.flatMap((move) => gainOf(wanted, move, temper.evident));
  const sorted = good.sort((one, two) => two.gain - one.gain);
  const sloppy = chance(head, 100) < temper.sloppy ? chance(head, Math.max(1, sorted.length)) : 0;
  if (sorted.length > 0) return (sorted[sloppy] as Good).act;
  if (head.asked) return makeRoom(view, wanted, moves) ?? trySomething(wanted, moves);
  return now - head.idle > STEPS_ASIDE ? makeRoom(view, wanted, moves) : null;
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

const FAR = 100;
/** The glass before anything else. */
const URGENT = 1_000;

/** How much nearer this brings a hero; arriving counts most. Straight on is as many steps nearer as it takes. */
function gainOf(
  { steps, shuns, urgent }: Wanted,
  { act, pawn, from, to }: Move,
  evident: boolean,
): readonly Good[] {
  const before = steps[pawn]?.get(from) ?? FAR;
  const after = steps[pawn]?.get(to);
  if (after === undefined || after >= before) return [];
  if (shuns.has(to) && after > 0) return [];
  const length = 'distance' in act ? (act.distance as number) : 1;
  if (evident && after > 0 && before - after < length) return [];
  const first = pawn === urgent ? URGENT : 0;
  return [{ act, gain: first + (after === 0 ? FAR : before - after) }];
}

/** Somebody who stands in the way of a hero that has no other goes out of it, a hero or a guard, by as many moves as it takes. */
function makeRoom(view: View, { steps, alone, shuns }: Wanted, moves: readonly Move[]): MallCommand | null {
  const { pawns } = view.shared;
  for (const [pawn, from] of pawns.entries()) {
    const far = alone[pawn];
    if (!far?.has(from) || steps[pawn]?.has(from)) continue;
    const way = wayFrom(view, pawn, far, from);
    const others = moves.filter((move) => move.pawn !== pawn && hinders(view, move.pawn, move.from, way));
    const best = others
      .map((move) => ({ act: move.act, gain: outOfWay(view, move, way, shuns) }))
      .sort((one, two) => two.gain - one.gain)[0];
    if (best !== undefined && best.gain > 0) return best.act;
  }
  return null;
}

/** How many steps nearer this brings it to where it is in nobody's way. */
function outOfWay(
  view: View,
  { pawn, from, to }: Move,
  way: readonly Space[],
  shuns: ReadonlySet<Space>,
): number {
  const aside = spacesOf(view).filter((space) => !hinders(view, pawn, space, way) && !shuns.has(space));
  const far = stepsTo(view, pawn, aside, 'asTheyAre', (space) => isOpenTo(view, pawn, space));
  return (far.get(from) ?? FAR) - (far.get(to) ?? FAR);
}

/** [S17] [X1.2] some shut the whole tile that they are on. */
function hinders(view: View, pawn: number, at: Space, way: readonly Space[]): boolean {
  const apart = view.box.pieces.some(({ id }) => id === 'groupsForbidden') && tileOf(at) !== 0;
  if (!apart && pawnData(view, pawn).closes !== 'tile') return way.includes(at);
  return way.some((space) => tileOf(space) === tileOf(at));
}

/** How much farther somebody may be after it, who tries something because others wait. */
const LOSES = 3;

/** Asked to do something, and nothing comes to mind: whatever loses least, with a hero who is not where it wants to be. */
function trySomething({ steps, alone, shuns }: Wanted, moves: readonly Move[]): MallCommand | null {
  const tries = moves.flatMap(({ act, pawn, from, to }) => {
    const far = steps[pawn]?.has(from) ? steps[pawn] : alone[pawn];
    const [before, after] = [far?.get(from) ?? 0, far?.get(to)];
    const fits = before > 0 && after !== undefined && after - before <= LOSES && !shuns.has(to);
    return fits ? [{ act, loss: after - before }] : [];
  });
  return tries.sort((one, two) => one.loss - two.loss)[0]?.act ?? null;
}

function gap(head: Head, { slow }: Temper, view: View, act: MallCommand): number {
  const [median, most] = GAPS[kindOf(view, head.last, act)];
  const spread = Math.log(most / median) / 1.2816;
  const unit = () => (chance(head, 1_000_000) + 1) / 1_000_001;
  const normal = Math.sqrt(-2 * Math.log(unit())) * Math.cos(2 * Math.PI * unit());
  return Math.min(20_000, Math.round(slow * median * Math.exp(spread * normal)));
}

/** In those games drawing a tile and laying it is one act. */
function kindOf(view: View, last: MallCommand | null, act: MallCommand): keyof typeof GAPS {
  if (act.type === 'explore') return places(view).length > 1 ? 'turn' : 'explored';
  if (act.type === 'place') return 'explored';
  if (last === null || !('pawn' in last) || !('pawn' in act) || last.pawn !== act.pawn) return 'other';
  const same = 'direction' in last && 'direction' in act && last.direction === act.direction;
  return same ? 'same' : 'turn';
}
