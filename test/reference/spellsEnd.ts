import { seenAgain } from './guards.ts';
import { nearestEmpty } from './nearest.ts';
import { type Away, isGuard, isUnderSensor, type Position, pawnAt, standing } from './position.ts';

// What lasts until the next flip ends there [X10.6] [R2].

/** Guards come back, and see whom they see. */
export function spellsEnded(position: Position): Position {
  const { frog, diner, held } = position.spells;
  const over = { clairvoyance: false, ghost: false, invisible: false, code: false, crystal: 0 };
  const plain = { ...position, spells: { ...over, held, frog: null, diner: null } };
  const eats = frog?.inside ? null : diner;
  return seenAgain(back(back(plain, frog), eats));
}

/** [R20] where a guard is, or the sensor, it goes to the nearest empty space. */
function back(position: Position, away: Away | null): Position {
  if (away === null) return position;
  const there = pawnAt(position, away.at);
  const isTaken = (there !== undefined && isGuard(there)) || isUnderSensor(position, away.at);
  const [near] = isTaken ? nearestEmpty(position, away.at) : [];
  return standing(position, away.guard, near ?? away.at);
}
