import { DIRECTIONS, type Direction } from '#engine/family/directions.ts';
import type { At, Report } from './errors.ts';

// The lines above (or below) the drawing: what the tile is called and what its letters stand for.

export interface Shop extends At {
  readonly id: string;
}

export interface Header {
  readonly name: string;
  readonly start: boolean;
  readonly sensor: Direction | null;
  readonly beholder: boolean;
  readonly shops: ReadonlyMap<string, Shop>;
}

export interface NumberedLine {
  readonly line: number;
  readonly text: string;
}

interface Word extends At {
  readonly text: string;
}

interface Argument {
  readonly code: 'badName' | 'badDirection' | 'badShop';
  readonly pattern: RegExp;
}

/** Each header's key word and what must follow it. */
const HEADERS: ReadonlyMap<string, readonly Argument[]> = new Map<string, readonly Argument[]>([
  ['tile', [{ code: 'badName', pattern: /^[A-Za-z0-9]{1,8}\*?$/ }]],
  ['start', []],
  ['sensor', [{ code: 'badDirection', pattern: new RegExp(`^(${DIRECTIONS.join('|')})$`) }]],
  ['beholder', []],
  [
    'shop',
    [
      { code: 'badShop', pattern: /^[a-z]$/ },
      { code: 'badShop', pattern: /^[a-z][a-z-]*[a-z]$/ },
    ],
  ],
]);

export function readHeader(lines: readonly NumberedLine[], report: Report): Header {
  const said = lines.map(wordsOf).filter((words) => isHeader(words, report));
  const once = (key: string) => onlyOne(said, key, report);
  const name = once('tile')?.[1]?.text;
  if (name === undefined && !lines.some(({ text }) => /^tile(\s|$)/.test(text)))
    report({ line: 1, column: 1 }, 'missingName');
  return {
    name: name ?? '',
    start: once('start') !== undefined,
    sensor: (once('sensor')?.[1]?.text as Direction | undefined) ?? null,
    beholder: once('beholder') !== undefined,
    shops: shopsOf(said, report),
  };
}

function wordsOf({ line, text }: NumberedLine): readonly Word[] {
  return [...text.matchAll(/\S+/g)].map((match) => ({ line, column: match.index + 1, text: match[0] }));
}

function isHeader([key, ...rest]: readonly Word[], report: Report): boolean {
  if (key === undefined) return false;
  const wanted = HEADERS.get(key.text);
  const extra = rest[wanted?.length ?? 0];
  if (wanted === undefined) report(key, 'unknownHeader', { found: key.text });
  else if (extra !== undefined) report(extra, 'unknownHeader', { found: extra.text });
  const wrong = wanted?.findIndex(({ pattern }, index) => !pattern.test(rest[index]?.text ?? '')) ?? -1;
  const argument = wanted?.[wrong];
  if (argument !== undefined) report(rest[wrong] ?? key, argument.code, { found: rest[wrong]?.text ?? '' });
  return wanted !== undefined && argument === undefined;
}

function onlyOne(
  said: readonly (readonly Word[])[],
  key: string,
  report: Report,
): readonly Word[] | undefined {
  const [first, ...more] = said.filter(([word]) => word?.text === key);
  for (const [word] of more) if (word !== undefined) report(word, 'duplicateHeader', { found: key });
  return first;
}

function shopsOf(said: readonly (readonly Word[])[], report: Report): ReadonlyMap<string, Shop> {
  const shops = new Map<string, Shop>();
  for (const [key, letter, id] of said) {
    if (key?.text !== 'shop' || letter === undefined || id === undefined) continue;
    if (shops.has(letter.text)) report(letter, 'duplicateShop', { letter: letter.text });
    else shops.set(letter.text, { id: id.text, line: letter.line, column: letter.column });
  }
  return shops;
}
