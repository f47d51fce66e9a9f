import { aimAmong, answer, step } from '#client/board/acts.ts';
import type { Answer, BoardConfig, KeyPlace } from '#client/board/config.ts';
import { KEY_OF_ACTION } from '#client/board/keys.ts';
import { apart, centreOf, type Layout } from '#client/board/spots.ts';
import { chosenSpace, explain, give, spotOf } from '#client/board/state.ts';
import { piecesOf } from '#client/pieces/index.ts';
import { actionOf } from '#client/screens/game/facts.ts';
import { type Action, MOVE_ACTION } from '#engine/mall/actions.ts';
import {
  DIRECTIONS,
  type Direction,
  isRefusal,
  judge,
  type MallCommand,
  type PawnId,
  type View,
} from '#engine/mall/index.ts';
import { OFF, type Space } from '#engine/mall/spaces.ts';
import { pawnNumber } from '#engine/mall/ways.ts';
import { fetchLate, late } from './late.ts';
import type { MallGame, MallModel, MallTable } from './model.ts';
import { pingAt } from './pointing.ts';
import type { KeyAct } from './whyNoAct.ts';

// What the keys of the mall do, and its action tiles. What the rules would refuse is not sent: the reason is shown
// instead.

const spaceOf = (view: View, pawn: PawnId): Space => view.shared.pawns[pawnNumber(view, pawn)] ?? OFF;

/** Why not; null where it could be done after all. */
function whyNot(view: View, command: MallCommand): Answer<MallGame> {
  const verdict: unknown = judge(view, command);
  return isRefusal(verdict) ? { reason: verdict } : null;
}

export interface Heading {
  readonly pawn: PawnId;
  readonly direction: Direction;
  /** As far as the way goes; else one space. */
  readonly far: boolean;
}

export function stepTowards(
  table: MallTable,
  options: readonly MallCommand[],
  { pawn, direction, far }: Heading,
): Answer<MallGame> {
  const { view, layout } = table;
  const ways = options.filter(
    (one) => 'direction' in one && 'pawn' in one && one.pawn === pawn && one.direction === direction,
  );
  const found = ways.sort((one, other) => lengthOf(layout, one) - lengthOf(layout, other)).at(far ? -1 : 0);
  const tooFar = found?.type === 'move' && !far && found.distance !== 1;
  if (found !== undefined && !tooFar) return { command: found };
  const told = late.value?.whyNoStep(table, pawn, direction) ?? null;
  if (told !== null) return told === 'chooseFirst' ? null : { reason: told };
  if (view.seat === null) return null;
  const from = spaceOf(view, pawn);
  return whyNot(view, { type: 'move', seat: view.seat, pawn, from, direction, distance: 1 });
}

function lengthOf({ spots }: Layout, command: MallCommand): number {
  if (command.type === 'move') return command.distance;
  return 'to' in command ? apart(spots.get(command.from), spots.get(command.to)) : 0;
}

const sameType = (one: MallCommand, other: MallCommand) => one.type === other.type;

/** Says why this does nothing: at once, or as soon as that part has come. */
function tellWhy(model: MallModel, act: KeyAct): void {
  const table = model.table.value;
  if (late.value === null) fetchLate().then(() => late.value !== null && tellWhy(model, act));
  const pawn = act === 'explore' ? null : model.chosen.value;
  const why = table === null ? null : (late.value?.whyNoAct(table, act, pawn) ?? null);
  if (why !== null) explain(model, pawn, why);
}

/** Draws a tile, or goes through the places for the one that was drawn. */
export function explore(model: MallModel): boolean {
  const { options } = model;
  const places = options.value.filter(({ type }) => type === 'place');
  const draw = options.value.find(({ type }) => type === 'explore');
  if (draw !== undefined) give(model, draw);
  else if (places.length > 0) aimAmong(model, places, sameType);
  else tellWhy(model, 'explore');
  return true;
}

/** Goes through the vortexes; with one alone, Enter still confirms. */
export function vortex(model: MallModel): boolean {
  const pawn = model.chosen.value;
  // Whoever holds it may send others by it than heroes.
  const pieces = piecesOf((model.view.value as View).box);
  const ends = model.options.value.filter(
    (one) => actionOf(one, pieces) === 'V' && 'pawn' in one && one.pawn === pawn,
  );
  if (ends.length > 0) aimAmong(model, ends, sameType);
  else tellWhy(model, 'vortex');
  return true;
}

export function escalator(model: MallModel): boolean {
  const pawn = model.chosen.value;
  const ride = model.options.value.find((one) => one.type === 'escalator' && one.pawn === pawn);
  if (ride !== undefined) give(model, ride);
  else tellWhy(model, 'escalator');
  return true;
}

export function theft(model: MallModel): boolean {
  const view = model.view.value;
  const command = model.options.value.find(({ type }) => type === 'theft');
  if (command !== undefined) give(model, command);
  else if (view !== null && view.seat !== null)
    answer(model, null, whyNot(view, { type: 'theft', seat: view.seat }));
  return true;
}

/** An action touched on the action tile does to the chosen hero what its key would. */
export function press(model: MallModel, action: Action): void {
  const direction = DIRECTIONS.find((one) => MOVE_ACTION[one] === action);
  const act = KEY_OF_ACTION[action];
  if (direction !== undefined) step(model, direction, false);
  else if (act === 'explore') explore(model);
  else if (act === 'vortex') vortex(model);
  else escalator(model);
}

/** A mark on this space for everyone to see, while gestures are allowed [C1]. */
export function point(model: MallModel, space: Space | null): void {
  const view = model.view.value;
  const spot = spotOf(model, space);
  if (view === null || view.seat === null) return;
  if (!model.mayPoint.value)
    answer(model, null, whyNot(view, { type: 'speak', seat: view.seat, channel: 'gestures' }));
  else if (spot === undefined) explain(model, null, 'pointFirst');
  else pingAt(model.marks, centreOf(spot));
}

function pointHere(model: MallModel, { focused }: KeyPlace): boolean {
  point(model, focused ?? chosenSpace(model));
  return true;
}

function stopPointing({ pointing }: MallModel): boolean {
  const was = pointing.value;
  pointing.value = false;
  return was;
}

const KEYS = { explore, vortex, escalator, theft, point: pointHere, unchoose: stopPointing };

export function keysOf(model: () => MallModel): BoardConfig<MallGame>['keys'] {
  const own = Object.entries(KEYS).map(([act, does]) => [act, (at: KeyPlace) => does(model(), at)]);
  return Object.fromEntries(own);
}
