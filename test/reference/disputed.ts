import { inRoom, meets } from './guards.ts';
import { isCovered, isHero, type Position, plays } from './position.ts';
import type { Word } from './words.ts';

// Where the two sides are known to differ and it is not settled yet: not compared, not played.

export function isDisputed(before: Position, word: Word, after: Position | null): boolean {
  return (
    isCoveredEscalator(before, word) ||
    isMapAtFlip(before, word, after) ||
    isCaughtAgain(before, word, after) ||
    isCaughtJump(before, word) ||
    isBesideBreach(before, word)
  );
}

/** An escalator with a token on one end: [M12] says either way; the engine rides towards the token only. */
function isCoveredEscalator(position: Position, word: Word): boolean {
  return (
    word.type === 'escalator' && [word.from, word.to].some((at) => at !== null && isCovered(position, at))
  );
}

/** [X7.1] the explorer is who holds Explore when acting; the engine asks after a flip has passed the tiles on. */
function isMapAtFlip(before: Position, { type }: Word, after: Position | null): boolean {
  const passes = (after?.flips ?? 0) > before.flips;
  return before.map !== null && passes && ['move', 'jump', 'vortex', 'escalator'].includes(type);
}

/** [X5.4] a hero who leaves the room and is caught at the first step is one captive; the engine counts it twice. */
function isCaughtAgain(before: Position, word: Word, after: Position | null): boolean {
  if (!('pawn' in word) || after === null || !isHero(word.pawn)) return false;
  return inRoom(before, word.pawn) && !inRoom(before, 'guard') && inRoom(after, 'guard');
}

/** [R24] the sister never lands on a guard's tile, [X1.2] with module 5 a hero is caught there: the engine follows the second. */
function isCaughtJump(before: Position, word: Word): boolean {
  if (word.type !== 'jump' || word.from === null || word.to === null) return false;
  return plays(before, 'guardRoom') && meets(before, word.pawn, word.from, word.to);
}

/** [T13] [X4.2] two walls part her from a hero, unless a breach joins them; for the engine they still do. */
function isBesideBreach({ breaches }: Position, word: Word): boolean {
  return word.type === 'jump' && breaches.laid.some((link) => link.some((at) => at === word.to));
}
