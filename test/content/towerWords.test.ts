import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TEXTS } from '#content/locales/all.ts';
import { LANGS, type Lang } from '#content/locales/index.ts';

// One form of address, and one word for a thing, wherever the tower speaks.

const DOMAINS = [
  ...(['tower', 'towerMap', 'towerLaw', 'towerTable', 'offline', 'editor', 'quests'] as const),
  ...(['ideas', 'endings', 'questErrors'] as const),
];
/** What the tower shows as well, and the mall does: the way there, boards, replays, a room. */
const SHARED = ['themes', 'board', 'play', 'page'] as const;
/** What figures and rooms are called is no address; five heroes, and those at a table, are spoken to as several. */
const SEVERAL =
  /^quests\.(name|story)\.|^editor\.example|^endings\.|^towerTable\.talkLevel|^play\.(ready|talk)\.|^page\.(home\.how|room\.inviteHint|changes\..*)$/;

const NOTHING = /(?!)/;

function saying(
  lang: Lang,
  words: RegExp,
  but = NOTHING,
  domains: readonly (keyof (typeof TEXTS)[Lang])[] = DOMAINS,
): readonly string[] {
  return domains.flatMap((domain) =>
    Object.entries(TEXTS[lang][domain])
      .filter(([key, text]) => !but.test(`${domain}.${key}`) && words.test(JSON.stringify(text)))
      .map(([key]) => `${domain}.${key}`),
  );
}

test('in French one is addressed as tu', () => {
  const several = /\b(vous|votre|vos)\b|\b(?!assez|chez)[a-zà-ÿ]{2,}ez\b/i;
  expect(saying('fr', several, SEVERAL, [...DOMAINS, ...SHARED])).toEqual([]);
});

test('in Dutch one is addressed as je', () => {
  expect(saying('nl', /\b(u|[Uu]w|[Jj]ullie)\b/, SEVERAL, [...DOMAINS, ...SHARED])).toEqual([]);
});

/** Words that once stood beside the one that a thing has now. */
const NO_MORE: readonly (readonly [Lang, RegExp])[] = [
  ['en', /invocation space|magic circle|green gate|below (his|her) gate|^"Spikes/i],
  ['fr', /case d’invocation|cercle magique/i],
  // A card coulisse; what glisse is dragged, or fell off a roof.
  [
    'fr',
    /glisse\w* (la|sa|cette) carte|carte \{card\} glisse|(tournent|tourner) ou gliss|carte glisse|la glisser/i,
  ],
  ['fr', /chang\w* de place|porte verte|sous sa porte|tourte|rayonnage|Majuscule|du même genre/],
  ['nl', /vakje|kring\b|bezweringsvak|handvat|\bval\b|valstrik|ruil/i],
  ['nl', /bewapen|kenner|\bpoort|wachtkamer/i],
];

test.each(NO_MORE)('in %s nothing is called %s any more', (lang, words) => {
  expect(saying(lang, words)).toEqual([]);
});

test('a lesson names the trap and the exit by their own words', () => {
  const lessons = (lang: Lang) => Object.entries(TEXTS[lang].quests as Readonly<Record<string, string>>);
  const said = (lang: Lang, lesson: string) =>
    lessons(lang).flatMap(([key, text]) => (key.startsWith(`teach.${lesson}.`) ? [text] : []));
  for (const [lang, trap, exit] of [
    ['en', 'trap', 'exit'],
    ['fr', 'piège', 'sortie'],
    ['nl', 'valkuil', 'uitgang'],
  ] as const) {
    expect(said(lang, '0-4').join(' ')).toContain(trap);
    expect(said(lang, '0-1').join(' ')).toContain(exit);
    expect(said(lang, '0-2').join(' ')).toContain(exit);
  }
});

const VOCABULARY = readFileSync(new URL('../../docs/vocabulary.md', import.meta.url), 'utf8');
const rows = VOCABULARY.split('## What the tower is called')[1]?.split('\n## ')[0] ?? '';
const things = [...rows.matchAll(/^\| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)].slice(1);

test('docs/vocabulary.md has the words of three languages, and the tower says each of them', () => {
  expect(things.length).toBeGreaterThan(20);
  for (const [, ...words] of things)
    for (const [index, lang] of (['en', 'fr', 'nl'] as const).entries())
      for (const word of words[index]?.split(', ') ?? [])
        expect([lang, word, saying(lang, new RegExp(word.trim(), 'i')).length > 0]).toEqual([
          lang,
          word,
          true,
        ]);
});

test.each(LANGS)('in %s taking back is called alike where one plays and where one draws', (lang) => {
  expect(TEXTS[lang].editor.undo).toBe(TEXTS[lang].tower.undo);
});
