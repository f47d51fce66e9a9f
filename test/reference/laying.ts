import { inRoom } from './guards.ts';
import { doorFrom, type Hero, isCovered, isEmpty, isOpen, mall, type Position } from './position.ts';
import { beside, type Spot } from './tiles.ts';
import type { WordOf } from './words.ts';

// Ventilation shafts and wall breaches are laid [X3.1] [X4.1] [R17].

/** [X5.3] from outside the guard room only, and not on another token. */
function canLay(position: Position, hero: Hero, from: Spot | null): from is Spot {
  const there = from !== null && position.pawns.get(hero) === from;
  return there && !inRoom(position, hero) && !isCovered(position, from);
}

const isFreeGround = (position: Position, at: Spot) => mall(position).ground.has(at) && isEmpty(position, at);

export function shaftLaid(position: Position, { from, to }: WordOf<'layShaft'>): Position | null {
  const { left, laid } = position.shafts;
  if (left === 0 || !canLay(position, 'dwarf', from)) return null;
  if (to === null || !isFreeGround(position, to)) return null;
  return { ...position, shafts: { left: left - 1, laid: [...laid, [from, to]] } };
}

export function breached(position: Position, { from, side }: WordOf<'breach'>): Position | null {
  const { left, laid } = position.breaches;
  if (left === 0 || !canLay(position, 'barbarian', from)) return null;
  const to = beside(from, side);
  const steel = doorFrom(position, from, to) !== undefined;
  if (!isFreeGround(position, to) || isOpen(position, from, to) || steel) return null;
  return { ...position, breaches: { left: left - 1, laid: [...laid, [from, to]] } };
}
