import { covers, type Spot, STEPS } from '#client/board/spots.ts';
import { piecesOf } from '#client/pieces/index.ts';
import type { BoardKey } from '#client/pieces/piece.ts';
import { refuse } from '#engine/core/refusal.ts';
import { DIRECTIONS, type Direction, directionIndex } from '#engine/family/directions.ts';
import { outOfService, vortexesFor } from '#engine/mall/acts/vortex.ts';
import { type PawnId, type Refusal, spaceNow, type View } from '#engine/mall/index.ts';
import { ownSide, type Placement } from '#engine/mall/lattice.ts';
import { cellBeside, cellOf, OFF, type Space, spaceOf, tileOf } from '#engine/mall/spaces.ts';
import { pawnNumber, spaceOfPawn, stepFrom } from '#engine/mall/ways.ts';
import {
  type Asked,
  closed,
  isCode,
  mostTelling,
  type OfPawn,
  refusalOf,
  type Seated,
  tries,
  triesOf,
} from './judged.ts';
import { placementAt } from './labels.ts';
import { outwards } from './layout.ts';
import type { MallTable } from './model.ts';
import { whyNoTile } from './unexplored.ts';

// Why a tap or a drag does nothing: the commands it could have meant are judged, and the most telling refusal is told.
// Nothing is decided here; where the engine says no more than that there is no way, the mall is looked at.

export interface Told {
  readonly told:
    | 'wallNext'
    | 'wallAfter'
    | 'shopNext'
    | 'shopAfter'
    | 'exploreNow'
    | 'unexplored'
    | 'unexploredHere'
    | 'passage'
    | 'vortexOf'
    | 'line'
    | 'dimension'
    | 'shop'
    | 'watching'
    | BoardKey;
  readonly heroes?: readonly PawnId[];
  readonly count?: number;
}

export type Reason = Refusal | Told | 'chooseFirst';

/** Why this hero, or nobody, does nothing there; null where a tap may mean nothing. */
export function whyNot(table: MallTable, pawn: PawnId | null, space: Space | null, at: Spot): Reason | null {
  const { seat } = table.view;
  const arrows = space === null ? arrowsTo(table, at) : [];
  if (space === null && arrows.length === 0) return null;
  if (seat === null) return { told: 'watching' };
  const seated = { ...table, seat };
  if (space === null) return closed(seated) ?? whyNoTile(seated, arrows);
  return pawn === null ? whyNotHere(seated, space) : whyNoWay(seated, pawn, space);
}

/** The arrows that lead to the place where a tile may come. */
function arrowsTo({ layout }: MallTable, at: Spot): readonly Space[] {
  return layout.ghosts.filter((one) => covers(tileAt(one), at)).map(({ from }) => from);
}

const tileAt = ({ x, y }: Spot) => ({ left: x, top: y, width: 4, height: 4 });

/** Nobody is chosen: a tap may mean the tile [S11], while nothing else goes. */
function whyNotHere(seated: Seated, space: Space): Reason {
  const shut = closed(seated);
  if (shut !== null) return whyTileStays(seated, tileOf(space)) ?? shut;
  return mostTelling(whyMeant(seated, null, space)) ?? 'chooseFirst';
}

/** What the pieces say of a tap there, or why what it was meant for is refused. */
function whyMeant({ view, seat }: Seated, pawn: PawnId | null, to: Space): readonly (Refusal | Told)[] {
  return piecesOf(view.box).flatMap(({ meant }) => {
    const what = meant?.(view, seat, pawn, to) ?? null;
    if (what === null) return [];
    return 'told' in what ? what : (refusalOf(view, what) ?? []);
  });
}

function whyTileStays(seated: Seated, tile: number): Refusal | null {
  const taking = tries(seated).find((one) => 'tile' in one && one.tile === tile);
  return taking === undefined ? null : refusalOf(seated.view, taking);
}

function whyNoWay(seated: Seated, pawn: PawnId, to: Space): Reason {
  const { view, counts } = seated;
  const from = spaceOfPawn(view, pawn);
  const line = lineTo(seated, from, to);
  const special = specialsTo(seated, pawn, to).flatMap((command) => whyNotThis(view, command) ?? []);
  const walk = line === null ? [] : [whyNoWalk(seated, pawn, line)].filter((why) => why !== null);
  const meant = [...whyMeant(seated, pawn, to), ...special];
  const all = line?.distance === 1 ? [...walk, ...meant] : [...meant, ...walk];
  const shut = closed(seated);
  if (shut !== null) return whySettled(view, all, shut) ?? shut;
  if (isOut(view, pawn)) return refuse('pawn.escaped');
  if (!counts(to)) return { told: 'shop' };
  return mostTelling(all) ?? (isApart(view, from, to) ? whyApart(view) : { told: 'line' });
}

