import type { Cell, Feature } from '#engine/mall/tile.ts';
import type { At, Report } from './errors.ts';
import { cellRange, type Grid, placeOf, read } from './grid.ts';
import type { Shop } from './header.ts';
import { FEATURE_OF } from './symbols.ts';

// What is written inside the cells: features, shops, and the two ends of each escalator.

interface Token {
  readonly text: string;
  readonly cell: number;
  readonly at: At;
}

type Meaning = { readonly feature: Feature } | { readonly letter: string } | { readonly escalator: number };

export interface Contents {
  readonly cells: readonly Cell[];
  readonly escalators: readonly (readonly [number, number])[];
}

const CELLS = Array.from({ length: 16 }, (_, cell) => cell);

export function readCells(grid: Grid, shops: ReadonlyMap<string, Shop>, report: Report): Contents {
  const tokens = CELLS.map((cell) => tokensOf(grid, cell));
  reportUnknown(tokens.flat(), shops, report);
  return {
    cells: tokens.map((all) => readCell(all, shops, report)),
    escalators: readEscalators(tokens.flat(), report),
  };
}

function tokensOf(grid: Grid, cell: number): readonly Token[] {
  const range = cellRange(cell);
  const words = [...read(grid, range).matchAll(/\S+/g)];
  return words.map((word) => ({ text: word[0], cell, at: placeOf(grid, range, word.index) }));
}

function meaningOf({ text }: Token): Meaning | null {
  const feature = FEATURE_OF.get(text);
  if (feature !== undefined) return { feature };
  const letter = /^(?=.*#)#*([a-z])#*$/.exec(text)?.[1];
  if (letter !== undefined) return { letter };
  const number = /^e([1-9])$/.exec(text)?.[1];
  return number === undefined ? null : { escalator: Number(number) };
}

function reportUnknown(tokens: readonly Token[], shops: ReadonlyMap<string, Shop>, report: Report): void {
  const letters = new Set<string>();
  for (const token of tokens) {
    const meaning = meaningOf(token);
    if (meaning === null) report(token.at, 'unknownToken', { found: token.text });
    else if ('letter' in meaning) {
      letters.add(meaning.letter);
      if (!shops.has(meaning.letter)) report(token.at, 'unknownShop', { letter: meaning.letter });
    }
  }
  for (const [letter, shop] of shops) if (!letters.has(letter)) report(shop, 'unusedShop', { letter });
}

function readCell(tokens: readonly Token[], shops: ReadonlyMap<string, Shop>, report: Report): Cell {
  const meanings = tokens.map(meaningOf).filter((meaning) => meaning !== null);
  const features = meanings.flatMap((meaning) => ('feature' in meaning ? meaning.feature : []));
  const letter = meanings.flatMap((meaning) => ('letter' in meaning ? meaning.letter : []))[0];
  if (letter === undefined) return { features };
  const [, second] = tokens;
  if (second !== undefined) report(second.at, 'crowdedShop', { letter });
  return { shop: shops.get(letter)?.id ?? letter, features };
}

function readEscalators(tokens: readonly Token[], report: Report): readonly (readonly [number, number])[] {
  const ends = new Map<number, Token[]>();
  for (const token of tokens) {
    const meaning = meaningOf(token);
    if (meaning === null || !('escalator' in meaning)) continue;
    ends.set(meaning.escalator, [...(ends.get(meaning.escalator) ?? []), token]);
  }
  return [...ends.keys()].sort().flatMap((number) => readEscalator(number, ends.get(number) ?? [], report));
}

function readEscalator(
  number: number,
  ends: readonly Token[],
  report: Report,
): (readonly [number, number])[] {
  const [one, other] = ends;
  if (one === undefined) return [];
  if (ends.length === 2 && other !== undefined && one.cell !== other.cell) return [[one.cell, other.cell]];
  report(one.at, 'escalatorEnds', { number, found: new Set(ends.map(({ cell }) => cell)).size });
  return [];
}
