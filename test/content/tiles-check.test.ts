import { describe, expect, it } from 'vitest';
import { checkTiles } from '#content/tile-format/check.ts';
import { describeTiles } from '#content/tile-format/describe.ts';
import { DESIGN_CODES } from '#content/tile-format/errors.ts';
import { exchange, parsed, SAMPLE, withLine } from './tiles-drawing.ts';

function problemsOf(...texts: readonly string[]): readonly string[] {
  const problems = checkTiles(texts.map(parsed));
  return problems.map(({ tile, code, params }) => [tile, code, ...Object.values(params)].join(' '));
}

/** The sample's interior in a mirror, with other openings. */
const MIRRORED = `tile mirrored
shop a single-boots
shop b troll-burger

+-------+-------+-------+-------+
|  e1           |###a###|  @G   |
+-------+       +#######+       +
|###b###|  eat  |###a###|       |
+-------+       +-------+       +
|                               <
+       +       +       +       +
|  !P   o          e1   |  $B   |
+-------+-------+-------+-------+
`;

/** Nobody can step aside here. */
const TUNNEL = `tile tunnel
shop a single-boots

+-------+-------+   v   +-------+
|###a#######a###|       |###a###|
+#######+-------+       +#######+
|###a###|               |###a###|
+#######+       +-------+#######+
|###a###|       |###a#######a###|
+#######+       +#######+#######+
|###a###|  ?Y   |###a#######a###|
+-------+       +-------+-------+
`;

const FLOOR_ROW = '+       +       +       +       +';
const UNWISE: readonly (readonly [string, string, string])[] = [
  [
    'a space behind a small passage only',
    'unreachable 4/4',
    exchange(11, FLOOR_ROW, `${FLOOR_ROW.slice(0, 25)}-------+`),
  ],
  ['a space behind walls', 'unreachable 1/1', exchange(7, '+       +', '+-------+')],
  ['a side that only the escalator reaches', 'slotsApart north', exchange(7, '#+       +', '#+-------+')],
  ['an item on the only way', 'inTheWay 2/1', exchange(8, '>       ', '>  $Y   ')],
  ['an exit on the only way', 'inTheWay 3/1', exchange(10, '|       ', '|  !G   ')],
  [
    'an escalator to next door',
    'shortEscalator 3/3 4/3 4',
    exchange(10, `${' '.repeat(8)}?O`, `e1${' '.repeat(6)}?O`, exchange(6, 'e1', '  ')),
  ],
  ['a steel door with a way round it', 'idleDoor 4/4', exchange(12, ' o ', ' > ')],
  ['a tile of our names that is not like ours', 'inventory', withLine(1, 'tile 5')],
];

describe('a sound tile', () => {
  it('of a name that is not ours passes every check', () => {
    expect(problemsOf(SAMPLE)).toEqual([]);
  });

  it('is described in figures', () => {
    expect(describeTiles([parsed(SAMPLE)])).toEqual([
      {
        tile: 'sample',
        corridor: 13,
        shops: ['single-boots', 'troll-burger'],
        between: [
          { from: 'north', to: 'east', steps: 3 },
          { from: 'north', to: 'south', steps: 4 },
          { from: 'north', to: 'west', steps: 5 },
          { from: 'east', to: 'south', steps: 3 },
          { from: 'east', to: 'west', steps: 4 },
          { from: 'south', to: 'west', steps: 3 },
        ],
        deadEnds: 4,
        chokePoints: 6,
        passingPlaces: 3,
        longestRun: 4,
        escalators: [4],
        smallPassages: [3],
        specialChokePoints: 0,
      },
    ]);
  });
});

describe('the checks find', () => {
  it.each(UNWISE)('%s: %s', (_, problem, text) => {
    const found = problemsOf(text);
    expect(found.filter((line) => line.includes(` ${problem}`))).toHaveLength(1);
    expect(found).toHaveLength(1);
  });

  it('a tile where no pawn can step aside', () => {
    expect(problemsOf(TUNNEL)).toEqual(['tunnel noPassingPlace']);
  });

  it('an interior that is another one in a mirror', () => {
    expect(problemsOf(SAMPLE, MIRRORED)).toEqual(['mirrored sameInterior sample']);
  });

  it('no likeness any more once a single wall differs', () => {
    expect(problemsOf(SAMPLE, MIRRORED.replace('e1   |  $B', 'e1      $B'))).toEqual([]);
  });

  it('two tiles of one name', () => {
    expect(problemsOf(SAMPLE, SAMPLE)).toEqual(['sample duplicateName', 'sample sameInterior sample']);
  });

  it('a fault of geometry, and then ask nothing more of that tile', () => {
    const tile = parsed(SAMPLE);
    const open = { ...tile.open, north: false };
    expect(checkTiles([{ ...tile, open }])).toEqual([
      { tile: 'sample', code: 'explorationWithoutGap', params: { side: 'north', cell: '1/3' } },
    ]);
  });

  it('each kind of problem at least once in these tests', () => {
    const shown = [
      ...UNWISE.map(([, problem]) => problem.split(' ')[0]),
      'noPassingPlace',
      'sameInterior',
      'duplicateName',
    ];
    expect(DESIGN_CODES.filter((code) => !shown.includes(code))).toEqual([]);
  });
});
