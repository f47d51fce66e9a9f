import { explored, mapEnded, placed } from './exploring.ts';
import { breached, shaftLaid } from './laying.ts';
import { COLOUR, heroes, isHero, type Position, pawnAt, plays, shows } from './position.ts';
import { jumped } from './sister.ts';
import { flipped } from './spaces.ts';
import type { Side } from './tiles.ts';
import { crawled, ridden, vortexed, walked } from './ways.ts';
import type { Word } from './words.ts';

// One act: the position after it, or null where the rules do not allow it.

const LETTER: Readonly<Record<Side, string>> = { north: 'N', east: 'E', south: 'S', west: 'W' };

/** [M6] the letter an act needs on an action tile; null where anybody may. */
function needed(word: Word): string | null {
  if (word.type === 'move' || word.type === 'jump') return LETTER[word.side];
  if (word.type === 'vortex') return 'V';
  if (word.type === 'escalator') return 'L';
  return word.type === 'explore' || word.type === 'place' ? 'X' : null;
}

const holds = ({ hands }: Position, seat: number, letter: string) =>
  hands[seat]?.some((tile) => tile.includes(letter)) ?? false;

export function act(position: Position, word: Word, now: number): Position | null {
  const letter = needed(word);
  if (position.result !== null || (letter !== null && !holds(position, word.seat, letter))) return null;
  const after = done(closes(word) ? { ...position, talk: false } : position, word, now);
  return after === null || after.result !== null ? after : tidied(mapLeft(position, after, word));
}

/** [R3] theft and anti-stress tokens close no talk window. */
const closes = ({ type }: Word) => !['theft', 'turnSand', 'swapHands', 'callTalk'].includes(type);

function done(position: Position, word: Word, now: number): Position | null {
  switch (word.type) {
    case 'move':
      return walked(position, word, now);
    case 'jump':
      return jumped(position, word, now);
    case 'vortex':
      return vortexed(position, word, now);
    case 'escalator':
      return ridden(position, word, now);
    case 'explore':
      return explored(position);
    case 'place':
      return placed(position, word.at);
    default:
      return byAnyone(position, word, now);
  }
}

function byAnyone(position: Position, word: Word, now: number): Position | null {
  switch (word.type) {
    case 'theft':
      return stolen(position);
    case 'shaft':
      return plays(position, 'shafts') ? crawled(position, word, now) : null;
    case 'layShaft':
      return plays(position, 'shafts') ? shaftLaid(position, word) : null;
    case 'breach':
      return plays(position, 'breaches') ? breached(position, word) : null;
    default:
      return plays(position, 'antiStress') ? stressed(position, word, now) : null;
  }
}

/** [M17] every hero on the item of its own colour. */
function stolen(position: Position): Position | null {
  const ready = heroes(position).every((hero) =>
    shows(position, position.pawns.get(hero), 'item', COLOUR[hero]),
  );
  return ready && !position.stolen ? { ...position, stolen: true } : null;
}

/** [X2] */
function stressed(position: Position, word: Word, now: number): Position | null {
  if (word.type === 'turnSand') return flippedBy(spent(position, 'sand'), now);
  if (word.type === 'callTalk') return talking(spent(position, 'loudspeaker'));
  return word.type === 'swapHands' ? swapped(spent(position, 'swap'), word.seat, word.target) : null;
}

function spent(position: Position, token: keyof Position['tokens']): Position | null {
  const { tokens } = position;
  if (tokens[token] === 0) return null;
  return { ...position, tokens: { ...tokens, [token]: tokens[token] - 1 } };
}

const flippedBy = (position: Position | null, now: number) => position && flipped(position, now);
/** [X2.3] A window that is open cannot be opened; whether the token could be thrown away the books do not say. */
const talking = (position: Position | null) =>
  position === null || position.talk ? null : { ...position, talk: true };

/** [R16] all of one's tiles against all of the other's. */
function swapped(position: Position | null, seat: number, target: number): Position | null {
  const [mine, theirs] = [position?.hands[seat], position?.hands[target]];
  if (position === null || mine === undefined || theirs === undefined || seat === target) return null;
  return { ...position, hands: position.hands.with(seat, theirs).with(target, mine) };
}

/** [X7.1] the explorer uses another action. */
function mapLeft(before: Position, after: Position, { type, seat }: Word): Position {
  const other = ['move', 'jump', 'vortex', 'escalator'].includes(type);
  return other && holds(before, seat, 'X') ? mapEnded(after) : after;
}

/** What follows from where everyone stands now: who has left a map or a ball, and the automatic theft. */
function tidied(position: Position): Position {
  const { map, ball } = position;
  const reader = map === null ? undefined : pawnAt(position, map);
  const mapped = reader === undefined || !isHero(reader) ? mapEnded(position) : position;
  const gazed = position.pawns.get('mage') === ball ? mapped : { ...mapped, ball: null };
  return (plays(position, 'automaticTheft') ? stolen(gazed) : null) ?? gazed;
}
