import type { Params } from '#engine/core/refusal.ts';
import { SLOT, type Tile } from '#engine/mall/tile.ts';
import type { DesignCode, Problem } from './errors.ts';
import { has, START_CELLS } from './geometry.ts';
import {
  connected,
  corridors,
  cutPoints,
  distances,
  doorsOf,
  type Graph,
  onFoot,
  openSlots,
  withDoors,
  withEscalators,
} from './graph.ts';

// What makes a tile playable for every hero: small passages [S4] are never needed, only shorter.

/** An escalator that saves fewer steps is not worth an action. */
const LEAST_ESCALATOR = 4;

export function reachProblems(tile: Tile): readonly Problem[] {
  const walk = onFoot(tile);
  return [
    ...unreachable(tile, walk),
    ...slotsApart(tile, walk),
    ...inTheWay(tile, walk),
    ...shortEscalators(tile, walk),
    ...passing(tile, walk),
    ...openDoors(tile, walk),
  ];
}

function problem(tile: Tile, code: DesignCode, params: Params = {}): Problem {
  return { tile: tile.name, code, params };
}

export function cellName(cell: number): string {
  return `${(cell >> 2) + 1}/${(cell & 3) + 1}`;
}

/** Where play on this tile begins: the start spaces, or the entry's slot. */
function originOf({ entry }: Tile): number {
  return entry === null ? (START_CELLS[0] as number) : SLOT[entry];
}

function unreachable(tile: Tile, walk: Graph): Problem[] {
  const steps = distances(withDoors(tile, withEscalators(tile, walk)), originOf(tile));
  const lost = corridors(tile).filter((cell) => steps[cell] === Number.POSITIVE_INFINITY);
  return lost.map((cell) => problem(tile, 'unreachable', { cell: cellName(cell) }));
}

function slotsApart(tile: Tile, walk: Graph): Problem[] {
  const steps = distances(walk, originOf(tile));
  const apart = openSlots(tile).filter((side) => steps[SLOT[side]] === Number.POSITIVE_INFINITY);
  return apart.map((side) => problem(tile, 'slotsApart', { side }));
}

// A hero waits on its item and stays on its exit in some scenarios: nobody else should have to pass there.
function inTheWay(tile: Tile, walk: Graph): Problem[] {
  const cuts = cutsOf(tile, walk);
  const parked = (cell: number) => has(tile.cells[cell], 'item') || has(tile.cells[cell], 'exit');
  return cuts.filter(parked).map((cell) => problem(tile, 'inTheWay', { cell: cellName(cell) }));
}

/** Cells that part the spaces one can walk or ride to, or the slots on foot. */
export function cutsOf(tile: Tile, walk: Graph): readonly number[] {
  const joined = withEscalators(tile, walk);
  const steps = distances(joined, originOf(tile));
  const cells = corridors(tile).filter((cell) => steps[cell] !== Number.POSITIVE_INFINITY);
  const cuts = cutPoints(joined, cells);
  const slots = slotsOnFoot(tile, walk);
  return cells.filter((cell) => cuts.includes(cell) || !slotsJoinedWithout(walk, slots, cell));
}

function slotsOnFoot(tile: Tile, walk: Graph): readonly number[] {
  const steps = distances(walk, originOf(tile));
  return openSlots(tile)
    .map((side) => SLOT[side])
    .filter((slot) => steps[slot] !== Number.POSITIVE_INFINITY);
}

function slotsJoinedWithout(walk: Graph, slots: readonly number[], cell: number): boolean {
  const others = slots.filter((slot) => slot !== cell);
  return connected(walk, others, [cell]);
}

function shortEscalators(tile: Tile, walk: Graph): Problem[] {
  const short = tile.escalators.filter(
    ([one, other]) => (distances(walk, one)[other] ?? 0) < LEAST_ESCALATOR,
  );
  return short.map(([one, other]) =>
    problem(tile, 'shortEscalator', { from: cellName(one), to: cellName(other), least: LEAST_ESCALATOR }),
  );
}

/** A steel door that one can walk round keeps nobody out. */
function openDoors(tile: Tile, walk: Graph): Problem[] {
  const steps = distances(withEscalators(tile, walk), originOf(tile));
  const reached = doorsOf(tile).filter(({ behind }) => steps[behind] !== Number.POSITIVE_INFINITY);
  return reached.map(({ behind }) => problem(tile, 'idleDoor', { cell: cellName(behind) }));
}

/** On every tile that leads somewhere. */
function passing(tile: Tile, walk: Graph): Problem[] {
  const leads = openSlots(tile).length >= 2;
  return leads && passingPlaces(tile, walk).length === 0 ? [problem(tile, 'noPassingPlace')] : [];
}

/** Spaces off the way where one pawn lets another by. */
export function passingPlaces(tile: Tile, walk: Graph): readonly number[] {
  const slots = slotsOnFoot(tile, walk);
  const steps = distances(walk, originOf(tile));
  const aside = (cell: number) => !slots.includes(cell) && slotsJoinedWithout(walk, slots, cell);
  const free = (cell: number) => !has(tile.cells[cell], 'item') && !has(tile.cells[cell], 'exit');
  const near = corridors(tile).filter((cell) => steps[cell] !== Number.POSITIVE_INFINITY);
  return near.filter((cell) => aside(cell) && free(cell));
}
