import { sandLeft, spaceNow, type View } from '#engine/mall/index.ts';
import { strandingExits } from '#engine/mall/rules/trickTheGuards/index.ts';
import { OFF, type Space, tileOf } from '#engine/mall/spaces.ts';
import { colourOf, inHands, isWorking } from '#engine/mall/ways.ts';
import { codesOn, hasDimensions, isOpenTo, type Steps, spacesOf, stepsTo } from './ground.ts';
import { shareOut } from './shares.ts';
import { isFit } from './tiles.ts';

// What somebody sees who looks at the table, knows the rules of the evening and does not think ahead: what each hero is
// after, and how many steps away that is.

export interface Wanted {
  /** By pawn, from each space how many steps to what it is after, round whoever stands there. */
  readonly steps: readonly Steps[];
  /** The same as if nobody stood in the way. */
  readonly alone: readonly Steps[];
  /** Where nobody ends by accident. */
  readonly shuns: ReadonlySet<Space>;
  readonly explores: boolean;
  /** Whom it is about when the glass runs low; -1: nobody. */
  readonly urgent: number;
}

const SHORT = 35_000;
/** With two cameras about nobody turns the glass: somebody sees to that sooner. */
const SHORT_WATCHED = 90_000;
const TOO_MANY_CAMERAS = 2;

/** What somebody is after besides: where it wants this pawn before anything else. */
export type Besides = (view: View, pawn: number, now: number) => readonly Space[];

const nothingElse: Besides = () => [];
const seenBefore = new WeakMap<View['shared'], Map<string, Wanted>>();

/** Who looks again at a table where nothing happened sees the same, unless sand gets short. */
export function wantedBy(view: View, now: number, besides: Besides = nothingElse): Wanted {
  if (besides !== nothingElse) return lookAt(view, now, besides);
  const left = sandLeft(view.shared.sand, now);
  const known = seenBefore.get(view.shared) ?? new Map<string, Wanted>();
  const key = `${left < SHORT} ${left < SHORT_WATCHED}`;
  const wanted = known.get(key) ?? lookAt(view, now, besides);
  seenBefore.set(view.shared, known.set(key, wanted));
  return wanted;
}

function lookAt(view: View, now: number, besides: Besides): Wanted {
  const timers = working(view, 'timer');
  const cameras = view.box.pieces.some(({ id }) => id === 'cameras') ? working(view, 'camera') : [];
  const watched = cameras.length >= TOO_MANY_CAMERAS;
  const left = sandLeft(view.shared.sand, now);
  const short = left < SHORT && timers.length > 0 && !watched;
  const runner = short ? nearestTo(view, timers, heroes(view)) : undefined;
  const breaker = watched && left < SHORT_WATCHED ? view.box.pawns.indexOf('barbarian') : -1;
  const missing = isMissing(view);
  const own = view.box.pawns.map((_, pawn): Sight => {
    if (!heroes(view).includes(pawn)) return NOTHING;
    const own = besides(view, pawn, now);
    if (own.length > 0) return sightOf(view, pawn, [own, ...goalsOf(view, pawn, missing)]);
    if (pawn === runner) return sightOf(view, pawn, [timers]);
    const eyes = watched && view.box.pawns[pawn] === 'barbarian' ? [cameras] : [];
    return sightOf(view, pawn, [...eyes, ...goalsOf(view, pawn, missing)]);
  });
  const sights = withHelper(view, own);
  return {
    steps: sights.map(({ steps }) => steps),
    alone: sights.map(({ alone }) => alone),
    shuns: new Set(short ? [] : timers),
    explores: missing && !short && breaker < 0,
    urgent: runner ?? breaker,
  };
}

/** [S17] who leaves stays, and shuts the tile: not while another who could get out would have no way any more. */
export function closesExit(view: View, { alone }: Wanted, pawn: number, to: Space): boolean {
  const { pawns, stolen } = view.shared;
  const apart = view.box.pieces.some(({ id }) => id === 'groupsForbidden');
  if (!apart || !stolen || !exitsFor(view, pawn).includes(to)) return false;
  const isFree = (space: Space) => tileOf(space) !== tileOf(to);
  return heroes(view).some((other) => {
    const from = pawns[other] as Space;
    if (other === pawn || !alone[other]?.has(from)) return false;
    return !stepsTo(view, other, exitsFor(view, other), 'asTheyAre', isFree).has(from);
  });
}

interface Sight {
  readonly steps: Steps;
  readonly alone: Steps;
  /** Only a code opens its way. */
  readonly locked: boolean;
}

const NOTHING: Sight = { steps: new Map(), alone: new Map(), locked: false };

