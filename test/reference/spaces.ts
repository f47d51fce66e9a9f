import { roomReset } from './guards.ts';
import {
  COLOUR,
  goalHeroes,
  type Hero,
  heroesOn,
  outOfOrder,
  type Position,
  plays,
  shows,
  standing,
  works,
} from './position.ts';
import { spellsEnded } from './spellsEnd.ts';
import type { Spot } from './tiles.ts';

// What spaces do to a hero that arrives [M9], what a flip does [R2], and the end.

export function arrived(position: Position, hero: Hero, at: Spot, now: number): Position {
  if (works(position, at, 'timer')) return flipped(outOfOrder(position, at), now);
  if (plays(position, 'cameras') && hero === 'barbarian' && works(position, at, 'camera'))
    return outOfOrder(position, at);
  return position.stolen && shows(position, at, 'exit', COLOUR[hero]) ? left(position, hero) : position;
}

/** [M20] [M21] */
function left(position: Position, hero: Hero): Position {
  return { ...standing(position, hero, null), gone: [...position.gone, hero] };
}

/** [XT0] all who have to have left; XT9: and nobody is on 8*. */
export function settled(position: Position): Position {
  const { gone, result } = position;
  const isDone = goalHeroes(position).every((hero) => gone.includes(hero));
  const isClear = !plays(position, 'clearTile') || heroesOn(position, '8*').length === 0;
  return result === null && isDone && isClear ? { ...position, result: 'won' } : position;
}

/** [R2] the timer turns; spells end; the guard room; the loss; action tiles pass to the left [S3]; everyone may talk. */
export function flipped(position: Position, now: number): Position {
  const turned = { ...position, sand: turnedSand(position, now), flips: position.flips + 1 };
  const reset = roomReset(spellsEnded(turned));
  if (reset.result !== null) return reset;
  const { hands } = reset;
  const passed = plays(position, 'passTiles') ? hands.map((_, seat) => hands.at(seat - 1) ?? []) : hands;
  return { ...reset, hands: passed, talk: true };
}

/** [M22] a flip leaves what was not left. */
function turnedSand({ sand }: Position, now: number): Position['sand'] {
  const at = Math.max(now, sand.turned);
  const left = Math.max(0, Math.min(sand.full, sand.end - at));
  return { full: sand.full, turned: at, end: at + sand.full - left };
}
