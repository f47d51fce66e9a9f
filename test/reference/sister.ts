import { inRoom, isBarred, meets } from './guards.ts';
import { pair } from './mall.ts';
import { groundAt, heroes, isBreached, mall, type Position, pawnAt, standing } from './position.ts';
import { beside, SIDES, type Side, type Spot } from './tiles.ts';
import { ended, isThere } from './ways.ts';
import type { WordOf } from './words.ts';

// The little sister flies straight to a free space beside another hero, over whatever lies between [L1] [T13] [R24].

export function jumped(position: Position, { pawn, from, side, to }: WordOf<'jump'>, now: number) {
  if (pawn !== 'sister' || to === null || !isThere(position, pawn, from) || inRoom(position, pawn))
    return null;
  if (!isTowards(from, to, side) || groundAt(position, to) === undefined) return null;
  if (pawnAt(position, to) !== undefined || meets(position, pawn, from, to) || !hasCompany(position, to))
    return null;
  if (isBarred(position, pawn, from, to)) return null;
  return ended(standing(position, pawn, to), pawn, now);
}

function isTowards(from: Spot, to: Spot, side: Side): boolean {
  const [x, y] = from.split(',').map(Number) as [number, number];
  const [u, v] = to.split(',').map(Number) as [number, number];
  if (side === 'north' || side === 'south') return x === u && (side === 'north' ? v < y : v > y);
  return y === v && (side === 'west' ? u < x : u > x);
}

/** A door or a single wall between still counts as beside. */
function hasCompany(position: Position, to: Spot): boolean {
  const others = heroes(position).filter((hero) => hero !== 'sister');
  return SIDES.map((side) => beside(to, side)).some((next) => {
    const apart = mall(position).double.has(pair(to, next)) && !isBreached(position, to, next);
    return !apart && others.some((hero) => position.pawns.get(hero) === next);
  });
}
