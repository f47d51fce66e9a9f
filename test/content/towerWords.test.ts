import { expect, test } from 'vitest';
import { TEXTS } from '#content/locales/all.ts';
import type { Lang } from '#content/locales/index.ts';

// One form of address, and one word for a thing, wherever the tower speaks to somebody alone.

const DOMAINS = ['tower', 'towerMap', 'towerLaw', 'offline', 'editor', 'quests'] as const;
/** What figures and rooms are called is no address; five heroes are spoken to as several. */
const NAMES = /^quests\.(name|story|ending)\.|^editor\.example/;

function saying(lang: Lang, words: RegExp): readonly string[] {
  return DOMAINS.flatMap((domain) =>
    Object.entries(TEXTS[lang][domain])
      .filter(([key, text]) => !NAMES.test(`${domain}.${key}`) && words.test(JSON.stringify(text)))
      .map(([key]) => `${domain}.${key}`),
  );
}

test('in French one is addressed as tu', () => {
  expect(saying('fr', /\b(vous|votre|vos)\b|\b(?!assez|chez)[a-zà-ÿ]{2,}ez\b/i)).toEqual([]);
});

test('in Dutch one is addressed as je', () => {
  expect(saying('nl', /\b(u|uw)\b/)).toEqual([]);
});

test('in Dutch a space, a circle, a trap, a handle and a swap have one word each', () => {
  expect(saying('nl', /vakje|kring\b|bezweringsvak|handvat|\bval\b|ruil/i)).toEqual([]);
});

test('the circle is called alike in lessons and rules', () => {
  expect(saying('fr', /case d’invocation|cercle magique/i)).toEqual([]);
  expect(saying('en', /invocation space|magic circle/i)).toEqual([]);
});
