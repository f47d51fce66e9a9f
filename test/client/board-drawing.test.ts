import { describe, expect, test } from 'vitest';
import { securityPropsOf } from '#client/art/props/securityShops.ts';
import { propsOf } from '#client/art/props/shopProps.ts';
import { symbolPath } from '#client/art/symbols.ts';
import { signLines } from '#client/mall/art/sign.ts';
import { type Wall, wallPath, wallsOf } from '#client/mall/art/walls.ts';
import { around, layoutOf, outwards, turned } from '#client/mall/layout.ts';
import { doorwaysOf } from '#client/mall/security/doorways.ts';
import { TEXTS } from '#content/locales/all.ts';
import { LANGS } from '#content/locales/index.ts';
import { tileSet } from '#content/tiles.ts';
import { boardOf, lay, placementBeyond } from '#engine/mall/board.ts';
import { COLOURS, type Tile } from '#engine/mall/index.ts';
import type { Turn } from '#engine/mall/lattice.ts';
import { cellBeside, OFF, stepsAcross } from '#engine/mall/spaces.ts';
import { boxOf, dealt } from './boardTable.ts';

const TURNS: readonly Turn[] = [0, 1, 2, 3];
const tiles = [...tileSet().values()];

/** What the drawing shows between two cells of a tile as it lies. */
function drawnBetween(walls: readonly Wall[], turn: Turn, one: number, other: number): string {
  const [a, b] = [turned(turn, one), turned(turn, other)];
  const [x, y] = [50 * (a.column + b.column + 1), 50 * (a.row + b.row + 1)];
  const found = walls.find(
    ({ x1, y1, x2, y2 }) => Math.abs((x1 + x2) / 2 - x) < 6 && Math.abs((y1 + y2) / 2 - y) < 6,
  );
  return found?.kind ?? 'open';
}

function disagreements(tile: Tile, turn: Turn): readonly string[] {
  const walls = wallsOf(tile, turn);
  const doors = doorwaysOf(tile);
  const open = stepsAcross(tile, 'open');
  const small = stepsAcross(tile, 'small');
  const wrong: string[] = [];
  for (let cell = 0; cell < 16; cell++)
    for (let side = 0; side < 4; side++) {
      const beside = cellBeside(cell, side);
      if (beside === OFF || tile.cells[cell]?.shop !== undefined || tile.cells[beside]?.shop !== undefined)
        continue;
      const isDoor = doors.some((door) => door.cell === cell && door.side === side);
      const drawn = isDoor ? 'door' : drawnBetween(walls, turn, cell, beside);
      const walked =
        open[cell * 4 + side] !== OFF ? 'open' : small[cell * 4 + side] !== OFF ? 'small' : 'closed';
      const agrees = walked === 'closed' ? drawn === 'wall' || drawn === 'door' : drawn === walked;
      if (!agrees) wrong.push(`${tile.name} ${cell}-${beside}: ${walked} drawn as ${drawn}`);
    }
  return wrong;
}

describe('the drawing of a tile', () => {
  test('a wall stands exactly where nobody can walk, whichever way the tile lies', () => {
    expect(tiles.length).toBeGreaterThan(30);
    expect(tiles.flatMap((tile) => TURNS.flatMap((turn) => disagreements(tile, turn)))).toEqual([]);
  });

  test('[X0.3] without doors that have force, a tile is drawn as it is walked', () => {
    const locked = tiles.filter((tile) => doorwaysOf(tile).length > 0);
    expect(locked.map(({ name }) => name).toSorted()).toEqual(['12*', '25', '28']);
    for (const tile of locked)
      for (const { cell, side } of doorwaysOf(tile)) {
        const beside = cellBeside(cell, side);
        if (beside !== OFF) expect(drawnBetween(wallsOf(tile, 0), 0, cell, beside)).toBe('open');
      }
  });

  test('a small passage leaves a hole in its wall that is narrower than a hero', () => {
    const wall: Wall = { kind: 'small', x1: 100, y1: 0, x2: 100, y2: 100 };
    expect(wallPath([wall])).toBe('M100 0L100 35M100 65L100 100');
  });

  test('an exploration arrow points to where its tile lands', () => {
    const box = boxOf(1);
    const board = boardOf(box, dealt(1).shared.board.placed);
    for (const from of board.unused) {
      const start = board.placed[0] as (typeof board.placed)[number];
      const next = placementBeyond(box, board, from, 1);
      const [a, b] = [
        [0, -1],
        [1, 0],
        [0, 1],
        [-1, 0],
      ][outwards(start, from & 15)] as [number, number];
      expect([next.a, next.b]).toEqual([start.a + a, start.b + b]);
    }
  });

  test('every shop has something to show and a name that fits its sign', () => {
    for (const shop of tiles.flatMap(({ cells }) => cells.flatMap(({ shop }) => shop ?? [])))
      for (const prop of securityPropsOf(shop) ?? propsOf(shop)) expect(prop.length).toBeGreaterThan(0);
    for (const lang of LANGS)
      for (const name of Object.values(TEXTS[lang].shop)) {
        const { lines, size } = signLines(name, 84);
        expect(lines.length, name).toBeLessThanOrEqual(3);
        for (const line of lines) expect(line.length * size * 0.56, name).toBeLessThan(84.01);
      }
  });

  test('[M1] every colour has a symbol of its own', () => {
    expect(new Set(COLOURS.map(symbolPath)).size).toBe(COLOURS.length);
  });
});

describe('the layout of the mall', () => {
  test('every space has a place of its own, and a ghost lies where a tile would come', () => {
    const box = boxOf(14);
    const game = dealt(14);
    let board = boardOf(box, game.shared.board.placed);
    for (const tile of game.secrets.deck.slice(0, 10)) {
      const from = board.unused[0] as number;
      const ghost = layoutOf(board).ghosts.find((one) => one.from === from);
      board = lay(box, board, placementBeyond(box, board, from, tile));
      const { x, y } = layoutOf(board).placed.find((one) => one.tile === tile) as { x: number; y: number };
      expect([ghost?.x, ghost?.y]).toEqual([x, y]);
    }
    const { spots } = layoutOf(board);
    expect(spots.size).toBe(11 * 16);
    expect(new Set([...spots.values()].map(({ x, y }) => `${x},${y}`)).size).toBe(11 * 16);
  });

  test('[S13] the two dimensions lie side by side, their tiles to come included', () => {
    const { placed, ghosts } = layoutOf(boardOf(boxOf(13), dealt(13).shared.board.placed));
    const end = (dimension: number) =>
      Math.max(...placed.filter((one) => one.dimension === dimension).map(({ x }) => x + 4));
    const second = ghosts.filter(({ key }) => key.startsWith('1:'));
    const first = ghosts.filter(({ key }) => key.startsWith('0:'));
    expect(second.length).toBeGreaterThan(0);
    expect(Math.min(...second.map(({ x }) => x))).toBeGreaterThan(
      Math.max(...first.map(({ x }) => x + 4), end(0)),
    );
  });

  test('bounds grow by a tile to come', () => {
    const bounds = { left: 0, top: 0, width: 4, height: 4 };
    expect(around(bounds, { x: -4, y: 1 })).toEqual({ left: -4, top: 0, width: 8, height: 5 });
  });
});