/** [S13] what is done before the start has reasons of its own. */
function whySettled({ shared }: View, all: readonly (Refusal | Told)[], shut: Refusal) {
  return shared.phase === 'setup' ? all.find((why) => !isCode(why, shut.refused)) : undefined;
}

const isOut = (view: View, pawn: PawnId) => view.shared.escaped[pawnNumber(view, pawn)] === true;

const isApart = (view: View, one: Space, other: Space) =>
  placementAt(view, one)?.dimension !== placementAt(view, other)?.dimension;

/** [S13] only the vortex leads to the other dimension, as long as it works. */
const whyApart = (view: View): Refusal | Told => outOfService(view) ?? { told: 'dimension' };

interface Line {
  readonly direction: Direction;
  readonly distance: number;
}

/** The straight line there as it is drawn, within one dimension. */
function lineTo({ view, layout }: Seated, from: Space, to: Space): Line | null {
  const [here, there] = [layout.spots.get(from), layout.spots.get(to)];
  if (here === undefined || there === undefined) return null;
  if (isApart(view, from, to)) return null;
  const [dx, dy] = [there.x - here.x, there.y - here.y];
  const distance = Math.abs(dx) + Math.abs(dy);
  const direction = DIRECTIONS.find(
    (one) => dx === STEPS[one].x * distance && dy === STEPS[one].y * distance,
  );
  return direction === undefined || distance === 0 ? null : { direction, distance };
}

/** What this hero might try besides walking: what leads there, or looks as if it did. */
function specialsTo({ view, seat }: Seated, pawn: PawnId, to: Space): readonly OfPawn[] {
  const from = spaceOfPawn(view, pawn);
  const all = triesOf({ view, seat }, pawn).filter((one) => 'to' in one && one.to === to);
  const isVortex = spaceNow(view, to)?.vortex != null && !all.some(({ type }) => type === 'vortex');
  return isVortex ? [...all, { type: 'vortex', seat, pawn, from, to }] : all;
}

function whyNotThis(view: View, command: OfPawn): Refusal | Told | null {
  const refusal = refusalOf(view, command);
  if (refusal?.refused !== 'vortex.notHere' || command.type !== 'vortex') return refusal;
  const heroes = view.box.pawns.filter((_, pawn) => vortexesFor(view, pawn).includes(command.to));
  return heroes.length === 0 ? refusal : { told: 'vortexOf', heroes };
}

function whyNoWalk(
  { view, seat }: Seated,
  pawn: PawnId,
  { direction, distance }: Line,
): Refusal | Told | null {
  const from = spaceOfPawn(view, pawn);
  const refusal = refusalOf(view, { type: 'move', seat, pawn, from, direction, distance });
  return refusal?.refused === 'way.blocked'
    ? whatBlocks({ view, seat }, pawn, directionIndex(direction), Number(refusal.params.steps))
    : refusal;
}

/** What ends the way after so many spaces. */
function whatBlocks({ view, seat }: Asked, pawn: PawnId, direction: number, steps: number): Refusal | Told {
  const number = pawnNumber(view, pawn);
  let at = spaceOfPawn(view, pawn);
  for (let step = 0; step < steps; step++) at = stepFrom(view, number, at, direction);
  const placement = placementAt(view, at);
  if (view.shared.board.unused.includes(at) && placement && outwards(placement, cellOf(at)) === direction)
    return whyNoTile({ view, seat }, [at]);
  for (const { blocks } of piecesOf(view.box)) {
    const told = blocks?.(view, number, at, direction) ?? null;
    if (told !== null) return { told };
  }
  const heroes = view.box.pawns.filter((_, other) => stepFrom(view, other, at, direction) !== OFF);
  if (heroes.length > 0) return { told: 'passage', heroes };
  const what = isShopBeside(view, at, direction) ? 'shop' : 'wall';
  return steps === 0 ? { told: `${what}Next` } : { told: `${what}After`, count: steps };
}

function isShopBeside(view: View, at: Space, direction: number): boolean {
  const { tile, turn } = placementAt(view, at) as Placement;
  const cell = cellBeside(cellOf(at), ownSide(direction, turn));
  return cell !== OFF && spaceNow(view, spaceOf(tile, cell))?.corridor === false;
}

/** Why an arrow does nothing: another way of going in that direction comes first, for whoever has one. */
export function whyNoStep(table: MallTable, pawn: PawnId, direction: Direction): Reason | null {
  const { view } = table;
  if (view.seat === null) return { told: 'watching' };
  const seated = { ...table, seat: view.seat };
  const shut = closed(seated) ?? (isOut(view, pawn) ? refuse('pawn.escaped') : null);
  const own = triesOf(seated, pawn).filter((one) => 'direction' in one && one.direction === direction);
  const refusals = own.flatMap((command) => refusalOf(view, command) ?? []);
  return shut ?? mostTelling(refusals) ?? whyNoWalk(seated, pawn, { direction, distance: 1 });
}
