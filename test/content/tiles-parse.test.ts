import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FAULT_CODES, SYNTAX_CODES, type TileErrorCode } from '#content/tile-format/errors.ts';
import { faultsOf } from '#content/tile-format/geometry.ts';
import { loadTiles } from '#content/tile-format/load.ts';
import { parseTile } from '#content/tile-format/parse.ts';
import { exchange, parsed, SAMPLE, withLine } from './tiles-drawing.ts';

function errorsOf(text: string): readonly string[] {
  const result = parseTile('sample.txt', text);
  return result.ok ? [] : result.errors.map(({ line, column, code }) => `${line}:${column} ${code}`);
}

const START = `tile s
start

+-------+-------+-------+-------+
|                               |
+       +       +       +       +
|                               |
+       +       +       +       +
|                               |
+       +       +       +       +
|                               |
+-------+-------+-------+-------+
`;

// At least one way to make each mistake, with the line and column where it is reported.
const MISTAKES: readonly (readonly [TileErrorCode, string, string])[] = [
  ['missingName', '1:1', withLine(1, '')],
  ['badName', '1:6', withLine(1, 'tile wrong-name')],
  ['badName', '1:1', withLine(1, 'tile')],
  ['unknownHeader', '4:1', withLine(4, 'shoop c cauldron-shelf')],
  ['unknownHeader', '1:13', withLine(1, 'tile sample five')],
  ['duplicateHeader', '4:1', withLine(4, 'tile again')],
  ['duplicateHeader', '4:1', withLine(4, 'beholder', withLine(1, 'beholder'))],
  ['badDirection', '4:8', withLine(4, 'sensor up')],
  ['badShop', '3:6', withLine(3, 'shop B troll-burger')],
  ['badShop', '3:1', withLine(3, 'shop b')],
  ['duplicateShop', '4:6', withLine(4, 'shop a cauldron-shelf')],
  ['unknownShop', '8:26', withLine(3, '')],
  ['unusedShop', '4:6', withLine(4, 'shop c cauldron-shelf')],
  ['missingDrawing', '2:1', 'tile sample\n'],
  [
    'drawingHeight',
    '5:1',
    withLine(10, '')
      .split('\n')
      .filter((line, index) => index < 5 || line !== '')
      .join('\n'),
  ],
  ['lineWidth', '6:33', exchange(6, '|  @G   |', '|  @G  |')],
  ['lineWidth', '11:34', exchange(11, '+       +', '+        +')],
  ['badCorner', '7:9', exchange(7, '+       +', '+       -')],
  ['unknownEdge', '9:10', exchange(9, '+-------+', '+--x----+')],
  ['unknownEdge', '12:25', exchange(12, '   o  ', '   x  ')],
  ['unknownEdge', '8:1', exchange(8, '>', '^')],
  ['gapOutsideSlot', '5:2', exchange(5, '+-------+', '+       +')],
  ['gapOutsideSlot', '12:33', exchange(12, '!P   |', '!P   o')],
  ['unknownToken', '6:4', exchange(6, '@G', '@R')],
  ['unknownToken', '10:3', exchange(10, '|      ', '| a    ')],
  ['crowdedShop', '6:14', exchange(6, '###a###', ' #a @Y ')],
  ['crowdedShop', '8:30', exchange(8, '###b###', ' #b #a ')],
  ['featureInShop', '6:10', exchange(6, '###a###', ' #a @Y ')],
  ['escalatorEnds', '6:28', exchange(12, 'e1', 'e2')],
  ['escalatorEnds', '6:28', exchange(10, '|       ', '|  e1   ')],
  ['escalatorEnds', '12:19', exchange(12, '  e1   ', ' e2 e2 ')],
  ['twoEscalators', '12:18', exchange(12, '  e1   ', ' e1 e2 ', exchange(6, '@G', 'e2'))],
  ['escalatorInShop', '8:26', exchange(8, '###b###', ' #b e2 ', exchange(6, '@G', 'e2'))],
  ['missingEntry', '5:1', exchange(8, '>', '|')],
  ['twoEntries', '8:1', exchange(5, '       ', '   v   ', exchange(6, '?Y', '  '))],
  ['startWithEntry', '8:1', withLine(4, 'start')],
  ['doorWithoutHero', '8:1', exchange(8, '>', '<')],
  ['heroWithoutDoor', '8:1', exchange(8, '>', ')', exchange(6, '  @G   ', ' hero  '))],
  ['explorationOutsideSlot', '6:2', exchange(6, '@G', '?G')],
  ['explorationOutsideSlot', '6:2', exchange(6, '  @G   ', ' auto  ')],
  ['crowdedSlot', '6:18', exchange(6, '  ?Y   ', ' ?Y ?G ')],
  ['gapWithoutExploration', '5:18', exchange(6, '?Y', '  ')],
  ['gapWithoutExploration', '10:33', exchange(10, '?O', '')],
  ['explorationWithoutGap', '13:10', exchange(13, '       ', '-------')],
  ['explorationAtEntry', '8:1', exchange(8, '>       ', '>  ?P   ')],
  ['shopInSlot', '8:1', exchange(8, '>       ', '>###a###')],
  ['shopEdge', '9:10', exchange(9, '+-------+', '+       +')],
  ['shopEdge', '7:10', exchange(7, '#######', '-------')],
  ['shopEdge', '8:25', exchange(8, '|###b', 'o###b')],
  ['repeatedFeature', '6:2', exchange(6, '  @G   ', ' @G @G ')],
  ['burgerWithoutShop', '12:2', exchange(12, '  $B   ', '  eat  ')],
  ['startSpace', '7:10', exchange(7, '|            ', '|          @Y', START)],
  ['startWall', '8:10', exchange(8, '+       +       +', '+       +-------+', START)],
];

