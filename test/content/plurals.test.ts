import { describe, expect, test } from 'vitest';
import { TEXTS } from '#content/locales/all.ts';
import { LANGS, type Lang, type Text, t } from '#content/locales/index.ts';

// How many of a thing there are decides how it is called, and each language has its own way.

const textsOf = (lang: Lang): readonly (readonly [key: string, text: Text])[] =>
  Object.entries(TEXTS[lang]).flatMap(([domain, texts]) =>
    Object.entries<Text>(texts).map(([key, text]) => [`${domain}.${key}`, text] as const),
  );
const counted = (lang: Lang) =>
  textsOf(lang).flatMap(([key, text]) => (typeof text === 'string' ? [] : [[key, text] as const]));

// The largest of a range, and limits that are never one.
const NEVER_ONE = new Set([
  'editor.refused.puzzle.title',
  'page.choice.players',
  'page.deal.players',
  'page.deal.playersTower',
  'page.room.nameLong',
  'questErrors.lineWidth',
  'refusal.game.tooLong',
  'refusal.setup.players',
  'room.lobby.name',
]);
const HOW_MANY = 'count|least|most|bound|left|longest|expected|problems|actions|tiles|best|done|exits|steps';
// Not the noun yet, or none at all: 2 of 5, from 2 to 5, 2 more, fewer than 2 cannot be; or one that never changes: 2 fois.
const NO_NOUN = 'of|to|and|in|more|left|sur|à|et|en|de|avec|van|tot|met|kan|GB|Go|au|fois';
const NUMBER_AND_NOUN = new RegExp(`\\{(?:${HOW_MANY})\\} (?!(?:${NO_NOUN})(?!\\p{L}))\\p{L}`, 'u');

describe.each(LANGS)('%s', (lang) => {
  test('a text that counts has a form for each number the language tells apart', () => {
    const categories = new Intl.PluralRules(lang).resolvedOptions().pluralCategories.toSorted();
    expect(counted(lang).length).toBeGreaterThan(20);
    for (const [key, text] of counted(lang)) expect(Object.keys(text).sort(), key).toEqual(categories);
  });

  test('no form has a gap that the others do not know, and one thing alone may do without its number', () => {
    const gaps = (form: string) => [...form.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    for (const [key, { one, ...others }] of counted(lang)) {
      const all = gaps(others.other);
      expect(
        gaps(one).filter((gap) => !all.includes(gap)),
        key,
      ).toEqual([]);
      expect(
        all.filter((gap) => gap !== 'count' && !gaps(one).includes(gap)),
        key,
      ).toEqual([]);
      for (const form of Object.values<string>(others))
        expect(gaps(form).sort(), key).toEqual(all.toSorted());
    }
  });

  test('what follows a number agrees with it', () => {
    const rigid = textsOf(lang).filter(([, text]) => typeof text === 'string' && NUMBER_AND_NOUN.test(text));
    expect(rigid.map(([key]) => key).filter((key) => !NEVER_ONE.has(key))).toEqual([]);
  });
});

test('in French none is as one, so that one has its number where there may be none', () => {
  const without = counted('fr')
    .filter(([, { one }]) => !one.includes('{count}'))
    .map(([key]) => key);
  expect(without.sort()).toEqual(
    [
      // None has a sentence of its own.
      'board.chosen',
      'towerMap.daily.others',
      // Nobody is not told of.
      'door.someCount',
      'door.someMore',
      'page.watch.names',
      // Where nothing is new nothing is said of it.
      'cabinet.new',
      // Something is left to be done, or was; positions have their number in a gap of their own.
      'editor.verdict.positions',
      'editor.verdict.solved',
      'tower.done.best',
      'tower.hint.can',
    ].sort(),
  );
});

test('the number decides, as each language counts', () => {
  const forms = (lang: Lang) => [0, 1, 2, 1_000_000].map((count) => t(lang, 'tower.actions', { count }));
  expect(forms('en')).toEqual(['0 actions', '1 action', '2 actions', '1000000 actions']);
  expect(forms('fr')).toEqual(['0 action', '1 action', '2 actions', '1000000 d’actions']);
  expect(forms('nl')).toEqual(['0 acties', '1 actie', '2 acties', '1000000 acties']);
});
