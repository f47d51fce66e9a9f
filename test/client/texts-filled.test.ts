import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGS, maybe } from '#content/locales/index.ts';

// The type checker knows every key, but not what its sentence leaves open: whoever asks for one by its name has to fill
// all of it.

interface Asked {
  readonly where: string;
  readonly key: string;
  readonly given: readonly string[];
}

const CALL = /\b(?:tx|heading|t|txMaybe|maybe)\(\s*(?:lang,\s*)?'([\w.]+)'(?:,\s*\{([^{}]*)\})?,?\s*\)/g;

function asked(file: string): readonly Asked[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(CALL)].flatMap(([, key = '', params = '']) => {
    if (params.includes('...')) return [];
    const given = params.split(',').flatMap((part) => /^\s*(\w+)/.exec(part)?.[1] ?? []);
    return [{ where: file, key, given }];
  });
}

const open = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);

test('whoever asks for a sentence fills all that it leaves open, in every language', () => {
  const all = globSync('src/{client,cli}/**/*.{ts,tsx}').flatMap(asked);
  expect(all.length).toBeGreaterThan(400);
  const missing = all.flatMap(({ where, key, given }) =>
    LANGS.flatMap((lang) => {
      // What counts has a form for each number: none of them may be left open.
      const params = Object.fromEntries(given.map((name) => [name, name === 'count' ? 2 : 'x']));
      const left = open(maybe(lang, key, params) ?? '');
      return left.length === 0 ? [] : [`${where}: ${key} (${lang}) leaves ${left.join(', ')}`];
    }),
  );
  expect(missing).toEqual([]);
});