describe('reading a drawing', () => {
  it('takes every part of the sample as drawn', () => {
    const tile = parsed(SAMPLE);
    expect(tile.name).toBe('sample');
    expect(tile.entry).toBe('west');
    expect(tile.open).toEqual({ north: true, east: true, south: true, west: true });
    expect(tile.cells[0]).toEqual({ features: [{ kind: 'vortex', colour: 'green' }] });
    expect(tile.cells[5]).toEqual({ shop: 'single-boots', features: [] });
    expect(tile.cells[6]).toEqual({ features: [{ kind: 'burger' }] });
    expect(tile.cells[12]).toEqual({ features: [{ kind: 'item', colour: 'blue' }] });
    expect(tile.cells[15]).toEqual({ features: [{ kind: 'exit', colour: 'purple' }] });
    expect(tile.escalators).toEqual([[3, 14]]);
    expect([tile.south[0], tile.east[4], tile.east[14], tile.south[12]]).toEqual([
      'open',
      'wall',
      'small',
      'wall',
    ]);
    expect([tile.sensor, tile.beholder]).toEqual([null, false]);
  });

  it('reads headers below the drawing, remarks, blank lines and other line ends', () => {
    const text = `// mine\n\n${SAMPLE.replace('tile sample\n', '')}\ntile other*\nsensor west\nbeholder\n`;
    const tile = parsed(text.replaceAll('\n', '\r\n'));
    expect([tile.name, tile.sensor, tile.beholder]).toEqual(['other*', 'west', true]);
  });

  it.each([
    ['===v===', { code: 'south', free: false }],
    ['===^===', { code: 'north', free: false }],
    ['==v=^==', { code: 'south', free: true }],
    ['==^=v==', { code: 'north', free: true }],
  ])('reads the steel door %s by its arrows', (door, edge) => {
    expect(parsed(exchange(11, '+       +       +', `+       +${door}+`)).south[9]).toEqual(edge);
  });

  it.each([
    ['>', { code: 'east', free: false }],
    ['<', { code: 'west', free: false }],
    ['}', { code: 'east', free: true }],
    ['{', { code: 'west', free: true }],
  ])('reads the steel door %s by its arrow', (door, edge) => {
    expect(parsed(exchange(12, ' o ', ` ${door} `)).east[14]).toEqual(edge);
  });

  it('[M10] an entry whose arrow is in a wall or a steel door does not join', () => {
    const walled = parsed(exchange(8, '>', ')'));
    expect([walled.entry, walled.open.west]).toEqual(['west', false]);
    const barred = parsed(exchange(8, '>', '<', exchange(6, '  @G   ', ' hero  ')));
    expect([barred.entry, barred.open.west]).toEqual(['west', false]);
  });
});

describe('mistakes', () => {
  it.each(MISTAKES)('%s at %s', (code, place, text) => {
    expect(errorsOf(text)).toContain(`${place} ${code}`);
  });

  it('are each shown to be caught', () => {
    const shown = new Set<string>(MISTAKES.map(([code]) => code));
    const elsewhere = ['duplicateTile', 'badShape'];
    expect([...SYNTAX_CODES, ...FAULT_CODES].filter((code) => !shown.has(code))).toEqual(elsewhere);
  });

  it('are all reported at once, in the order of the file', () => {
    const text = exchange(12, 'e1', 'e2', exchange(6, '@G', '@R', withLine(4, 'sensor up')));
    expect(errorsOf(text)).toEqual([
      '4:8 badDirection',
      '6:4 unknownToken',
      '6:28 escalatorEnds',
      '12:20 escalatorEnds',
    ]);
  });

  it('name the file and what was found there', () => {
    const result = parseTile('mine.txt', exchange(6, '@G', '@R'));
    expect(result).toEqual({
      ok: false,
      errors: [{ file: 'mine.txt', line: 6, column: 4, code: 'unknownToken', params: { found: '@R' } }],
    });
  });

  it('a tile without its sixteen cells has no other fault', () => {
    const tile = parsed(SAMPLE);
    expect(faultsOf({ ...tile, cells: tile.cells.slice(1) }).map(({ code }) => code)).toEqual(['badShape']);
  });

  it('a name used by two files is refused, with both files named', () => {
    const set = loadTiles([
      { file: 'one.txt', text: SAMPLE },
      { file: 'two.txt', text: SAMPLE },
    ]);
    const params = { name: 'sample', other: 'one.txt' };
    expect(set).toEqual({
      ok: false,
      errors: [{ file: 'two.txt', line: 1, column: 1, code: 'duplicateTile', params }],
    });
  });

  it('however a drawing is damaged, every error points into the file', () => {
    const damage = fc.record({
      at: fc.nat(SAMPLE.length),
      cut: fc.nat(6),
      put: fc.string({ maxLength: 6, unit: fc.constantFrom(...' \n+-|#@?$!>o=v^abe12YPGO\t€') }),
    });
    fc.assert(
      fc.property(fc.array(damage, { minLength: 1, maxLength: 5 }), (all) => {
        const text = all.reduce(
          (old, { at, cut, put }) => old.slice(0, at) + put + old.slice(at + cut),
          SAMPLE,
        );
        const result = parseTile('damaged.txt', text);
        if (result.ok) return;
        expect(result.errors.length).toBeGreaterThan(0);
        for (const { line, column } of result.errors) {
          expect(line).toBeGreaterThan(0);
          expect(line).toBeLessThanOrEqual(text.split('\n').length);
          expect(column).toBeGreaterThan(0);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});
