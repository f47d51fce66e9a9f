import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkTiles } from '#content/tile-format/check.ts';
import { describeTiles } from '#content/tile-format/describe.ts';
import { START_CELLS } from '#content/tile-format/geometry.ts';
import { INVENTORY_NAMES } from '#content/tile-format/inventory.ts';
import { loadTiles } from '#content/tile-format/load.ts';
import { tileSet } from '#content/tiles.ts';
import { DIRECTIONS, opposite } from '#engine/family/directions.ts';
import { type Board, boardOf, lay, placementBeyond, slotTowards } from '#engine/mall/board.ts';
import { openBox } from '#engine/mall/index.ts';
import { pointOf, slotCell } from '#engine/mall/lattice.ts';
import { OFF, spaceOf, spacesOf, stepsAcross } from '#engine/mall/spaces.ts';
import { type Feature, SLOT, type Tile } from '#engine/mall/tile.ts';
import { exchange, parsed } from './tiles-drawing.ts';

const SET = tileSet();
const BASE = ['1A', '1B', ...Array.from({ length: 23 }, (_, index) => String(index + 2))];

function tile(name: string): Tile {
  const found = SET.get(name);
  if (found === undefined) throw new Error(name);
  return found;
}

function cellsWith(name: string, kind: Feature['kind']): readonly number[] {
  return tile(name).cells.flatMap((cell, index) =>
    cell.features.some((one) => one.kind === kind) ? index : [],
  );
}

function tableOf(tiles: readonly Tile[]) {
  return { tiles, print: spacesOf(tiles), walks: tiles.map((one) => stepsAcross(one, 'open')) };
}

describe('the set', () => {
  it('has every tile of the inventory and no other', () => {
    expect([...SET.keys()].sort()).toEqual([...INVENTORY_NAMES].sort());
    expect(SET.size).toBe(40);
  });

  it('passes every check', () => {
    expect(checkTiles(SET.values())).toEqual([]);
  });

  it('has no vortex, timer, camera or crystal ball on the only way to somewhere', () => {
    expect(describeTiles(SET.values()).filter(({ specialChokePoints }) => specialChokePoints > 0)).toEqual(
      [],
    );
  });

  it('varies: short and long ways between the same sides', () => {
    const ways = describeTiles(SET.values()).flatMap(({ between }) => between.map(({ steps }) => steps));
    expect([...new Set(ways)].sort((a, b) => a - b)).toEqual([3, 4, 5, 6, 7, 9]);
  });

  it('has small passages that are real shortcuts', () => {
    const round = describeTiles(SET.values()).flatMap(({ smallPassages }) => smallPassages);
    expect(round).toHaveLength(11);
    expect(Math.min(...round.map((steps) => steps ?? 0))).toBeGreaterThanOrEqual(5);
  });

  it('[M25] has one sand timer on either side of tile 1, three on tiles 3 to 5, and no other in the base mall', () => {
    const timers = BASE.flatMap((name) => cellsWith(name, 'timer').map(() => name));
    expect(timers).toEqual(['1A', '1B', '3', '4', '5']);
  });

  it('[M2] keeps the four central spaces of tile 1 plain and open to each other', () => {
    for (const name of ['1A', '1B']) {
      const walk = stepsAcross(tile(name), 'open');
      const escalators = tile(name).escalators.flat();
      for (const cell of START_CELLS) {
        expect(tile(name).cells[cell]).toEqual({ features: [] });
        expect(escalators).not.toContain(cell);
        const beside = [0, 1, 2, 3].map((side) => walk[cell * 4 + side]);
        expect(beside.filter((next) => START_CELLS.includes(next ?? OFF))).toHaveLength(2);
      }
    }
  });

  it('puts nothing but corridor under the sensor of 6*, whichever way it turns', () => {
    expect(tile('6*').cells.every(({ shop }) => shop === undefined)).toBe(true);
    expect(tile('6*').sensor).toBe('east');
  });

  it('lets the warden of 25 stand between the captive and the door, until it steps to the coffee', () => {
    const [warden, coffee] = [cellsWith('25', 'warden')[0] ?? OFF, cellsWith('25', 'coffee')[0] ?? OFF];
    const walk = stepsAcross(tile('25'), 'open');
    const reach = (blocked: number) => {
      const found = new Set(cellsWith('25', 'captive'));
      for (const cell of found)
        for (const next of walk.slice(cell * 4, cell * 4 + 4))
          if (next !== OFF && next !== blocked) found.add(next);
      return found.has(SLOT.south);
    };
    expect([reach(warden), reach(coffee)]).toEqual([false, true]);
  });
});