/** Of what it may be after, the first that it gets to; otherwise the first that it would, were nobody in the way. */
function sightOf(view: View, pawn: number, wishes: readonly (readonly Space[])[]): Sight {
  const from = view.shared.pawns[pawn] as Space;
  const sights = wishes.filter(({ length }) => length > 0).map((goals) => look(view, pawn, goals));
  return (
    sights.find(({ steps, locked }) => steps.has(from) && !locked) ??
    sights.find(({ steps }) => steps.has(from)) ??
    sights.find(({ alone }) => alone.has(from)) ??
    NOTHING
  );
}

function look(view: View, pawn: number, goals: readonly Space[]): Sight {
  const from = view.shared.pawns[pawn] as Space;
  const isOpen = (space: Space) => isOpenTo(view, pawn, space);
  const plain = stepsTo(view, pawn, goals, 'asTheyAre', isOpen);
  const doors = codesOn(view).length > 0 && !plain.has(from);
  const steps = doors ? stepsTo(view, pawn, goals, 'open', isOpen) : plain;
  const alone = stepsTo(view, pawn, goals, doors ? 'open' : 'asTheyAre', () => true);
  return { steps, alone, locked: doors && steps.has(from) };
}

/** [X5.8] whoever is nearest to a code mans it for who stands before a door. */
function withHelper(view: View, sights: readonly Sight[]): readonly Sight[] {
  const locked = sights.findIndex((sight) => sight.locked);
  if (locked < 0) return sights;
  const free = heroes(view).filter((pawn) => pawn !== locked && inHands(view, pawn) === null);
  const helper = nearestTo(view, codesOn(view), free);
  return sights.map((sight, pawn) => (pawn === helper ? look(view, pawn, codesOn(view)) : sight));
}

export function nearestTo(view: View, goals: readonly Space[], pawns: readonly number[]): number | undefined {
  const far = pawns.flatMap((pawn) => {
    const steps = stepsTo(view, pawn, goals, 'asTheyAre', (space) => isOpenTo(view, pawn, space));
    const away = steps.get(view.shared.pawns[pawn] as Space);
    return away === undefined ? [] : [{ pawn, away }];
  });
  return far.sort((one, other) => one.away - other.away)[0]?.pawn;
}

export function working(view: View, kind: 'timer' | 'camera' | 'crystal'): readonly Space[] {
  return spacesOf(view).filter((space) => spaceNow(view, space)?.[kind] === true && isWorking(view, space));
}

export const heroes = ({ box, shared }: View) =>
  box.goals.heroes.filter((pawn) => !shared.escaped[pawn] && shared.pawns[pawn] !== OFF);

function itemsFor(view: View, pawn: number): readonly Space[] {
  const { mayTake } = view.box.policies;
  return spacesOf(view).filter((space) => spaceNow(view, space)?.item != null && mayTake(view, pawn, space));
}

function exitsFor(view: View, pawn: number): readonly Space[] {
  const { mayLeave } = view.box.policies;
  const taken = [
    ...strandingExits(view, pawn),
    ...view.shared.pawns.filter((_, one) => view.shared.escaped[one]),
  ];
  return spacesOf(view).filter(
    (space) => spaceNow(view, space)?.exit != null && mayLeave(view, pawn, space) && !taken.includes(space),
  );
}

const isStealing = ({ box, shared }: View) => box.goals.theft && !shared.stolen;

function isMissing(view: View): boolean {
  if (view.shared.deckLeft === 0 && view.shared.drawn === null) return false;
  const lacks = (kind: typeof itemsFor) => shareOut(view, heroes(view), (pawn) => kind(view, pawn)) === null;
  return lacks(exitsFor) || (isStealing(view) && (lacks(itemsFor) || isApart(view)));
}

/** [S13] somebody has to go to the other dimension, and nothing leads there yet. */
function isApart(view: View): boolean {
  if (!hasDimensions(view)) return false;
  return heroes(view).some((pawn) => {
    const steps = stepsTo(view, pawn, itemsFor(view, pawn), 'open', () => true);
    return !steps.has(view.shared.pawns[pawn] as Space);
  });
}

function goalsOf(view: View, pawn: number, missing: boolean): readonly (readonly Space[])[] {
  const kind = isStealing(view) ? itemsFor : exitsFor;
  const mine = shareOut(view, heroes(view), (one) => kind(view, one))?.get(pawn) ?? kind(view, pawn);
  if (!missing) return [mine];
  const unknown = view.shared.board.unused.filter(
    (space) => spaceNow(view, space)?.explore === colourOf(view, pawn) && isFit(view, space),
  );
  const gazes =
    view.box.permissions.some(({ id }) => id === 'crystalBall') && view.box.pawns[pawn] === 'mage';
  return [unknown, gazes ? working(view, 'crystal') : [], mine];
}
