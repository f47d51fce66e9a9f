import { type Lang, t } from '#content/locales/index.ts';
import { DIRECTIONS, type Direction, type PawnId } from '#engine/mall/index.ts';
import { EVERY_PAWN } from '#engine/mall/rules/index.ts';

// The words and letters a player may type: those of the language, and the English ones always,
// so that a script works in every language.

const TABLE_WORDS = [
  'start',
  'pause',
  'resume',
  'say',
  'sign',
  'stare',
  'help',
  'legend',
  'board',
  'card',
  'save',
  'quit',
] as const;
export type TableWord = (typeof TABLE_WORDS)[number];

export interface Words {
  readonly lang: Lang;
  readonly hero: (word: string) => PawnId | undefined;
  readonly direction: (word: string) => Direction | undefined;
  readonly table: (word: string) => TableWord | undefined;
}

/** The language's own meaning comes first where a letter means two things. */
export function wordsOf(lang: Lang, about: readonly PawnId[]): Words {
  const langs: readonly Lang[] = lang === 'en' ? ['en'] : [lang, 'en'];
  const search =
    <T extends string>(all: readonly T[], names: (lang: Lang, one: T) => readonly string[]) =>
    (word: string): T | undefined =>
      langs.flatMap((one) => all.filter((item) => names(one, item).includes(word.toLowerCase())))[0];
  return {
    lang,
    hero: search([...about, ...EVERY_PAWN], (one, pawn) => heroWords(one, pawn)),
    direction: search(DIRECTIONS, (one, way) => [
      t(one, `game.compass.${way}`),
      t(one, `game.direction.${way}`),
    ]),
    table: search(TABLE_WORDS, (one, word) => t(one, `cli.word.${word}`).split(' ')),
  };
}

function heroWords(lang: Lang, pawn: PawnId): readonly string[] {
  const name = t(lang, `game.hero.${pawn}`);
  const last = name.split(' ').at(-1) as string;
  const letter = t(lang, `game.letter.${pawn}`).toLowerCase();
  // One with a number is typed as one word: a number alone is a seat's, or a tile's.
  return [letter, name.replaceAll(' ', ''), ...(/^\d+$/.test(last) ? [] : [last])];
}
