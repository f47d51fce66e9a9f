import { type Game, type MallCommand, PAWNS } from '#engine/mall/index.ts';
import { OFF, spaceOf } from '#engine/mall/spaces.ts';
import { stepFrom } from '#engine/mall/ways.ts';

// The reference beside the engine: a board of objects that takes the same commands and only
// checks and mutates. No events, no pieces, no time, no views, nothing that is kept.

interface Cell {
  readonly space: number;
  readonly ways: Record<string, Cell | null>;
  readonly dwarfWays: Record<string, Cell | null>;
  pawn: string | null;
}

export interface Floor {
  readonly cells: readonly Cell[];
  readonly hands: readonly string[];
  readonly where: Record<string, Cell>;
}

const LETTER: Record<string, string> = { north: 'N', east: 'E', south: 'S', west: 'W' };
const DIRECTIONS = ['north', 'east', 'south', 'west'];

export function floorFrom(game: Game): Floor {
  const cells = game.box.print.map((_, space): Cell => ({ space, ways: {}, dwarfWays: {}, pawn: null }));
  for (const { tile } of game.shared.board.placed)
    for (let cell = 0; cell < 16; cell++) joinCell(game, cells, spaceOf(tile, cell));
  const floor: Floor = { cells, hands: game.shared.hands.map((hand) => hand.join('')), where: {} };
  resetFloor(floor, game.shared.pawns);
  return floor;
}

function joinCell(game: Game, cells: readonly Cell[], space: number): void {
  const cell = cells[space] as Cell;
  const way = (pawn: string, direction: number) => {
    const to = stepFrom(game, PAWNS.indexOf(pawn as never), space, direction);
    return to === OFF ? null : (cells[to] as Cell);
  };
  DIRECTIONS.forEach((name, direction) => {
    cell.ways[name] = way('mage', direction);
    cell.dwarfWays[name] = way('dwarf', direction);
  });
}

export function resetFloor(floor: Floor, start: readonly number[]): void {
  for (const cell of Object.values(floor.where)) cell.pawn = null;
  start.forEach((space, pawn) => {
    const name = PAWNS[pawn] as string;
    const cell = floor.cells[space] as Cell;
    cell.pawn = name;
    floor.where[name] = cell;
  });
}

export function floorMove(floor: Floor, command: Extract<MallCommand, { type: 'move' }>): boolean {
  const { pawn, direction } = command;
  if (!floor.hands[command.seat]?.includes(LETTER[direction] as string)) return false;
  const from = floor.where[pawn];
  if (from === undefined || from.space !== command.from) return false;
  let at = from;
  for (let step = 0; step < command.distance; step++) {
    const to = pawn === 'dwarf' ? at.dwarfWays[direction] : at.ways[direction];
    if (to == null || to.pawn !== null) return false;
    at = to;
  }
  from.pawn = null;
  at.pawn = pawn;
  floor.where[pawn] = at;
  return true;
}
