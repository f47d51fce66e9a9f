import { covers, type Spot, STEPS } from '#client/board/spots.ts';
import { DIRECTIONS, type Direction, directionIndex } from '#engine/family/directions.ts';
import { holds } from '#engine/mall/actions.ts';
import { places } from '#engine/mall/acts/explore.ts';
import { vortexesFor } from '#engine/mall/acts/vortex.ts';
import {
  type Action,
  COLOUR,
  isRefusal,
  judge,
  type MallCommand,
  type Pawn,
  type Refusal,
  spaceNow,
  type View,
} from '#engine/mall/index.ts';
import { cellOf, OFF, type Space } from '#engine/mall/spaces.ts';
import { ownOf } from '#engine/mall/view.ts';
import { pawnNumber, spaceOfPawn, stepFrom } from '#engine/mall/ways.ts';
import { placementAt } from './labels.ts';
import { outwards } from './layout.ts';
import type { MallTable } from './model.ts';

// Why a tap or a drag does nothing: the commands it could have meant are judged, and the most telling refusal is told.
// Nothing is decided here; where the engine says no more than that there is no way, the mall is looked at.

export interface Told {
  readonly told:
    | 'wall'
    | 'wallAfter'
    | 'unexplored'
    | 'unexploredHere'
    | 'passage'
    | 'vortexOf'
    | 'line'
    | 'shop'
    | 'watching';
  readonly heroes?: readonly Pawn[];
  readonly count?: number;
}

export type Reason = Refusal | Told | 'chooseFirst';

interface Seated extends MallTable {
  readonly seat: number;
}

/** Why this hero, or nobody, does nothing there; null where a tap may mean nothing. */
export function whyNot(table: MallTable, pawn: Pawn | null, space: Space | null, at: Spot): Reason | null {
  const { seat } = table.view;
  const ghost = space === null ? table.layout.ghosts.find((one) => covers(tileAt(one), at)) : undefined;
  if (space === null && ghost === undefined) return null;
  if (seat === null) return { told: 'watching' };
  const seated = { ...table, seat };
  if (space === null) return closed(seated) ?? whyNoTile(seated, (ghost as { from: Space }).from);
  if (pawn === null) return closed(seated) ?? 'chooseFirst';
  return whyNoWay(seated, pawn, space);
}

const tileAt = ({ x, y }: Spot) => ({ left: x, top: y, width: 4, height: 4 });

/** Before the start, in a pause and after the end nothing is done at all. */
function closed({ view, seat }: Seated): Refusal | null {
  const verdict = judge(view, { type: 'explore', seat });
  return isRefusal(verdict) && verdict.refused.startsWith('game.') ? verdict : null;
}

/** As whoever holds the action would be answered: a wall is one for everybody. */
function refusalOf(view: View, command: MallCommand & { readonly seat: number }): Refusal | null {
  const verdict = judge(view, command);
  if (!isRefusal(verdict)) return null;
  const seat = holdersOf(view, verdict)[0];
  const theirs = seat === undefined ? verdict : judge(view, { ...command, seat });
  return isRefusal(theirs) ? theirs : verdict;
}

/** Who holds what was refused for not being held. */
export function holdersOf({ shared }: View, { refused, params }: Refusal): readonly number[] {
  if (refused !== 'action.notHeld') return [];
  return shared.hands.flatMap((hand, seat) => (holds(hand, params.action as Action) ? seat : []));
}

/** [M13] [M14] a tile does not come there. */
function whyNoTile({ view, seat }: Seated, from: Space): Reason {
  const waits: MallCommand =
    view.shared.drawn === null ? { type: 'explore', seat } : { type: 'place', seat, space: from };
  const refusal = refusalOf(view, waits);
  const here = places(view).includes(from);
  if (refusal !== null && (here || refusal.refused === 'explore.deckEmpty')) return refusal;
  return unexplored(view, from);
}

function unexplored(view: View, from: Space): Told {
  const colour = spaceNow(view, from)?.explore;
  const heroes = view.box.pawns.filter((pawn) => COLOUR[pawn] === colour);
  return heroes.length === 0 ? { told: 'unexploredHere' } : { told: 'unexplored', heroes };
}

function whyNoWay(seated: Seated, pawn: Pawn, to: Space): Reason {
  const { view, counts } = seated;
  const line = lineTo(seated, spaceOfPawn(view, pawn), to);
  const special = specialsTo(seated, pawn, to).flatMap((command) => whyNotThis(view, command) ?? []);
  const walk = line === null ? [] : [whyNoWalk(seated, pawn, line)].filter((why) => why !== null);
  const all = line?.distance === 1 ? [...walk, ...special] : [...special, ...walk];
  const possible = all.find((why) => 'refused' in why && why.refused === 'action.notHeld');
  const shut = closed(seated);
  if (shut !== null) return all.find((why) => !('refused' in why && why.refused === shut.refused)) ?? shut;
  if (!counts(to)) return { told: 'shop' };
  return possible ?? all[0] ?? { told: 'line' };
}

