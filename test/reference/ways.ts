import { captured, inRoom, isHeldBack, lostByCaptives, meets } from './guards.ts';
import { pair } from './mall.ts';
import {
  COLOUR,
  doorFrom,
  HEROES,
  isBreached,
  isHero,
  isOpen,
  type Links,
  mall,
  outOfOrder,
  type Pawn,
  type Position,
  pawnAt,
  plays,
  shows,
  spotsWith,
  standing,
  tileAt,
  works,
} from './position.ts';
import { arrived } from './spaces.ts';
import { beside, type Spot } from './tiles.ts';
import type { WordOf } from './words.ts';

// Getting about: on foot, by vortex, escalator and shaft. Null where it is not allowed.

/** A pawn that is where the command says. */
export function isThere(position: Position, pawn: Pawn, from: Spot | null): from is Spot {
  return from !== null && position.pawns.get(pawn) === from;
}

/** [M7] space by space; a capture ends the way [X1.2]. */
export function walked(position: Position, { pawn, from, side, distance }: WordOf<'move'>, now: number) {
  if (!isThere(position, pawn, from) || !Number.isInteger(distance) || distance < 1) return null;
  // [R24] she walks in the guard room only.
  if (pawn === 'sister' && !inRoom(position, pawn)) return null;
  let after = position;
  for (let at = from, steps = 0; steps < distance; steps++) {
    const to = beside(at, side);
    const step = stepped(after, pawn, at, to);
    if (step === null) return null;
    if (meets(after, pawn, at, to)) return captured(step, tileAt(step, to));
    [after, at] = [step, to];
  }
  return ended(after, pawn, now);
}

function stepped(position: Position, pawn: Pawn, from: Spot, to: Spot): Position | null {
  const crossed = crossing(position, pawn, from, to);
  return crossed === null ? null : entered(crossed, pawn, from, to);
}

/** Onto a free space, whatever the way there; not onto a guard's tile where nobody takes prisoners. */
function entered(position: Position, pawn: Pawn, from: Spot, to: Spot): Position | null {
  if (pawnAt(position, to) !== undefined || isHeldBack(position, pawn, to)) return null;
  if (meets(position, pawn, from, to) && !plays(position, 'guardRoom')) return null;
  return standing(position, pawn, to);
}

/** What it takes to go from one space to the next. */
function crossing(position: Position, pawn: Pawn, from: Spot, to: Spot): Position | null {
  if (isOpen(position, from, to)) return position;
  if (isBreached(position, from, to)) return pawn === 'guard' ? breachLost(position, from, to) : position;
  if (mall(position).small.has(pair(from, to)))
    return pawn === 'dwarf' && plays(position, 'smallPassages') ? position : null;
  const door = doorFrom(position, from, to);
  if (door === 'free') return position;
  return door === 'code' && isHero(pawn) ? codeUsed(position, pawn) : null;
}

/** [X4.2] */
function breachLost(position: Position, from: Spot, to: Spot): Position {
  return {
    ...position,
    breaches: without(position.breaches, (link) => link.includes(from) && link.includes(to)),
  };
}

function without({ left, laid }: Links, is: (link: readonly [Spot, Spot]) => boolean): Links {
  return { left, laid: laid.filter((link) => !is(link)) };
}

/** [X5.8] another hero on an unused code space; of several the one on the lowest tile [R23a]. */
function codeUsed(position: Position, pawn: Pawn): Position | null {
  const manned = HEROES.filter((hero) => hero !== pawn)
    .map((hero) => position.pawns.get(hero))
    .filter((at) => at !== undefined)
    .filter((at) => works(position, at, 'code'));
  const number = (at: Spot) => Number.parseInt(tileAt(position, at) ?? '', 10);
  const [lowest] = manned.sort((one, other) => number(one) - number(other));
  return lowest === undefined ? null : outOfOrder(position, lowest);
}

/** The end of a way that no capture cut short. */
export function ended(position: Position, pawn: Pawn, now: number): Position | null {
  const at = position.pawns.get(pawn) as Spot;
  if (!isHero(pawn)) return position;
  // [R6] any sand timer space, out of order or not.
  if (shows(position, at, 'timer') && isWatched(position)) return null;
  const settled = lostByCaptives(position);
  return settled.result === null ? arrived(settled, pawn, at, now) : settled;
}

/** [S6] */
function isWatched(position: Position): boolean {
  const cameras = spotsWith(position, 'camera').filter((camera) => works(position, camera, 'camera'));
  return plays(position, 'cameras') && cameras.length >= 2;
}

function landed(position: Position, pawn: Pawn, from: Spot, to: Spot, now: number): Position | null {
  const after = entered(position, pawn, from, to);
  if (after === null) return null;
  return meets(position, pawn, from, to) ? captured(after, tileAt(after, to)) : ended(after, pawn, now);
}

/** [M11] [M18] [X5.3] [X1.3] */
export function vortexed(position: Position, { pawn, from, to }: WordOf<'vortex'>, now: number) {
  if (!isThere(position, pawn, from) || to === null || !isHero(pawn) || pawn === 'sister') return null;
  if (position.stolen || inRoom(position, pawn) || !shows(position, to, 'vortex', COLOUR[pawn])) return null;
  return landed(position, pawn, from, to, now);
}

/** [M12] a token on one end does not stop an escalator: as a passage [R17] it is no symbol of the space. */
export function ridden(position: Position, { pawn, from, to }: WordOf<'escalator'>, now: number) {
  if (!isThere(position, pawn, from) || to === null || from === to || pawn === 'sister') return null;
  const joined = mall(position).escalators.some((ends) => ends.includes(from) && ends.includes(to));
  return joined ? landed(position, pawn, from, to, now) : null;
}

/** [X3.2] [X3.3] */
export function crawled(position: Position, { pawn, from, to }: WordOf<'shaft'>, now: number) {
  if (!isThere(position, pawn, from) || to === null || from === to || pawn === 'sister') return null;
  const { shafts } = position;
  const used = shafts.laid.find((link) => link.includes(from) && link.includes(to));
  if (used === undefined) return null;
  const after =
    pawn === 'guard' ? { ...position, shafts: without(shafts, (link) => link === used) } : position;
  return landed(after, pawn, from, to, now);
}
