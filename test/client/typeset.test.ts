import { expect, test } from 'vitest';
import { typeset } from '#client/typeset.ts';
import { texts as english } from '#content/locales/en/index.ts';
import { texts as french } from '#content/locales/fr/index.ts';
import type { Text } from '#content/locales/index.ts';

test('in French no line breaks before a high mark or inside quotes; the rest stays as it is', () => {
  const all = Object.values(typeset('fr', french))
    .flatMap((lines) => Object.values<Text>(lines))
    .flatMap((text) => (typeof text === 'string' ? text : Object.values(text)));
  expect(all.filter((text) => / [:;?!»]|« /.test(text))).toEqual([]);
  expect(typeset('fr', french).play['sign.made']).toBe('{name}\u202f: {sign}');
  expect(typeset('en', english)).toBe(english);
});