interface Line {
  readonly direction: Direction;
  readonly distance: number;
}

/** The straight line there as it is drawn, within one dimension. */
function lineTo({ view, layout }: Seated, from: Space, to: Space): Line | null {
  const [here, there] = [layout.spots.get(from), layout.spots.get(to)];
  if (here === undefined || there === undefined) return null;
  if (placementAt(view, from)?.dimension !== placementAt(view, to)?.dimension) return null;
  const [dx, dy] = [there.x - here.x, there.y - here.y];
  const distance = Math.abs(dx) + Math.abs(dy);
  const direction = DIRECTIONS.find(
    (one) => dx === STEPS[one].x * distance && dy === STEPS[one].y * distance,
  );
  return direction === undefined || distance === 0 ? null : { direction, distance };
}

type OfPawn = MallCommand & { readonly pawn: Pawn; readonly seat: number };

/** What this hero might try besides walking: what leads there, or looks as if it did. */
function specialsTo({ view, seat }: Seated, pawn: Pawn, to: Space): readonly OfPawn[] {
  const from = spaceOfPawn(view, pawn);
  const all = triesOf({ view, seat }, pawn).filter((one) => 'to' in one && one.to === to);
  const isVortex = spaceNow(view, to)?.vortex != null && !all.some(({ type }) => type === 'vortex');
  return isVortex ? [...all, { type: 'vortex', seat, pawn, from, to }] : all;
}

/** Every command of this pawn's own that somebody might try in this phase, but walking. */
function triesOf({ view, seat }: Pick<Seated, 'view' | 'seat'>, pawn: Pawn): readonly OfPawn[] {
  const { box, shared } = view;
  return [...box.handlers]
    .filter(([type, { phases }]) => type !== 'move' && phases.includes(shared.phase))
    .flatMap(([, handler]) => handler.candidates?.(view, seat, ownOf(view, seat)) ?? [])
    .filter((one): one is OfPawn => 'pawn' in one && one.pawn === pawn);
}

function whyNotThis(view: View, command: OfPawn): Refusal | Told | null {
  const refusal = refusalOf(view, command);
  if (refusal?.refused !== 'vortex.notHere' || command.type !== 'vortex') return refusal;
  const heroes = view.box.pawns.filter((_, pawn) => vortexesFor(view, pawn).includes(command.to));
  return heroes.length === 0 ? refusal : { told: 'vortexOf', heroes };
}

function whyNoWalk({ view, seat }: Seated, pawn: Pawn, { direction, distance }: Line): Refusal | Told | null {
  const from = spaceOfPawn(view, pawn);
  const refusal = refusalOf(view, { type: 'move', seat, pawn, from, direction, distance });
  return refusal?.refused === 'way.blocked'
    ? whatBlocks(view, pawn, directionIndex(direction), Number(refusal.params.steps))
    : refusal;
}

/** What ends the way after so many spaces. */
function whatBlocks(view: View, pawn: Pawn, direction: number, steps: number): Told {
  const number = pawnNumber(view, pawn);
  let at = spaceOfPawn(view, pawn);
  for (let step = 0; step < steps; step++) at = stepFrom(view, number, at, direction);
  const placement = placementAt(view, at);
  if (view.shared.board.unused.includes(at) && placement && outwards(placement, cellOf(at)) === direction)
    return unexplored(view, at);
  const heroes = view.box.pawns.filter((_, other) => stepFrom(view, other, at, direction) !== OFF);
  if (heroes.length > 0) return { told: 'passage', heroes };
  return steps === 0 ? { told: 'wall' } : { told: 'wallAfter', count: steps };
}

/** Why an arrow does nothing: another way of going in that direction comes first, for whoever has one. */
export function whyNoStep(table: MallTable, pawn: Pawn, direction: Direction): Reason | null {
  const { view } = table;
  if (view.seat === null) return { told: 'watching' };
  const seated = { ...table, seat: view.seat };
  const own = triesOf(seated, pawn).filter((one) => 'direction' in one && one.direction === direction);
  const refusals = own.flatMap((command) => refusalOf(view, command) ?? []);
  const held = refusals.find(({ refused }) => refused === 'action.notHeld');
  return closed(seated) ?? held ?? refusals[0] ?? whyNoWalk(seated, pawn, { direction, distance: 1 });
}
