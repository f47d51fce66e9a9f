import { outOfService, vortexesFor } from '#engine/mall/acts/vortex.ts';
import { type Board, placementOf } from '#engine/mall/board.ts';
import { mannedCodes } from '#engine/mall/doors.ts';
import { spaceNow, type View } from '#engine/mall/index.ts';
import { watcherOn } from '#engine/mall/meeting.ts';
import { OFF, type Space, spaceOf, tileOf } from '#engine/mall/spaces.ts';
import { farEnd, isPlaced, isWorking, linksFrom, pawnData, printed, stepFrom } from '#engine/mall/ways.ts';

// The mall as somebody sees it who knows the rules: where a step leads each pawn, and how many it takes from everywhere.
// Everything is asked of the engine; nothing of it knows how bots look for ways.

/** For each space, from where one step of this pawn leads there. */
type Back = ReadonlyMap<Space, readonly Space[]>;

const knownByBoard = new WeakMap<Board, Map<string, Back>>();

function stepsBack(view: View, pawn: number, doors: 'asTheyAre' | 'open'): Back {
  const { board, stolen } = view.shared;
  const isOpen = doors === 'open' || mannedCodes(view, pawn).length > 0;
  const key = `${pawn} ${isOpen} ${stolen}`;
  const known = knownByBoard.get(board) ?? new Map<string, Back>();
  const back = known.get(key) ?? lookRound(isOpen ? withCode(view, pawn) : view, pawn);
  knownByBoard.set(board, known.set(key, back));
  return back;
}

function lookRound(view: View, pawn: number): Back {
  const back = new Map<Space, Space[]>();
  for (const from of spacesOf(view))
    for (const to of leadsTo(view, pawn, from)) back.set(to, [...(back.get(to) ?? []), from]);
  return back;
}

const spacesByBoard = new WeakMap<Board, readonly Space[]>();

export function spacesOf({ shared: { board } }: View): readonly Space[] {
  const known = spacesByBoard.get(board);
  if (known !== undefined) return known;
  const all = board.placed.flatMap(({ tile }) =>
    Array.from({ length: 16 }, (_, cell) => spaceOf(tile, cell)),
  );
  spacesByBoard.set(board, all);
  return all;
}

function leadsTo(view: View, pawn: number, from: Space): readonly Space[] {
  const around = [0, 1, 2, 3].map((side) => stepFrom(view, pawn, from, side));
  const links = pawnData(view, pawn).hero ? linksFrom(view, from) : [];
  const ends = [...around, farEnd(view, from), ...links, ...acrossFrom(view, pawn, from)];
  return ends.filter((to) => to !== OFF && isPlaced(view, tileOf(to)));
}

/** [S13] a vortex of its colour leads to those in the other dimension. */
function acrossFrom(view: View, pawn: number, from: Space): readonly Space[] {
  const vortexes = vortexesFor(view, pawn);
  if (!hasDimensions(view) || outOfService(view) !== null || !vortexes.includes(from)) return [];
  return vortexes.filter(
    (to) => isPlaced(view, tileOf(to)) && dimensionOf(view, to) !== dimensionOf(view, from),
  );
}

export const hasDimensions = ({ box }: View) => box.pieces.some(({ id }) => id === 'dimensions');

export const dimensionOf = ({ shared }: View, space: Space) =>
  placementOf(shared.board, tileOf(space))?.dimension ?? OFF;

/** [X5.8] codes that could be manned. */
export function codesOn(view: View): readonly Space[] {
  const works = (space: Space) => isWorking(view, space) && spaceNow(view, space)?.marks.includes('code');
  return printed(view, 'code').filter((space) => isPlaced(view, tileOf(space)) && works(space));
}

/** As if some other hero manned one. */
function withCode(view: View, pawn: number): View {
  const [code] = codesOn(view);
  const other = view.box.goals.heroes.find((one) => one !== pawn && !view.shared.escaped[one]);
  if (code === undefined || other === undefined) return view;
  const pawns = view.shared.pawns.map((_, one) => (one === other ? code : OFF));
  return { ...view, shared: { ...view.shared, pawns } };
}

/** Its own space, or one where nobody is and where it may come: [X1.2] nobody walks into a guard's arms. */
export function isOpenTo(view: View, pawn: number, space: Space): boolean {
  const at = view.shared.pawns[pawn];
  if (at === space) return true;
  if (view.shared.pawns.includes(space)) return false;
  if (view.box.stepVetoes.some((veto) => veto(view, pawn, space) !== null)) return false;
  return tileOf(at ?? OFF) === tileOf(space) || watcherOn(view, pawn, space) < 0;
}

export type Steps = ReadonlyMap<Space, number>;

/** How many steps it is from each space to the nearest of these. */
export function stepsTo(
  view: View,
  pawn: number,
  goals: readonly Space[],
  doors: 'asTheyAre' | 'open',
  isOpen: (space: Space) => boolean,
): Steps {
  const steps = new Map(goals.filter(isOpen).map((space) => [space, 0]));
  if (steps.size === 0) return steps;
  const back = stepsBack(view, pawn, doors);
  for (const [space, far] of steps)
    for (const from of back.get(space) ?? []) if (!steps.has(from) && isOpen(from)) steps.set(from, far + 1);
  return steps;
}

/** Every space of one shortest way from here. */
export function wayFrom(view: View, pawn: number, steps: Steps, from: Space): readonly Space[] {
  const way: Space[] = [];
  const back = stepsBack(view, pawn, 'open');
  for (let at: Space | undefined = from; at !== undefined && (steps.get(at) ?? 0) > 0; ) {
    const [here, far]: [Space, number] = [at, steps.get(at) as number];
    at = [...steps.keys()].find((to) => steps.get(to) === far - 1 && back.get(to)?.includes(here));
    if (at !== undefined) way.push(at);
  }
  return way;
}
