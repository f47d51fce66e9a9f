import { type Lang, t } from '#content/locales/index.ts';
import type { MallCommand } from '#engine/mall/index.ts';
import { type CardId, PUBLIC_MISSIONS } from '#engine/mall/rules/hiddenRoles/ids.ts';
import type { Words } from '../../play/words.ts';
import type { Typed } from '../piece.ts';

// accuse 2 4, eye 3, up, down 2 4, turn, leave, abandon, succeed, fail, guess 3 E04, forgo: a word and seats.

const WORDS = [
  'accuse',
  'eye',
  'up',
  'down',
  'turn',
  'leave',
  'abandon',
  'succeed',
  'fail',
  'guess',
  'forgo',
] as const;
type Word = (typeof WORDS)[number];

export interface RoleAct {
  readonly kind: 'role';
  readonly word: Word;
  /** Counted from 0, as the game does. */
  readonly seats: readonly number[];
  readonly card: CardId | null;
}

export const wordOf = (lang: Lang, word: Word): string => t(lang, `cli.word.${word}`).split(' ')[0] as string;

/** The language's own word comes first, then the English one. */
function wordNamed(lang: Lang, typed: string): Word | undefined {
  const named = (one: Lang) =>
    WORDS.find((word) => t(one, `cli.word.${word}`).split(' ').includes(typed.toLowerCase()));
  return named(lang) ?? named('en');
}

/** How many seats may follow. */
const SEATS: Readonly<Record<Word, readonly [least: number, most: number]>> = {
  accuse: [1, 9],
  eye: [1, 1],
  up: [0, 9],
  down: [0, 9],
  turn: [0, 0],
  leave: [0, 0],
  abandon: [0, 0],
  succeed: [0, 0],
  fail: [0, 0],
  guess: [1, 1],
  forgo: [0, 0],
};

export function readRole(text: string, { lang }: Words): RoleAct | null {
  const [first = '', ...rest] = text.split(/[\s,]+/);
  const word = wordNamed(lang, first);
  if (word === undefined) return null;
  const card = word === 'guess' ? missionNamed(rest.at(-1)) : null;
  const numbers = word === 'guess' ? rest.slice(0, -1) : rest;
  const [least, most] = SEATS[word];
  const fits = numbers.every((one) => /^\d{1,2}$/.test(one)) && numbers.length >= least;
  if (!fits || numbers.length > most || (word === 'guess' && card === null)) return null;
  return { kind: 'role', word, seats: numbers.map((one) => Number(one) - 1), card };
}

/** One of the seven that everyone knows: E04, or 4. */
function missionNamed(typed = ''): CardId | null {
  return (
    PUBLIC_MISSIONS.find((id) => [id, String(Number(id.slice(1)))].includes(typed.toUpperCase())) ?? null
  );
}

/** A thumb may be shown for several seats at once: at one keyboard five seconds are short. */
export function commandOf({ word, seats, card }: RoleAct, seat: number): Typed {
  const [target = seat] = seats;
  switch (word) {
    case 'accuse':
      return { type: 'accuse', seat, accused: seats };
    case 'eye':
      return { type: 'putEye', seat, target };
    case 'up':
    case 'down':
      return thumbs(seats.length === 0 ? [seat] : seats, word === 'up');
    case 'turn':
    case 'leave':
      return { type: 'turnGlass', seat, turn: word === 'turn' };
    case 'succeed':
    case 'fail':
      return { type: 'decideHeist', seat, success: word === 'succeed' };
    case 'guess':
      return { type: 'divine', seat, target, card: card as CardId };
    default:
      return { type: word, seat };
  }
}

const thumbs = (seats: readonly number[], up: boolean): readonly MallCommand[] =>
  seats.map((seat) => ({ type: 'vote', seat, up }));
