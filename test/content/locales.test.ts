import { describe, expect, test } from 'vitest';
import { TEXTS } from '#content/locales/all.ts';
import { tileErrors as errorsEn } from '#content/locales/en/tileErrors.ts';
import { tileErrors as errorsFr } from '#content/locales/fr/tileErrors.ts';
import { LANGS, type Lang, maybe, printable, type Text, t } from '#content/locales/index.ts';
import { tileErrors as errorsNl } from '#content/locales/nl/tileErrors.ts';
import { refusalText } from '#content/locales/refusal.ts';
import { SCENARIOS } from '#content/scenarios.ts';
import { tileSet } from '#content/tiles.ts';
import { refuse } from '#engine/core/refusal.ts';
import type { RefusalCode } from '#engine/mall/index.ts';
import { PIECES } from '#engine/mall/rules/index.ts';

// All texts of all languages: the domains of the index, and those that one command alone uses.
function textsOf(lang: Lang): ReadonlyMap<string, Text> {
  const own = {
    en: { tileErrors: errorsEn },
    fr: { tileErrors: errorsFr },
    nl: { tileErrors: errorsNl },
  };
  const domains: Readonly<Record<string, Readonly<Record<string, Text>>>> = {
    ...TEXTS[lang],
    ...own[lang],
  };
  return new Map(
    Object.entries(domains).flatMap(([domain, texts]) =>
      Object.entries(texts).map(([key, text]) => [`${domain}.${key}`, text] as const),
    ),
  );
}

const formsOf = (text: Text) => (typeof text === 'string' ? [text] : Object.values(text));
/** How it reads for most numbers: with all its gaps. */
const atLength = (text: Text) => (typeof text === 'string' ? text : text.other);
const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

// The type checker asks for a sentence for each code of the engine, its pieces' included.
const CODES = Object.keys(TEXTS.en.refusal) as RefusalCode[];

describe('the locales', () => {
  const english = textsOf('en');

  test.each(LANGS)('%s has the same keys as English and no empty text', (lang) => {
    const texts = textsOf(lang);
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
    expect([...texts].filter(([, text]) => formsOf(text).some((form) => form.trim() === ''))).toEqual([]);
  });

  test.each(LANGS)('%s has the same placeholders as English', (lang) => {
    const different = [...textsOf(lang)].filter(
      ([key, text]) =>
        placeholders(atLength(text)).join() !== placeholders(atLength(english.get(key) ?? '')).join(),
    );
    expect(different).toEqual([]);
  });

  // Letters, words that the three languages share, and patterns without any word.
  const SHARED =
    /^game\.(letter|compass)\.|^game\.(feature|action)\.vortex|\.action\.V$|feature\.code$|^cli\.word\.code$|^cli\.plain\.(coloured|numbered|side)$|^tales\.mark\.at$|^rolesLesson\.name\.|^towerTable\.talkLevel\.expert$/;

  test('nothing was left untranslated', () => {
    const [french, dutch] = [textsOf('fr'), textsOf('nl')];
    const same = [...english].filter(([key, text]) => french.get(key) === text && dutch.get(key) === text);
    expect(same.map(([key]) => key).filter((key) => !SHARED.test(key))).toEqual([]);
  });

  test('French has one word for bots, and one for puzzles', () => {
    const second = [...textsOf('fr')].filter(([, text]) =>
      formsOf(text).some((form) => /\bbots?\b|casse-tête/i.test(form)),
    );
    expect(second.map(([key]) => key)).toEqual([]);
  });

  test('every refusal code has a sentence, filled in without a gap', () => {
    expect(CODES.length).toBeGreaterThan(50);
    for (const lang of LANGS) for (const code of CODES) expect(t(lang, `refusal.${code}`)).toMatch(/[.!]$/);
  });

  test('the engine’s words in a refusal become the player’s', () => {
    expect(refusalText('en', refuse('action.notHeld', { action: 'N' }))).toContain('move north');
    expect(refusalText('fr', refuse('action.notHeld', { action: 'X' }))).toContain('explorer');
    expect(refusalText('nl', refuse('way.occupied', { by: 'elf' }))).toContain('de elf');
    expect(refusalText('fr', refuse('setup.noItem', { colour: 'purple' }))).toContain('violet');
    expect(refusalText('nl', refuse('setup.clash', { piece: 'noVortex', other: 'sister' }))).toContain(
      'zusje',
    );
  });

  test('every refusal the engine gives is filled in completely', () => {
    const params = {
      action: 'N',
      field: 'x',
      with: 'elf',
      format: 9,
      line: 3,
      column: 4,
      piece: 'solo',
      other: 'sister',
    };
    const more = {
      tile: '7',
      colour: 'blue',
      least: 1,
      most: 8,
      why: 'slot',
      exits: 2,
      cards: 2,
      channel: 'words',
      by: 'mage',
      goal: 'x',
      tiles: '7*',
      spell: 'frog',
    };
    for (const lang of LANGS)
      for (const code of CODES)
        expect(refusalText(lang, refuse(code, { ...params, ...more, steps: 1 }))).not.toMatch(/[{}]/);
  });

  test.each(LANGS)('%s names every scenario, rule piece and shop', (lang) => {
    for (const { number } of SCENARIOS) {
      expect(maybe(lang, `game.scenario.${number}`)).toBeDefined();
      expect(maybe(lang, `game.about.${number}`)).toBeDefined();
    }
    for (const { id } of PIECES) expect(maybe(lang, `game.piece.${id}`), id).toBeDefined();
    const shops = [...tileSet().values()].flatMap(({ cells }) => cells.flatMap(({ shop }) => shop ?? []));
    for (const shop of shops) expect(maybe(lang, `shop.${shop}`), shop).toBeDefined();
  });

  test('heroes have letters of their own in every language', () => {
    for (const lang of LANGS) {
      const letters = (['barbarian', 'mage', 'elf', 'dwarf', 'sister'] as const).map((pawn) =>
        t(lang, `game.letter.${pawn}`),
      );
      expect(new Set(letters).size).toBe(5);
      const ways = (['north', 'east', 'south', 'west'] as const).map((way) => t(lang, `game.compass.${way}`));
      expect(new Set(ways).size).toBe(4);
    }
  });

  test('the help fits a terminal of 80 columns', () => {
    for (const lang of LANGS)
      for (const line of t(lang, 'cli.help').split('\n'))
        expect([...line].length, line).toBeLessThanOrEqual(80);
  });

  test('what is filled in cannot steer the terminal', () => {
    expect(printable('a\u001b[31mb\u0007\u009b')).toBe('a[31mb');
    expect(t('en', 'cli.say.saved', { file: 'x\u001b]0;y\u0007' })).toBe('Saved: x]0;y');
    expect(maybe('en', 'game.toString')).toBeUndefined();
  });
});
