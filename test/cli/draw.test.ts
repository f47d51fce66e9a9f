import { describe, expect, test } from 'vitest';
import { ranges } from '#cli/draw/acts.ts';
import { drawMall, drawPlan } from '#cli/draw/board.ts';
import { drawPage } from '#cli/draw/frame.ts';
import { drawLegend } from '#cli/draw/legend.ts';
import { ASCII, type Look, UNICODE } from '#cli/draw/look.ts';
import { drawPanel, hourglass } from '#cli/draw/panel.ts';
import { type PlacedSpace, planOfTile } from '#cli/draw/plan.ts';
import { printOf } from '#cli/draw/print.ts';
import { type Line, paint, widthOf, wrap } from '#cli/draw/text.ts';
import { clockText } from '#cli/draw/time.ts';
import { EMPTY, typed } from '#cli/play/editor.ts';
import { drawScreen } from '#cli/play/screenful.ts';
import { obey, type TableState } from '#cli/play/tableState.ts';
import { parseTile } from '#content/tile-format/parse.ts';
import { evolve, type Game, PAWNS, type Tile } from '#engine/mall/index.ts';
import { tableFor } from './heist.ts';

const plain: Look = { lang: 'en', marks: ASCII, colour: false };
const texts = (lines: readonly Line[]) => lines.map((one) => paint(one, 1));

const TILE = `tile 14
shop a unicorn-grooming
shop b pocket-portals

+-------+-------+       +-------+
|  @Y   |###a###|  ?G      @P   |
+       +#######+       +-------+
|  e1   |###a###|  $O           |
+       +-------+---o---+       +
| timer                 |       <
+-------+       +-------+       +
|###b###|  ?O     ball     e1   |
+-------+       +-------+-------+
`;

