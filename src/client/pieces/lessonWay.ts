import type { Promised } from '#client/board/config.ts';
import { directionIndex } from '#engine/family/directions.ts';
import {
  COLOUR,
  DIRECTIONS,
  distances,
  isRefusal,
  judge,
  type MallCommand,
  mayCross,
  type PawnId,
  predict,
  spaceNow,
  stirs,
  type View,
} from '#engine/mall/index.ts';
import { OFF, type Space } from '#engine/mall/spaces.ts';
import { linksFrom, pawnNumber, spaceOfPawn } from '#engine/mall/ways.ts';

// Where a lesson sends a pawn next: to the end of its way, or as far on it as one tap goes (mall/routes.ts).

interface Hop {
  readonly command: MallCommand;
  readonly to: Space;
}

interface Reached {
  readonly view: View;
  readonly hops: readonly Hop[];
}

/** As many lines as a tap on the board walks. */
const LINES = 3;
const ANYWHERE = () => true;

/** Where a pawn is expected next. */
export interface Lit extends Promised<PawnId> {
  /** It stands in another's way. */
  readonly aside?: boolean;
}

type Way = readonly [pawn: PawnId, goal: Space];
type May = (space: Space) => boolean;

/** The next place on a shortest way; `may` names the spaces it may end on. */
export function towards(view: View, pawn: PawnId, goal: Space, may: May = ANYWHERE): Lit | null {
  return anyOf(view, [[pawn, goal]], may);
}

/** Of the shortest of these ways; where there is none, somebody steps out of the first that there could be. */
export function anyOf(view: View, ways: readonly Way[], may: May = ANYWHERE): Lit | null {
  const open = ways.filter(([pawn, goal]) => goal !== OFF && spaceOfPawn(view, pawn) !== goal);
  const found = open.flatMap(([pawn, goal]) => {
    const hops = wayWhere(view, pawn, (space) => space === goal, may);
    return hops === null ? [] : [{ pawn, hops }];
  });
  const [best] = found.sort((one, other) => one.hops.length - other.hops.length);
  if (best !== undefined) return firstTap(best.pawn, best.hops);
  for (const [pawn, goal] of open) {
    const lit = aside(view, pawn, goal, may);
    if (lit !== null) return lit;
  }
  return null;
}

/** As far as one tap goes: some lines on foot, or one act of another sort. */
function firstTap(token: PawnId, hops: readonly Hop[]): Lit {
  const other = hops.findIndex(({ command }) => command.type !== 'move');
  const walked = Math.min(LINES, other < 0 ? hops.length : other);
  return { token, space: (hops[Math.max(0, walked - 1)] as Hop).to };
}

/** Were nobody else about there would be a way: the first who stands on it leaves it. */
function aside(view: View, pawn: PawnId, goal: Space, may: May): Lit | null {
  const way = wayWhere(alone(view, pawn), pawn, (space) => space === goal, may, stepsFrom);
  const steps = way?.map(({ to }) => to) ?? [];
  const others = view.box.pawns.filter((other) => other !== pawn);
  const first = steps.find((space) => others.some((other) => spaceOfPawn(view, other) === space));
  const token = others.find((other) => spaceOfPawn(view, other) === first);
  if (first === undefined || token === undefined) return null;
  const isOff = (space: Space) => !steps.includes(space) && !stirs(view, pawnNumber(view, token), space);
  const hops = wayWhere(view, token, isOff, ANYWHERE);
  return hops === null ? null : { ...firstTap(token, hops), aside: true };
}

const stepsFrom = (view: View, pawn: PawnId) =>
  hopsFrom(view, pawn).filter(({ command }) => command.type !== 'move' || command.distance === 1);

/** Those who hold a code stay: without them doors are shut. Who is no hero does not make way for one. */
function alone({ shared, ...view }: View, pawn: PawnId): View {
  const stays = (space: Space, index: number) =>
    view.box.pawns[index] === pawn ||
    !view.box.cast[index]?.hero ||
    view.box.print[space]?.marks.includes('code');
  const pawns = shared.pawns.map((space, index) => (stays(space, index) ? space : OFF));
  return { ...view, shared: { ...shared, pawns } };
}

/** What takes it there, one act after the other; empty where it stands there already. */
export function wayTo(view: View, pawn: PawnId, goal: Space): readonly Hop[] | null {
  return wayWhere(view, pawn, (space) => space === goal, ANYWHERE);
}

function wayWhere(
  view: View,
  pawn: PawnId,
  isGoal: (space: Space) => boolean,
  may: May,
  hops = hopsFrom,
): readonly Hop[] | null {
  const here = spaceOfPawn(view, pawn);
  const found = new Map<Space, Reached>([[here, { view, hops: [] }]]);
  for (const [at, reached] of found) {
    if (isGoal(at)) return reached.hops;
    if (at !== here && stirs(view, pawnNumber(view, pawn), at)) continue;
    for (const hop of hops(reached.view, pawn)) {
      const after = found.has(hop.to) || !may(hop.to) ? null : predict(reached.view, hop.command);
      if (after !== null && !isRefusal(after))
        found.set(hop.to, { view: after, hops: [...reached.hops, hop] });
    }
  }
  return null;
}

function hopsFrom(view: View, pawn: PawnId): readonly Hop[] {
  const from = spaceOfPawn(view, pawn);
  const seat = view.seat as number;
  const jumps: readonly (MallCommand & { readonly to: Space })[] = [
    ...linksFrom(view, from).map((to) => ({ type: 'shaft', seat, pawn, from, to }) as const),
    { type: 'escalator', seat, pawn, from, to: spaceNow(view, from)?.escalator ?? OFF },
    ...vortexes(view, pawn).map((to) => ({ type: 'vortex', seat, pawn, from, to }) as const),
  ];
  const legal = jumps.filter((command) => command.to !== OFF && !isRefusal(judge(view, command)));
  return [...walks(view, pawn, from), ...legal.map((command) => ({ command, to: command.to }))];
}

function vortexes({ box }: View, pawn: PawnId): readonly Space[] {
  const colour = COLOUR[pawn];
  return colour === undefined ? [] : box.vortexes[colour];
}

function walks(view: View, pawn: PawnId, from: Space): readonly Hop[] {
  const seat = view.seat as number;
  return DIRECTIONS.flatMap((direction) => {
    const ends: Hop[] = [];
    for (const distance of distances(view, pawnNumber(view, pawn), from, directionIndex(direction))) {
      const command = { type: 'move', seat, pawn, from, direction, distance } as const;
      const to = judge(view, command);
      if (!isRefusal(to)) ends.push({ command, to: to as Space });
      else if (!mayCross(view, command)) return ends;
    }
    return ends;
  });
}
