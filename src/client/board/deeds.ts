import type { Direction } from '#engine/family/directions.ts';
import type { Action } from '#engine/mall/actions.ts';
import {
  DIRECTIONS,
  isRefusal,
  judge,
  type MallCommand,
  type Pawn,
  type Refusal,
} from '#engine/mall/index.ts';
import { OFF, type Space } from '#engine/mall/spaces.ts';
import type { Spot } from './geometry.ts';
import { type Deed, KEY_OF_ACTION } from './keys.ts';
import { type BoardModel, spaceOfPawn } from './model.ts';
import { pingAt } from './pointing.ts';

// What keys and taps do. What the rules would refuse is not sent: the reason is shown instead.

export function choose(model: BoardModel, pawn: Pawn | null): void {
  const { value: view } = model.view;
  if (pawn !== null && (view === null || spaceOfPawn(view, pawn) === OFF)) return;
  model.aim.value = null;
  model.hint.value = null;
  model.chosen.value = pawn;
}

export function chosenSpace({ view, chosen }: BoardModel): Space | null {
  return view.value === null || chosen.value === null ? null : spaceOfPawn(view.value, chosen.value);
}

/** One space, or as far as the way goes. */
export function step(model: BoardModel, direction: Direction, slide: boolean): void {
  const pawn = model.chosen.value;
  if (pawn === null) return;
  const ways = model.options.value.filter(
    (one) => 'direction' in one && one.pawn === pawn && one.direction === direction,
  );
  const found = ways.sort((one, other) => lengthOf(model, one) - lengthOf(model, other)).at(slide ? -1 : 0);
  const exact = found?.type === 'move' && !slide && found.distance !== 1 ? undefined : found;
  if (exact !== undefined) model.give(exact);
  else refuseStep(model, pawn, direction);
}

function lengthOf({ layout }: BoardModel, command: MallCommand): number {
  if (command.type === 'move') return command.distance;
  const spots = layout.value?.spots;
  if (!('to' in command) || spots === undefined) return 0;
  const [from, to] = [spots.get(command.from), spots.get(command.to)] as [Spot, Spot];
  return Math.abs(from.x - to.x) + Math.abs(from.y - to.y);
}

function refuseStep(model: BoardModel, pawn: Pawn, direction: Direction): void {
  const view = model.view.value;
  if (view === null || view.seat === null) return;
  const from = spaceOfPawn(view, pawn);
  explain(model, pawn, { type: 'move', seat: view.seat, pawn, from, direction, distance: 1 });
}

function explain(model: BoardModel, pawn: Pawn | null, command: MallCommand): void {
  const view = model.view.value;
  const verdict: Refusal | Space | null = view === null ? null : judge(view, command);
  if (isRefusal(verdict)) model.hint.value = { pawn, what: verdict };
}

/** E: draws a tile, or goes through the places for the one that was drawn. */
export function explore(model: BoardModel): void {
  const may = model.options.value;
  const places = may.filter(({ type }) => type === 'place');
  const draw = may.find(({ type }) => type === 'explore');
  const seat = model.view.value?.seat ?? null;
  if (draw !== undefined) model.give(draw);
  else if (places.length > 0) aimAmong(model, places);
  else if (seat !== null) explain(model, null, { type: 'explore', seat });
}

/** V: goes through the vortexes; with one alone, Enter still confirms. */
export function vortex(model: BoardModel): void {
  const pawn = model.chosen.value;
  if (pawn === null) {
    model.hint.value = { pawn: null, what: 'chooseFirst' };
    return;
  }
  const ends = model.options.value.filter((one) => one.type === 'vortex' && one.pawn === pawn);
  if (ends.length > 0) aimAmong(model, ends);
  else model.hint.value = { pawn, what: whyNoVortex(model, pawn) };
}

function whyNoVortex(model: BoardModel, pawn: Pawn): Refusal | 'noVortex' {
  const view = model.view.value;
  if (view === null || view.seat === null) return 'noVortex';
  const from = spaceOfPawn(view, pawn);
  const verdict = judge(view, { type: 'vortex', seat: view.seat, pawn, from, to: from });
  const plain =
    isRefusal(verdict) && verdict.refused !== 'vortex.notHere' && verdict.refused !== 'way.occupied';
  return plain ? verdict : 'noVortex';
}

function aimAmong(model: BoardModel, commands: readonly MallCommand[]): void {
  const { value } = model.aim;
  model.hint.value = null;
  const same = value !== null && value.commands[0]?.type === commands[0]?.type;
  model.aim.value = { commands, index: same ? (value.index + 1) % commands.length : 0 };
}

export function confirm(model: BoardModel): boolean {
  const { value } = model.aim;
  const command = value?.commands[value.index];
  if (command === undefined) return false;
  model.give(command);
  return true;
}

export function escalator(model: BoardModel): void {
  const pawn = model.chosen.value;
  const view = model.view.value;
  if (pawn === null || view === null || view.seat === null) {
    model.hint.value = { pawn: null, what: 'chooseFirst' };
    return;
  }
  const ride = model.options.value.find((one) => one.type === 'escalator' && one.pawn === pawn);
  const from = spaceOfPawn(view, pawn);
  if (ride !== undefined) model.give(ride);
  else explain(model, pawn, { type: 'escalator', seat: view.seat, pawn, from, to: from });
}

export function theft(model: BoardModel): void {
  const seat = model.view.value?.seat ?? null;
  const command = model.options.value.find(({ type }) => type === 'theft');
  if (command !== undefined) model.give(command);
  else if (seat !== null) explain(model, null, { type: 'theft', seat });
}

export const OTHERS: Partial<Readonly<Record<Deed, (model: BoardModel) => void>>> = {
  explore,
  vortex,
  escalator,
  theft,
};

/** An action touched on the action tile does to the chosen hero what its key would. */
export function press(model: BoardModel, action: Action): void {
  const deed = KEY_OF_ACTION[action];
  if (!isDirection(deed)) OTHERS[deed]?.(model);
  else if (model.chosen.value !== null) step(model, deed, false);
  else model.hint.value = { pawn: null, what: 'chooseFirst' };
}

/** A mark on this space for everyone to see, while gestures are allowed [C1]. */
export function point(model: BoardModel, space: Space | null): void {
  const seat = model.view.value?.seat ?? null;
  const spot = space === null ? undefined : model.layout.value?.spots.get(space);
  if (seat === null) return;
  if (!model.mayPoint.value) explain(model, null, { type: 'speak', seat, channel: 'gestures' });
  else if (spot === undefined) model.hint.value = { pawn: null, what: 'pointFirst' };
  else pingAt(model.marks, { x: spot.x + 0.5, y: spot.y + 0.5 });
}

/** What Enter or a tap does on a space: an offer, or else the hero who stands there. */
export function actOn(model: BoardModel, space: Space): boolean {
  const offers = model.offers.value;
  const command = offers?.targets.get(space) ?? offers?.places.get(space) ?? offers?.tiles.get(space >> 4);
  const pawn = pawnAt(model, space);
  if (pawn !== null && model.chosen.value !== pawn && !offers?.places.has(space)) choose(model, pawn);
  else if (command !== undefined) model.give(command);
  else if (pawn !== null) choose(model, model.chosen.value === pawn ? null : pawn);
  else return false;
  return true;
}

export function pawnAt({ view }: BoardModel, space: Space): Pawn | null {
  const index = view.value?.shared.pawns.indexOf(space) ?? -1;
  return index < 0 ? null : (view.value?.box.pawns[index] ?? null);
}

export const isDirection = (deed: string): deed is Direction =>
  (DIRECTIONS as readonly string[]).includes(deed);
