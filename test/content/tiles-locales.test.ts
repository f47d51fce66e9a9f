import { describe, expect, it } from 'vitest';
import * as enSecurity from '#content/locales/en/securityShops.ts';
import * as enShops from '#content/locales/en/shops.ts';
import * as en from '#content/locales/en/tileErrors.ts';
import * as frSecurity from '#content/locales/fr/securityShops.ts';
import * as frShops from '#content/locales/fr/shops.ts';
import * as fr from '#content/locales/fr/tileErrors.ts';
import * as nlSecurity from '#content/locales/nl/securityShops.ts';
import * as nlShops from '#content/locales/nl/shops.ts';
import * as nl from '#content/locales/nl/tileErrors.ts';
import { parseTile } from '#content/tile-format/parse.ts';
import { sentenceOf } from '#content/tile-format/sentence.ts';
import { tileSet } from '#content/tiles.ts';
import { exchange } from './tiles-drawing.ts';

const shopsDrawn = new Set(
  [...tileSet().values()].flatMap(({ cells }) => cells.flatMap(({ shop }) => shop ?? [])),
);

describe.each([
  ['en', en, { ...enShops.shops, ...enSecurity.securityShops }],
  ['fr', fr, { ...frShops.shops, ...frSecurity.securityShops }],
  ['nl', nl, { ...nlShops.shops, ...nlSecurity.securityShops }],
])('%s', (_, texts, shops) => {
  it('names every shop that is drawn, and no other, each differently', () => {
    expect(Object.keys(shops).sort()).toEqual([...shopsDrawn].sort());
    expect(new Set(Object.values(shops)).size).toBe(shopsDrawn.size);
  });

  it('fills the same gaps in every sentence', () => {
    const gaps = (sentence: string) => (sentence.match(/\{\w+\}/g) ?? []).sort();
    for (const [code, sentence] of Object.entries(en.tileErrors))
      expect([code, gaps(texts.tileErrors[code as keyof typeof en.tileErrors])]).toEqual([
        code,
        gaps(sentence),
      ]);
  });
});

it('an error becomes a sentence in each language, with its side translated', () => {
  const result = parseTile('mine.txt', exchange(6, '?Y', '  '));
  const [error] = result.ok ? [] : result.errors;
  const sentences = [en, fr, nl].map((texts) => error && sentenceOf(texts, error));
  expect(sentences).toEqual([
    'the north side is open but has no exploration, auto-explore or entry',
    'le côté nord est ouvert mais n’a ni exploration, ni exploration automatique, ni entrée',
    'de noordkant is open, maar heeft geen verkenning, automatische verkenning of ingang',
  ]);
});

it('every gap of a sentence is filled by what the error carries', () => {
  const result = parseTile('mine.txt', exchange(6, '|  @G   |', '|  @G  |'));
  const [error] = result.ok ? [] : result.errors;
  expect(error && sentenceOf(en, error)).toBe('a line of the drawing is 33 characters wide, this one is 32');
});