function tileFrom(text: string): Tile {
  const parsed = parseTile('14.txt', text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return parsed.tile;
}

/** A mall with every tile of the deck, each laid at the first exploration space left. */
function wholeMall(table: TableState): Game {
  let { game } = table;
  while (game.secrets.deck.length > 0 && game.shared.board.unused.length > 0) {
    const [tile, next] = game.secrets.deck;
    const space = game.shared.board.unused[0] as number;
    game = evolve(game, { type: 'drawn', tile: tile as number, next: next ?? null });
    game = evolve(game, { type: 'placed', tile: tile as number, space, paid: 'hero' });
  }
  return game;
}

describe('a tile on its own', () => {
  const none = { pawn: null, captive: false, laid: '', broken: false, spent: false, number: undefined };
  const bare = (here: PlacedSpace) => ({ ...none, features: printOf(here) });

  test('shows walls, shops, passages and every feature with its letter', () => {
    const { lines } = drawPlan(planOfTile(tileFrom(TILE)), plain, 3, bare, []);
    expect(texts(lines)).toEqual([
      '+---+---+   ----+',
      '|@b |,,,|^e  @m |',
      '|   |,,,|   ----+',
      '|=1 |,,,|$d     |',
      '|   +---+-o-+   |',
      '|><         |   <',
      '+---+   ----+   |',
      '|###|vd   O  =1 |',
      '+---+   --------+',
    ]);
  });

  test('a pawn stands on top with a capital letter, and a broken space says so', () => {
    const draw = (width: number) =>
      texts(
        drawPlan(
          planOfTile(tileFrom(TILE)),
          plain,
          width,
          ({ space, ...here }) => ({
            ...bare({ space, ...here }),
            pawn: space === 7 ? 'mage' : space === 8 ? 'elf' : null,
            broken: space === 8 || space === 14,
            number: space === 0 ? 2 : undefined,
          }),
          [],
        ).lines,
      );
    const three = draw(3);
    expect(three[1]).toContain('@b2');
    expect(three[3]).toContain('(M)');
    expect(three[5]).toContain('|E>x');
    expect(three[7]).toContain('Ox');
    const two = draw(2);
    expect(two[1]).toMatch(/^\|b2\|/);
    expect(two[3]).toContain('M ');
    expect(two[5]).toMatch(/^\|Ex/);
  });
});

describe('a mall', () => {
  const table = tableFor({ scenario: 7, players: 4 }, 'a');
  const game = wholeMall(table);

  test('every placed tile is named, every pawn drawn once, at every width', () => {
    for (const width of [2, 3, 4]) {
      const [drawing] = drawMall(game, plain, width);
      const drawn = texts(drawing?.lines ?? []).join('\n');
      for (const { tile } of game.shared.board.placed) expect(drawn).toContain(game.box.tiles[tile]?.name);
      for (const letter of 'BMED') expect(drawn.replaceAll('1B', '').split(letter)).toHaveLength(2);
    }
  });

  test('two tiles are joined exactly where one can walk from one to the other', () => {
    const open = [...game.shared.board.next].filter((next) => next >= 0).length;
    const [drawing] = drawMall(game, plain, 3);
    // Every way counts twice, once from each side; frontiers count once.
    const lines = texts(drawing?.lines ?? []);
    const { placed, unused } = game.shared.board;
    expect(placed.length).toBeGreaterThan(10);
    expect(open / 2 + unused.length).toBe(gapsOf(game, lines));
  });

  test('two dimensions are two drawings', () => {
    const { game: two } = tableFor({ scenario: 13, players: 2 }, 'a');
    expect(drawMall(two, plain, 3)).toHaveLength(2);
  });

  test.each([80, 100, 160])('a page stays within %i columns', (columns) => {
    const wide = drawPage({ game: game, look: plain, now: 0, focus: 1, columns });
    const few = drawPage({
      game: game,
      look: plain,
      now: 0,
      focus: 1,
      columns,
      rows: 20,
      watch: game.shared.pawns[0],
    });
    expect(few.length).toBeLessThanOrEqual(20);
    for (const one of few) expect(widthOf(one)).toBeLessThanOrEqual(columns);
    expect(texts(wide).join('\n')).toContain('tiles left');
  });

  test('where the board is too large, the watched hero stays in view', () => {
    for (const pawn of [0, 1, 2, 3]) {
      const moved = evolve(game, {
        type: 'moved',
        seat: 0,
        pawn: PAWNS[pawn] ?? 'elf',
        to: lastCorridor(game),
        by: 'walk',
      });
      const watch = moved.shared.pawns[pawn];
      const page = texts(
        drawPage({ game: moved, look: plain, now: 0, focus: 0, columns: 80, rows: 14, watch }),
      );
      const board = page.map((one) => one.slice(0, 32)).join('\n');
      expect(board).toContain('BMED'[pawn]);
    }
  });

  test('a screen has exactly as many lines as the terminal has rows', () => {
    const screen = { table, look: plain, host: 0, input: 'e n', hero: null, overlay: null };
    for (const rows of [24, 50]) {
      const lines = drawScreen(screen, { columns: 80, rows });
      expect(lines).toHaveLength(rows);
      expect(paint(lines.at(-1) as Line, 1)).toBe('seat 1> e n');
    }
  });
});

function lastCorridor({ box, shared }: Game): number {
  const tile = shared.board.placed.at(-1)?.tile ?? 0;
  return box.print.findIndex((info, space) => space >> 4 === tile && info.corridor && !info.timer);
}

/** Borders between spaces that are left blank, outside shops. */
function gapsOf({ shared }: Game, lines: readonly string[]): number {
  const points = shared.board.placed.map(({ a, b }) => ({ x: 4 * a - b, y: a + 4 * b }));
  const [left, top] = [Math.min(...points.map(({ x }) => x)), Math.min(...points.map(({ y }) => y))];
  const frames = new Set<string>();
  for (const { x, y } of points)
    for (let cell = 0; cell < 16; cell++) frames.add(`${x - left + (cell & 3)},${y - top + (cell >> 2)}`);
  let gaps = 0;
  const isBlank = (row: number, column: number, width: number) =>
    (lines[row] ?? '')
      .slice(column, column + width)
      .padEnd(width)
      .trim() === '';
  const borders = new Set<string>();
  for (const frame of frames) {
    const [x = 0, y = 0] = frame.split(',').map(Number);
    for (const [key, row, column, width] of [
      [`h${x},${y}`, y * 2, x * 4 + 1, 3],
      [`h${x},${y + 1}`, y * 2 + 2, x * 4 + 1, 3],
      [`v${x},${y}`, y * 2 + 1, x * 4, 1],
      [`v${x + 1},${y}`, y * 2 + 1, x * 4 + 4, 1],
    ] as const)
      if (!borders.has(key)) {
        borders.add(key);
        if (isBlank(row, column, width)) gaps++;
      }
  }
  return gaps;
}

describe('beside the board', () => {
  const start = obey(tableFor({ scenario: 2, players: 2 }, 'a'), 'start', 0);
  const view = { game: start.game, look: plain, now: 0, focus: 0 };

  test('the hourglass empties', () => {
    const bar = (now: number) => paint(hourglass({ ...view, now }, 80), 1);
    expect(bar(0)).toBe(`>< 3:00 ${'#'.repeat(24)}`);
    expect(bar(90_000)).toBe(`>< 1:30 ${'#'.repeat(12)}${'.'.repeat(12)}`);
    expect(bar(999_000)).toBe(`>< 0:00 ${'.'.repeat(24)}`);
    expect(clockText(60_001)).toBe('1:01');
  });

  test('each seat with its actions, and what the one in focus can do', () => {
    const panel = texts(drawPanel(view, 60));
    expect(panel).toContain('> 1  ^ north  > east  @ vortex');
    expect(panel).toContain('  2  v south  < west  = escalator  ? explore');
    expect(panel.join('\n')).toMatch(/Seat 1 can now:\n {3}B barbarian {3}n 1 {3}v 1/);
    const other = texts(drawPanel({ ...view, focus: 1 }, 60)).join('\n');
    expect(other).toContain('Seat 2 can now:');
    expect(other).not.toContain('v 1 ');
  });

  test('[M18] after the theft the vortex shows as unavailable', () => {
    const stolen = evolve(start.game, { type: 'stolen', seat: 0 });
    const panel = texts(drawPanel({ ...view, game: stolen }, 60)).join('\n');
    expect(panel).toContain('@ vortexx');
    expect(panel).toContain('theft: done, vortex shut');
  });

  test('[M1] the legend gives each hero letter, colour and symbol', () => {
    const legend = texts(drawLegend({ ...plain, marks: UNICODE }, PAWNS, 200)).join(' ');
    for (const words of [
      'B  barbarian (yellow, sword)',
      'E  elf (green, bow)',
      'S  little sister (blue, kite)',
    ])
      expect(legend).toContain(words);
  });

  test('numbers are told as ranges', () => {
    expect(ranges(plain, [3, 1, 2, 5])).toBe('1-3,5');
    expect(ranges(plain, [])).toBe('');
  });

  test('words wrap, colours come in the depth of the terminal', () => {
    expect(texts(wrap('one two three', 7))).toEqual(['one two', 'three']);
    const ink = { rgb: [255, 140, 60], basic: 3 } as const;
    const painted = ([24, 8, 4, 1] as const).map((depth) =>
      paint([{ text: 'D', style: { ink, bold: true } }], depth),
    );
    expect(painted).toEqual([
      '\u001b[1;38;2;255;140;60mD\u001b[0m',
      '\u001b[1;38;5;209mD\u001b[0m',
      '\u001b[1;33mD\u001b[0m',
      'D',
    ]);
  });
});

test('the input line can be typed, erased and recalled', () => {
  const press = (editor: typeof EMPTY, name: string, text?: string) =>
    typed(editor, { text, key: { name } }).editor;
  const written = press(press(press(EMPTY, 'e', 'e'), 'n', 'n'), 'backspace');
  expect(written.text).toBe('e');
  const { editor, entered } = typed(written, { text: '\r', key: { name: 'return' } });
  expect(entered).toBe('e');
  expect(editor.text).toBe('');
  expect(press(editor, 'up').text).toBe('e');
  expect(press(press(editor, 'up'), 'down').text).toBe('');
  expect(press(editor, 'x', '\u001b').text).toBe('');
});
