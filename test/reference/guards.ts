import { nearestEmpty } from './nearest.ts';
import {
  byArrival,
  GUARDS,
  type Guard,
  guardsOn,
  type Hero,
  heroes,
  heroesOn,
  isGuard,
  isHero,
  isUnderSensor,
  mall,
  type Pawn,
  type Position,
  pawnAt,
  pawnsOn,
  plays,
  standing,
  tileAt,
} from './position.ts';
import type { Spot } from './tiles.ts';

// Who watches whom, captures and the guard room [X1] [X5] [X8] [X11] [R18] [R22].

export const ROOM = '25';

export const inRoom = (position: Position, pawn: Pawn) => tileAt(position, position.pawns.get(pawn)) === ROOM;

/** [X10.10] whether guards on this tile see this hero; [X5.3] no spell works in the guard room. */
export const isSeen = ({ spells }: Position, hero: Hero, tile: string | undefined) =>
  hero !== 'mage' || !spells.invisible || tile === ROOM;

/** [X8.2] the beholder sees everybody, a guard whom it can see. */
export function isWatched(position: Position, hero: Hero, tile: string | undefined): boolean {
  const guarded = isSeen(position, hero, tile) && guardsOn(position, tile).length > 0;
  return guarded || (tile !== undefined && position.beholder === tile);
}

/** [X1.2] whether a pawn that comes there from another tile is caught there, or catches somebody. */
export function meets(position: Position, pawn: Pawn, from: Spot, to: Spot): boolean {
  const tile = tileAt(position, to);
  if (tileAt(position, from) === tile) return false;
  if (isHero(pawn)) return isWatched(position, pawn, tile);
  return heroesOn(position, tile).some((hero) => isSeen(position, hero, tile));
}

/** [X13.1] under the sensor nobody goes; [X11.3] [X8.4] no guard onto the tile of another, nor of the beholder. */
export function isBarred(position: Position, pawn: Pawn, from: Spot, to: Spot): boolean {
  if (isUnderSensor(position, to)) return true;
  const tile = tileAt(position, to);
  if (!isGuard(pawn) || tileAt(position, from) === tile) return false;
  return position.beholder === tile || guardsOn(position, tile).some((other) => other !== pawn);
}

/** [X5.2] the guard cannot leave the room while a hero is there. */
export function isHeldBack(position: Position, pawn: Pawn, to: Spot): boolean {
  return holdsCaptive(position, pawn) && tileAt(position, to) !== ROOM;
}

export const holdsCaptive = (position: Position, pawn: Pawn) =>
  isGuard(pawn) && inRoom(position, pawn) && heroesOn(position, ROOM).length > 0;

/** [X5.1] heroes and guard of one tile go to their spaces; the beholder stays where it is [X8.2]. */
export function captured(position: Position, tile: string | undefined): Position {
  const caught = heroesOn(position, tile).filter((hero) => isWatched(position, hero, tile));
  const by = byArrival(position, guardsOn(position, tile)).find(() =>
    caught.some((hero) => isSeen(position, hero, tile)),
  );
  return taken(position, caught, by);
}

/** [X5.7] [R18] with a guard on 25 whoever caught them stays, and that guard goes back to its space. */
export function taken(position: Position, caught: readonly Hero[], by?: Guard): Position {
  if (caught.length === 0) return position;
  const wardens = guardsOn(position, ROOM);
  const gone = [...caught, ...(wardens.length > 0 || by === undefined ? wardens : [by])];
  const away = gone.reduce<Position>((now, pawn) => standing(now, pawn, null), position);
  return lostByCaptives(locked({ ...away, aside: [...position.aside, ...gone] }));
}

/** Whoever waits aside goes to the room, once it is there; a second guard stands as near as can be to its space. */
export function locked(position: Position): Position {
  const [cell, post] = [roomSpot(position, 'captive'), roomSpot(position, 'warden')];
  if (cell === undefined || post === undefined) return position;
  const captives = position.aside.filter(isHero);
  const caged = captives.reduce((now, hero) => standing(now, hero, cell), position);
  const inside = byArrival(position, position.aside.filter(isGuard)).reduce((now, guard) => {
    const free = pawnAt(now, post) === undefined ? post : nearestEmpty(now, post)[0];
    return standing(now, guard, free ?? post);
  }, caged);
  // Two in one cell have lost anyway; they must still be counted.
  return { ...inside, aside: captives.length > 1 ? captives : [] };
}

function roomSpot(position: Position, mark: string): Spot | undefined {
  const found = [...mall(position).ground].find(
    ([, { tile, marks }]) => tile === ROOM && marks.some(({ kind }) => kind === mark),
  );
  return found?.[0];
}

/** [X5.4] [R18] those set aside count, and so does every hero in the room, however it came there. */
export function lostByCaptives(position: Position): Position {
  if (!plays(position, 'guardRoom')) return position;
  const captives = new Set([...heroesOn(position, ROOM), ...position.aside.filter(isHero)]);
  return captives.size >= 2 ? { ...position, result: 'lost' } : position;
}

/** [X10.12] heroes whom the end of a spell has put before a guard: caught, or the game is lost. */
export function seenAgain(position: Position): Position {
  const tiles = new Set(heroes(position).map((hero) => tileAt(position, position.pawns.get(hero))));
  tiles.delete(undefined);
  tiles.delete(ROOM);
  const met = [...tiles].filter((tile) =>
    heroesOn(position, tile).some((hero) => isWatched(position, hero, tile)),
  );
  if (met.length > 0 && !plays(position, 'guardRoom')) return { ...position, result: 'lost' };
  return met.reduce(captured, position);
}

/** [X5.6] what a flip does to the guard room: reset, tokens gone, captures, no second reset [R2]. */
export function roomReset(position: Position): Position {
  if (!plays(position, 'guardRoom') || roomSpot(position, 'captive') === undefined) return position;
  if (heroesOn(position, ROOM).length > 0) return cleared(putBack(position));
  const out = cleared(byArrival(position, guardsOn(position, ROOM)).reduce(putOut, position));
  return byArrival(position, GUARDS).reduce(
    (now, guard) => captured(now, tileAt(now, now.pawns.get(guard))),
    out,
  );
}

function putBack(position: Position): Position {
  const inside = pawnsOn(position, ROOM);
  const away = inside.reduce((now, pawn) => standing(now, pawn, null), position);
  return locked({ ...away, aside: inside });
}

/** [R18] the nearest empty space by walking from the door; no tile outside, or a wall: it stays. */
function putOut(position: Position, guard: Guard): Position {
  const [, door] =
    [...mall(position).doors]
      .filter(([, way]) => way === 'code')
      .map(([way]) => way.split(' ') as [Spot, Spot])
      .find(([from, to]) => tileAt(position, from) === ROOM && tileAt(position, to) !== ROOM) ?? [];
  const [at] = door === undefined ? [] : nearestEmpty(position, door);
  return at === undefined ? position : standing(position, guard, at);
}

function cleared(position: Position): Position {
  const stays = (link: readonly [Spot, Spot]) => !link.some((at) => tileAt(position, at) === ROOM);
  const { shafts, breaches } = position;
  return {
    ...position,
    shafts: { ...shafts, laid: shafts.laid.filter(stays) },
    breaches: { ...breaches, laid: breaches.laid.filter(stays) },
  };
}
