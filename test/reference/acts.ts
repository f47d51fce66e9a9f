import { steered } from './beholder.ts';
import { explored, mapEnded, placed } from './exploring.ts';
import { breached, shaftLaid } from './laying.ts';
import { isHero, type Position, pawnAt, plays } from './position.ts';
import { sensorTurned } from './sensor.ts';
import { jumped } from './sister.ts';
import { flipped, settled } from './spaces.ts';
import { cast } from './spells.ts';
import { pulled } from './telekinesis.ts';
import { stolen } from './theft.ts';
import type { Side } from './tiles.ts';
import { crawled, ridden, sent, vortexed, walked } from './ways.ts';
import type { Cast, Word } from './words.ts';

// One act: the position after it, or null where the rules do not allow it.

const LETTER: Readonly<Record<Side, string>> = { north: 'N', east: 'E', south: 'S', west: 'W' };

/** [M6] the letter an act needs on an action tile; null where anybody may. */
function needed(word: Word): string | null {
  if (word.type === 'move' || word.type === 'jump' || word.type === 'steer') return LETTER[word.side];
  if (word.type === 'vortex' || word.type === 'sendGuard') return 'V';
  if (word.type === 'escalator') return 'L';
  return word.type === 'explore' || word.type === 'place' ? 'X' : null;
}

const holds = ({ hands }: Position, seat: number, letter: string) =>
  hands[seat]?.some((tile) => tile.includes(letter)) ?? false;

export function act(position: Position, word: Word, now: number): Position | null {
  const letter = needed(word);
  if (position.result !== null || (letter !== null && !holds(position, word.seat, letter))) return null;
  const after = done(closes(word) ? { ...position, talk: false } : position, word, now);
  if (after === null || after.result !== null) return after;
  return shown(settled(tidied(position, lapsed(position, mapLeft(position, after, word), word))));
}

/** [S8] [X10.7] a deck that lies face up shows its top. */
function shown(position: Position): Position {
  const faceUp = plays(position, 'divination') || position.spells.clairvoyance;
  return { ...position, top: faceUp ? (position.deck[0] ?? null) : null };
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
    case 'steer':
      return plays(position, 'beholder') ? steered(position, word.side) : null;
    case 'sendGuard':
      return plays(position, 'controlRoom') ? sent(position, word, now) : null;
    default:
      return byAnyone(position, word, now);
  }
}

function byAnyone(position: Position, word: Word, now: number): Position | null {
  switch (word.type) {
    case 'theft':
      return stolen(position, word.at);
    case 'shaft':
      return plays(position, 'shafts') ? crawled(position, word, now) : null;
    case 'layShaft':
      return plays(position, 'shafts') ? shaftLaid(position, word) : null;
    case 'breach':
      return plays(position, 'breaches') ? breached(position, word) : null;
    case 'telekinesis':
      return pulled(position, word);
    case 'turnSensor':
      return sensorTurned(position, word.clockwise);
    case 'turnSand':
    case 'callTalk':
    case 'swapHands':
      return plays(position, 'antiStress') ? stressed(position, word, now) : null;
    default:
      return isCast(word) ? cast(position, word, now) : null;
  }
}

const isCast = (word: Word): word is Cast => word.type.startsWith('cast');

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
  const other = ['move', 'jump', 'vortex', 'escalator', 'steer', 'sendGuard'].includes(type);
  return other && holds(before, seat, 'X') ? mapEnded(after) : after;
}

/** [R20] a crystal ball that was cast ends when the explorer does anything but explore [R3]. */
function lapsed(before: Position, after: Position, word: Word): Position {
  const explores = ['explore', 'place', 'castCrystal'].includes(word.type);
  if (explores || !closes(word) || !holds(before, word.seat, 'X')) return after;
  return { ...after, spells: { ...after.spells, crystal: 0 } };
}

/** What follows from where everyone stands now: who has left a map or a ball, and the automatic theft. */
function tidied(before: Position, position: Position): Position {
  const { map, ball } = position;
  const reader = map === null ? undefined : pawnAt(position, map);
  const isSame = map !== null && (before.map !== map || pawnAt(before, map) === reader);
  const mapped = reader === undefined || !isHero(reader) || !isSame ? mapEnded(position) : position;
  const gazed = position.pawns.get('mage') === ball ? mapped : { ...mapped, ball: null };
  return (plays(position, 'automaticTheft') ? stolen(gazed) : null) ?? gazed;
}
