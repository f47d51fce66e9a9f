import type { Params } from '#engine/core/refusal.ts';
import { DIRECTIONS, type Direction } from '#engine/family/directions.ts';
import { cellBeside, edgeOf, OFF } from '#engine/mall/spaces.ts';
import { type Cell, type Feature, SLOT, type Tile } from '#engine/mall/tile.ts';
import type { FaultCode } from './errors.ts';

// Everything a tile must satisfy to be laid and walked on at all (tiles.md, geometry), each fault
// with the cell it is about and, where it is about a wall, the side.

export interface Fault {
  readonly code: FaultCode;
  readonly cell: number;
  readonly side?: Direction;
  readonly params: Params;
}

export const START_CELLS: readonly number[] = [5, 6, 9, 10];

export function faultsOf(tile: Tile): readonly Fault[] {
  const whole = tile.cells.length === 16 && tile.east.length === 16 && tile.south.length === 16;
  if (!whole) return [{ code: 'badShape', cell: 0, params: {} }];
  return [
    ...tile.cells.flatMap(cellFaults),
    ...DIRECTIONS.flatMap((side) => slotFaults(tile, side)),
    ...tile.cells.flatMap((_, cell) => edgeFaults(tile, cell)),
    ...escalatorFaults(tile),
    ...burgerFaults(tile),
    ...(tile.entry === null ? startFaults(tile) : []),
  ];
}

/** An exploration or auto-explore space: what opens a side. */
export function leadsOut({ kind }: Feature): boolean {
  return kind === 'explore' || kind === 'auto';
}

export function has(cell: Cell | undefined, kind: Feature['kind']): boolean {
  return cell?.features.some((feature) => feature.kind === kind) ?? false;
}

function cellFaults({ shop, features }: Cell, cell: number): Fault[] {
  const codes: FaultCode[] = [];
  const isSlot = Object.values(SLOT).includes(cell);
  if (!isSlot && features.some(leadsOut)) codes.push('explorationOutsideSlot');
  if (features.filter(leadsOut).length > 1) codes.push('crowdedSlot');
  if (shop !== undefined && features.length > 0) codes.push('featureInShop');
  if (new Set(features.map((feature) => JSON.stringify(feature))).size < features.length)
    codes.push('repeatedFeature');
  return codes.map((code) => ({ code, cell, params: {} }));
}

function slotFaults(tile: Tile, side: Direction): Fault[] {
  const code = slotFault(tile, side);
  return code === null ? [] : [{ code, cell: SLOT[side], side, params: { side } }];
}

function slotFault(tile: Tile, side: Direction): FaultCode | null {
  const slot = tile.cells[SLOT[side]];
  const explored = slot?.features.some(leadsOut) ?? false;
  const joins = tile.open[side] || tile.entry === side;
  if (joins && slot?.shop !== undefined) return 'shopInSlot';
  if (tile.entry === side) return explored ? 'explorationAtEntry' : null;
  if (explored === tile.open[side]) return null;
  return explored ? 'explorationWithoutGap' : 'gapWithoutExploration';
}

// [M8] nobody enters an illustrated area, so the drawing never suggests that one could.
function edgeFaults(tile: Tile, cell: number): Fault[] {
  return (['east', 'south'] as const).flatMap((side) => {
    const index = DIRECTIONS.indexOf(side);
    const beside = cellBeside(cell, index);
    if (beside === OFF) return [];
    const shops = [tile.cells[cell]?.shop, tile.cells[beside]?.shop];
    const wanted = shops[0] === shops[1] ? 'open' : 'wall';
    const fits = shops.every((shop) => shop === undefined) || edgeOf(tile, cell, index) === wanted;
    return fits ? [] : [{ code: 'shopEdge', cell, side, params: {} }];
  });
}

function escalatorFaults(tile: Tile): Fault[] {
  const ends = tile.escalators.flat();
  const inShop = ends.filter((cell) => tile.cells[cell]?.shop !== undefined);
  const twice = ends.filter((cell, index) => ends.indexOf(cell) !== index);
  return [
    ...inShop.map((cell) => ({ code: 'escalatorInShop', cell, params: {} }) as const),
    ...twice.map((cell) => ({ code: 'twoEscalators', cell, params: {} }) as const),
  ];
}

/** [X10.11] a burger place is an illustrated area beside its entrance. */
function burgerFaults(tile: Tile): Fault[] {
  const isShop = (cell: number) => cell !== OFF && tile.cells[cell]?.shop !== undefined;
  const lonely = (cell: number) => !DIRECTIONS.some((_, side) => isShop(cellBeside(cell, side)));
  const entrances = tile.cells.flatMap((cell, index) => (has(cell, 'burger') ? index : []));
  return entrances.filter(lonely).map((cell) => ({ code: 'burgerWithoutShop', cell, params: {} }));
}

/** [M2] the heroes start on four plain spaces that are open to each other. */
function startFaults(tile: Tile): Fault[] {
  const special = (cell: number) =>
    tile.cells[cell]?.shop !== undefined || tile.cells[cell]?.features.length !== 0;
  const walled = [
    { cell: 5, side: 'east' },
    { cell: 9, side: 'east' },
    { cell: 5, side: 'south' },
    { cell: 6, side: 'south' },
  ] as const;
  return [
    ...START_CELLS.filter((cell) => special(cell) || tile.escalators.flat().includes(cell)).map(
      (cell) => ({ code: 'startSpace', cell, params: {} }) as const,
    ),
    ...walled
      .filter(({ cell, side }) => tile[side][cell] !== 'open')
      .map(({ cell, side }) => ({ code: 'startWall', cell, side, params: {} }) as const),
  ];
}
