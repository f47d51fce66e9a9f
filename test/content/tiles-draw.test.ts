import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawTile } from '#content/tile-format/draw.ts';
import { faultsOf } from '#content/tile-format/geometry.ts';
import { parseTile } from '#content/tile-format/parse.ts';
import { LYING_EDGES, UPRIGHT_EDGES } from '#content/tile-format/symbols.ts';
import { tileTexts } from '#content/tiles.ts';
import { DIRECTIONS, type Direction } from '#engine/family/directions.ts';
import { COLOURS } from '#engine/family/pawns.ts';
import { type Cell, type Edge, type Feature, PLAIN_FEATURES, SLOT, type Tile } from '#engine/mall/tile.ts';
import { parsed } from './tiles-drawing.ts';

it.each(tileTexts())('$file is drawn again as it was written', ({ text }) => {
  expect(drawTile(parsed(text))).toBe(text);
});

it('the example of the guide is a sound drawing', () => {
  const guide = readFileSync(new URL('../../docs/tiles.md', import.meta.url), 'utf8');
  const example = /```text\n(tile [\s\S]+?)```/.exec(guide)?.[1] ?? '';
  expect(drawTile(parsed(example))).toBe(example);
});

const plain = PLAIN_FEATURES.filter((kind) => kind !== 'auto' && kind !== 'burger');
const anyFeature: fc.Arbitrary<Feature> = fc.oneof(
  fc.record({ kind: fc.constantFrom('vortex', 'item', 'exit'), colour: fc.constantFrom(...COLOURS) }),
  fc.record({ kind: fc.constant('command'), direction: fc.constantFrom(...DIRECTIONS) }),
  fc.record({ kind: fc.constantFrom(...plain) }),
) as fc.Arbitrary<Feature>;

const anyCell: fc.Arbitrary<Cell> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ features: fc.array(anyFeature, { maxLength: 1 }) }) },
  { weight: 1, arbitrary: fc.record({ shop: fc.constantFrom('one', 'two'), features: fc.constant([]) }) },
);

function between(cells: readonly Cell[], cell: number, step: 1 | 4, edge: Edge): Edge {
  if (step === 1 ? (cell & 3) === 3 : cell >= 12) return 'wall';
  const shops = [cells[cell]?.shop, cells[cell + step]?.shop];
  if (shops.every((shop) => shop === undefined)) return edge;
  return shops[0] === shops[1] ? 'open' : 'wall';
}

/** Sound tiles of every shape, playable or not. */
const anyTile: fc.Arbitrary<Tile> = fc
  .record({
    cells: fc.array(anyCell, { minLength: 16, maxLength: 16 }),
    upright: fc.array(fc.constantFrom(...UPRIGHT_EDGES.values()), { minLength: 16, maxLength: 16 }),
    lying: fc.array(fc.constantFrom(...LYING_EDGES.values()), { minLength: 16, maxLength: 16 }),
    entry: fc.constantFrom(...DIRECTIONS),
    joins: fc.boolean(),
    explored: fc.subarray([...DIRECTIONS]),
    ends: fc.shuffledSubarray([...Array(16).keys()], { minLength: 4, maxLength: 4 }),
    sensor: fc.constantFrom(null, ...DIRECTIONS),
    beholder: fc.boolean(),
  })
  .map(({ cells: contents, upright, lying, entry, joins, explored, ends, sensor, beholder }) => {
    const outs = explored.filter((side) => side !== entry);
    const isOpen = (side: Direction) => (side === entry ? joins : outs.includes(side));
    const cells = contents.map((cell, index): Cell => {
      if (outs.some((side) => SLOT[side] === index))
        return { features: [{ kind: 'explore', colour: 'blue' }] };
      if (ends.includes(index)) return { features: [] };
      return SLOT[entry] === index ? { features: cell.features } : cell;
    });
    return {
      name: 'Any1*',
      entry,
      open: { north: isOpen('north'), east: isOpen('east'), south: isOpen('south'), west: isOpen('west') },
      cells,
      east: upright.map((edge, cell) => between(cells, cell, 1, edge)),
      south: lying.map((edge, cell) => between(cells, cell, 4, edge)),
      escalators: [inOrder(ends.slice(0, 2)), inOrder(ends.slice(2))],
      sensor,
      beholder,
    };
  });

function inOrder(ends: readonly number[]): readonly [number, number] {
  return [Math.min(...ends), Math.max(...ends)];
}

it('any sound tile is read back as it was drawn', () => {
  fc.assert(
    fc.property(anyTile, (tile) => {
      expect(faultsOf(tile)).toEqual([]);
      expect(parseTile('any.txt', drawTile(tile))).toEqual({ ok: true, tile });
    }),
    { numRuns: 500 },
  );
});
