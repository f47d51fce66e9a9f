import { captured, ROOM } from './guards.ts';
import { groundAt, guardsOn, heroes, heroesOn, isCovered, type Position, plays } from './position.ts';
import { placeBeside, type Side } from './tiles.ts';

// The beholder flies from tile to tile, path or no path [X8] [R19].

export function steered(position: Position, side: Side): Position | null {
  const { beholder, laid } = position;
  const over = laid.find(({ name }) => name === beholder);
  if (over === undefined || !isCommanded(position, side)) return null;
  const place = placeBeside(over, side);
  const next = laid.find(({ x, y }) => `${x},${y}` === place)?.name;
  // [X8.4]
  if (next === undefined || next === ROOM || guardsOn(position, next).length > 0) return null;
  const after = { ...position, beholder: next };
  if (heroesOn(position, next).length === 0) return after;
  return plays(position, 'guardRoom') ? captured(after, next) : null;
}

/** A hero on the command space of that direction of the board, however 27 lies. */
function isCommanded(position: Position, side: Side): boolean {
  return heroes(position).some((hero) => {
    const at = position.pawns.get(hero);
    if (at === undefined || isCovered(position, at)) return false;
    const marks = groundAt(position, at)?.marks ?? [];
    return marks.some(({ kind, direction }) => kind === 'command' && direction === side);
  });
}
