import { captured, inRoom, isBarred, isHeldBack, lostByCaptives, meets } from './guards.ts';
import { pair } from './mall.ts';
import {
  COLOUR,
  doorFrom,
  groundAt,
  HEROES,
  heroes,
  isBreached,
  isGuard,
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

/** [XT0] XT8, XT12: a busy guard is moved from the control room only. */
export const isBusy = (position: Position, pawn: Pawn) => isGuard(pawn) && plays(position, 'guardBusy');

/** [M7] space by space; a capture ends the way [X1.2]. */
export function walked(position: Position, { pawn, from, side, distance }: WordOf<'move'>, now: number) {
  if (!isThere(position, pawn, from) || !Number.isInteger(distance) || distance < 1) return null;
  if (isBusy(position, pawn)) return null;
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
  if (isBarred(position, pawn, from, to)) return null;
  if (meets(position, pawn, from, to) && !plays(position, 'guardRoom')) return null;
  return standing(position, pawn, to);
}

/** What it takes to go from one space to the next. */
function crossing(position: Position, pawn: Pawn, from: Spot, to: Spot): Position | null {
  if (isOpen(position, from, to)) return position;
  if (isBreached(position, from, to)) return isGuard(pawn) ? breachLost(position, from, to) : position;
  if (isGhost(position, pawn) && groundAt(position, to) && doorFrom(position, from, to) === undefined)
    return position;
  if (mall(position).small.has(pair(from, to)))
    return pawn === 'dwarf' && plays(position, 'smallPassages') ? position : null;
  const door = doorFrom(position, from, to);
  if (door === 'free') return position;
  return door === 'code' && isHero(pawn) ? codeUsed(position, pawn) : null;
}

/** [X10.8] through walls, small passages and borders, never through steel; [X5.3] no spell works in the guard room. */
const isGhost = (position: Position, pawn: Pawn) =>
  pawn === 'mage' && position.spells.ghost && !inRoom(position, pawn);

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

/** [X5.8] another hero on an unused code space; of several the one on the lowest tile, then the spell [R23a]. */
function codeUsed(position: Position, pawn: Pawn): Position | null {
  const manned = HEROES.filter((hero) => hero !== pawn)
    .map((hero) => position.pawns.get(hero))
    .filter((at) => at !== undefined)
    .filter((at) => works(position, at, 'code'));
  const number = (at: Spot) => Number.parseInt(tileAt(position, at) ?? '', 10);
  const [lowest] = manned.sort((one, other) => number(one) - number(other));
  if (lowest !== undefined) return outOfOrder(position, lowest);
  return position.spells.code ? { ...position, spells: { ...position.spells, code: false } } : null;
}

/** The end of a way that no capture cut short. */
export function ended(position: Position, pawn: Pawn, now: number): Position | null {
  if (isCaughtOnTimer(position, pawn, position.pawns.get(pawn) as Spot)) return null;
  return arriving(lostByCaptives(position), pawn, now);
}

/** [R6] no hero ends on any sand timer space, out of order or not, while two cameras work. */
export const isCaughtOnTimer = (position: Position, pawn: Pawn, at: Spot) =>
  isHero(pawn) && shows(position, at, 'timer') && isFilmed(position);

/** What the space does to whom it has come to. */
export function arriving(position: Position, pawn: Pawn, now: number): Position {
  const at = position.pawns.get(pawn);
  if (!isHero(pawn) || at === undefined || position.result !== null) return position;
  return arrived(position, pawn, at, now);
}

/** [S6] */
function isFilmed(position: Position): boolean {
  const cameras = spotsWith(position, 'camera').filter((camera) => works(position, camera, 'camera'));
  return plays(position, 'cameras') && cameras.length >= 2;
}

export function landed(position: Position, pawn: Pawn, from: Spot, to: Spot, now: number): Position | null {
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
  if (isBusy(position, pawn)) return null;
  const joined = mall(position).escalators.some((ends) => ends.includes(from) && ends.includes(to));
  return joined ? landed(position, pawn, from, to, now) : null;
}

/** [X3.2] [X3.3] */
export function crawled(position: Position, { pawn, from, to }: WordOf<'shaft'>, now: number) {
  if (!isThere(position, pawn, from) || to === null || from === to || pawn === 'sister') return null;
  if (isBusy(position, pawn)) return null;
  const { shafts } = position;
  const used = shafts.laid.find((link) => link.includes(from) && link.includes(to));
  if (used === undefined) return null;
  const after = isGuard(pawn) ? { ...position, shafts: without(shafts, (link) => link === used) } : position;
  return landed(after, pawn, from, to, now);
}

/** [X12.1] guards, onto vortexes of the colour of a hero in the control room, after the theft too; [R23] not in scenario 16. */
export function sent(position: Position, { pawn, from, to }: WordOf<'sendGuard'>, now: number) {
  if (!isGuard(pawn) || !isThere(position, pawn, from) || to === null) return null;
  const allowed = heroes(position).some(
    (hero) =>
      shows(position, position.pawns.get(hero), 'controlRoom') && shows(position, to, 'vortex', COLOUR[hero]),
  );
  return allowed && !plays(position, 'noVortex') ? landed(position, pawn, from, to, now) : null;
}