describe('the set on the table', () => {
  const others = [...SET.values()].filter(({ entry }) => entry !== null);

  it('[M10][M13] every tile explored from any side of tile 1 joins it by its entry, 8* and 25 excepted', () => {
    const apart = others.filter((other) => {
      const table = tableOf([tile('1A'), other]);
      const joined = DIRECTIONS.map((_, direction) => {
        const start = boardOf(table, [{ tile: 0, dimension: 0, a: 0, b: 0, turn: 0 }]);
        const from = spaceOf(0, slotCell(direction));
        const placement = placementBeyond(table, start, from, 1);
        const board = lay(table, start, placement);
        const entry = spaceOf(1, SLOT[other.entry ?? 'north']);
        expect(slotTowards(placement, opposite(direction))).toBe(entry);
        return (
          board.next[from * 4 + direction] === entry && board.next[entry * 4 + opposite(direction)] === from
        );
      });
      expect(new Set(joined).size).toBe(1);
      return !joined[0];
    });
    expect(apart.map(({ name }) => name).sort()).toEqual(['25', '8*']);
  });

  it('[M15] however the mall grows, no two spaces lie on the same point', () => {
    const tiles = [tile('1A'), ...others];
    const table = tableOf(tiles);
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), (chance) => {
        const pick = (below: number) => (chance.next().value as number) % below;
        const board = grow(tiles.length, pick, table);
        const points = board.placed.flatMap((placement) =>
          Array.from({ length: 16 }, (_, cell) => {
            const { x, y } = pointOf(placement, cell);
            return `${x},${y}`;
          }),
        );
        expect(board.placed.length).toBeGreaterThan(1);
        expect(new Set(points).size).toBe(points.length);
      }),
      { numRuns: 60 },
    );
  });

  it('[M15] a tile that breaks the geometry is refused, as a drawing and by the engine', () => {
    const text = exchange(6, '@G', '?G');
    const loaded = loadTiles([{ file: 'bad.txt', text }]);
    expect(loaded.ok ? [] : loaded.errors.map(({ code }) => code)).toEqual(['explorationOutsideSlot']);
    const sound = parsed(exchange(6, '@G', '@Y'));
    const cells = sound.cells.with(0, { features: [{ kind: 'explore', colour: 'green' }] });
    const set = new Map(SET).set('sample', { ...sound, cells });
    const setup = { players: 2, start: '1A', deck: ['sample'], onTop: [], pieces: [], sand: 180_000 };
    const opened = openBox(setup, set, []);
    expect('problems' in opened ? opened.problems.map(({ refused }) => refused) : []).toContain(
      'setup.tileGeometry',
    );
  });
});

/** Lays the tiles one after the other, each beyond an open side chosen by chance. */
function grow(tiles: number, pick: (below: number) => number, table: ReturnType<typeof tableOf>): Board {
  let board = boardOf(table, [{ tile: 0, dimension: 0, a: 0, b: 0, turn: pick(4) as 0 | 1 | 2 | 3 }]);
  const deck = Array.from({ length: tiles - 1 }, (_, index) => index + 1);
  while (deck.length > 0 && board.unused.length > 0) {
    const [drawn] = deck.splice(pick(deck.length), 1);
    const from = board.unused[pick(board.unused.length)];
    if (drawn === undefined || from === undefined) break;
    board = lay(table, board, placementBeyond(table, board, from, drawn));
  }
  return board;
}
