import { sandLeft, spaceNow, type View } from '#engine/mall/index.ts';
import { OFF, type Space, spaceOf, tileOf } from '#engine/mall/spaces.ts';
import { colourOf, farEnd, isPlaced, isWorking } from '#engine/mall/ways.ts';

// What somebody sees who looks at the table and does not think ahead: what each hero is after, and how many steps away
// that is if nobody stood in the way.

export interface Wanted {
  /** By pawn, from each space how many steps to what it is after, round whoever stands there. */
  readonly steps: readonly ReadonlyMap<Space, number>[];
  /** The same as if nobody stood in the way. */
  readonly alone: readonly ReadonlyMap<Space, number>[];
  /** Where nobody ends by accident. */
  readonly shuns: ReadonlySet<Space>;
  readonly explores: boolean;
}

const SHORT = 35_000;
const TOO_MANY_CAMERAS = 2;

export function wantedBy(view: View, now: number): Wanted {
  const timers = working(view, 'timer');
  const cameras = view.box.pieces.some(({ id }) => id === 'cameras') ? working(view, 'camera') : [];
  const watched = cameras.length >= TOO_MANY_CAMERAS;
  const hurry = sandLeft(view.shared.sand, now) < SHORT && timers.length > 0 && !watched;
  const missing = isMissing(view);
  const after = (pawn: number): readonly Space[] => {
    if (!isAbout(view, pawn)) return [];
    if (watched && view.box.pawns[pawn] === 'barbarian') return cameras;
    return hurry ? timers : goalsOf(view, pawn, missing);
  };
  const goals = view.box.pawns.map((_, pawn) => after(pawn));
  return {
    steps: goals.map((spaces, pawn) => stepsTo(view, spaces, (space) => isOpen(view, pawn, space))),
    alone: goals.map((spaces) => stepsTo(view, spaces, () => true)),
    shuns: new Set(hurry ? [] : timers),
    explores: missing && !hurry,
  };
}

function working(view: View, kind: 'timer' | 'camera'): readonly Space[] {
  return spacesWith(view, (space) => spaceNow(view, space)?.[kind] === true && isWorking(view, space));
}

/** Its own space, or one where nobody is and where it may come. */
function isOpen(view: View, pawn: number, space: Space): boolean {
  if (view.shared.pawns[pawn] === space) return true;
  if (view.shared.pawns.includes(space)) return false;
  return view.box.stepVetoes.every((veto) => veto(view, pawn, space) === null);
}

const isAbout = ({ box, shared }: View, pawn: number) =>
  box.goals.heroes.includes(pawn) && !shared.escaped[pawn] && shared.pawns[pawn] !== OFF;

function spacesWith(view: View, is: (space: Space) => boolean): readonly Space[] {
  return view.shared.board.placed.flatMap(({ tile }) =>
    Array.from({ length: 16 }, (_, cell) => spaceOf(tile, cell)).filter(is),
  );
}

const itemsFor = (view: View, pawn: number) =>
  spacesWith(
    view,
    (space) => spaceNow(view, space)?.item != null && view.box.policies.mayTake(view, pawn, space),
  );
const exitsFor = (view: View, pawn: number) =>
  spacesWith(
    view,
    (space) => spaceNow(view, space)?.exit != null && view.box.policies.mayLeave(view, pawn, space),
  );

function isMissing(view: View): boolean {
  if (view.shared.deckLeft === 0 && view.shared.drawn === null) return false;
  const { heroes } = view.box.goals;
  return heroes.some(
    (pawn) =>
      !view.shared.escaped[pawn] &&
      (exitsFor(view, pawn).length === 0 || (!view.shared.stolen && itemsFor(view, pawn).length === 0)),
  );
}

function goalsOf(view: View, pawn: number, missing: boolean): readonly Space[] {
  const unknown = view.shared.board.unused.filter(
    (space) => spaceNow(view, space)?.explore === colourOf(view, pawn),
  );
  if (missing && unknown.length > 0) return unknown;
  return view.shared.stolen || !view.box.goals.theft ? exitsFor(view, pawn) : itemsFor(view, pawn);
}

function stepsTo(
  view: View,
  goals: readonly Space[],
  isOpen: (space: Space) => boolean,
): ReadonlyMap<Space, number> {
  const steps = new Map(goals.filter(isOpen).map((space) => [space, 0]));
  for (const [space, far] of steps)
    for (const beside of neighbours(view, space))
      if (!steps.has(beside) && isOpen(beside)) steps.set(beside, far + 1);
  return steps;
}

/** Every space of one shortest way from here. */
export function wayFrom(view: View, steps: ReadonlyMap<Space, number>, from: Space): readonly Space[] {
  const way: Space[] = [];
  for (let at: Space | undefined = from; at !== undefined && (steps.get(at) ?? 0) > 0; ) {
    const far = steps.get(at) as number;
    at = neighbours(view, at).find((to) => (steps.get(to) ?? far) < far);
    if (at !== undefined) way.push(at);
  }
  return way;
}

function neighbours(view: View, space: Space): readonly Space[] {
  const { next } = view.shared.board;
  const around = [0, 1, 2, 3].map((side) => next[space * 4 + side] ?? OFF);
  return [...around, farEnd(view, space)].filter((to) => to !== OFF && isPlaced(view, tileOf(to)));
}
