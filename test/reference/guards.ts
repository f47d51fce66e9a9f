import {
  heroesOn,
  isBreached,
  isEmpty,
  isHero,
  isOpen,
  mall,
  type Pawn,
  type Position,
  pawnsOn,
  plays,
  standing,
  tileAt,
} from './position.ts';
import { beside, SIDES, type Spot } from './tiles.ts';

// Guards, captures and the guard room [X1] [X5] [R18] [R22].

const ROOM = '25';

export const inRoom = (position: Position, pawn: Pawn) => tileAt(position, position.pawns.get(pawn)) === ROOM;

/** [X1.2] whether a pawn that comes there from another tile meets a guard, or the guard a hero. */
export function meets(position: Position, pawn: Pawn, from: Spot, to: Spot): boolean {
  const tile = tileAt(position, to);
  if (tileAt(position, from) === tile) return false;
  const others = pawnsOn(position, tile).filter((other) => other !== pawn);
  return others.some((other) => isHero(other) !== isHero(pawn));
}

/** [X5.2] the guard cannot leave the room while a hero is there. */
export function isHeldBack(position: Position, pawn: Pawn, to: Spot): boolean {
  const leaves = pawn === 'guard' && inRoom(position, pawn) && tileAt(position, to) !== ROOM;
  return leaves && heroesOn(position, ROOM).length > 0;
}

/** [X5.1] heroes and guard of one tile go to their spaces, or aside until there are such. */
export function captured(position: Position, tile: string | undefined): Position {
  const caught = pawnsOn(position, tile);
  if (!caught.includes('guard') || !caught.some(isHero)) return position;
  const away = caught.reduce((now, pawn) => standing(now, pawn, null), position);
  return lostByCaptives(locked({ ...away, aside: [...position.aside, ...caught] }));
}

/** Whoever waits aside goes to the room, once it is there. */
export function locked(position: Position): Position {
  const [cell, post] = [roomSpot(position, 'captive'), roomSpot(position, 'warden')];
  if (cell === undefined || post === undefined) return position;
  const inside = position.aside.reduce(
    (now, pawn) => standing(now, pawn, isHero(pawn) ? cell : post),
    position,
  );
  // Two in one cell have lost anyway; they must still be counted.
  const heroes = position.aside.filter(isHero);
  return { ...inside, aside: heroes.length > 1 ? heroes : [] };
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

/** [X5.6] what a flip does to the guard room: reset, tokens gone, captures, no second reset [R2]. */
export function roomReset(position: Position): Position {
  if (!plays(position, 'guardRoom') || roomSpot(position, 'captive') === undefined) return position;
  const heroes = heroesOn(position, ROOM);
  if (heroes.length > 0) return cleared(putBack(position));
  if (!inRoom(position, 'guard')) return cleared(position);
  const out = cleared(standing(position, 'guard', outside(position) ?? position.pawns.get('guard') ?? null));
  return captured(out, tileAt(out, out.pawns.get('guard')));
}

function putBack(position: Position): Position {
  const inside = pawnsOn(position, ROOM);
  const away = inside.reduce((now, pawn) => standing(now, pawn, null), position);
  return locked({ ...away, aside: inside });
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

/** [R18] the nearest empty space by walking from the door, ties north, east, south, west. */
function outside(position: Position): Spot | undefined {
  const door = [...mall(position).doors.keys()]
    .map((way) => way.split(' ') as [Spot, Spot])
    .find(([from, to]) => tileAt(position, from) === ROOM && tileAt(position, to) !== ROOM);
  if (door === undefined) return undefined;
  const reached: Spot[] = [door[1]];
  for (const at of reached) {
    if (isEmpty(position, at)) return at;
    const next = SIDES.map((side) => beside(at, side)).filter((to) => isWalk(position, at, to));
    reached.push(...next.filter((to) => !reached.includes(to)));
  }
  return undefined;
}

function isWalk(position: Position, from: Spot, to: Spot): boolean {
  return tileAt(position, to) !== ROOM && (isOpen(position, from, to) || isBreached(position, from, to));
}
