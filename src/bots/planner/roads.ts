import { type Board, boardOf } from '#engine/mall/board.ts';
import type { Box } from '#engine/mall/box.ts';
import type { Turn } from '#engine/mall/lattice.ts';
import { OFF, type Space, spaceOf } from '#engine/mall/spaces.ts';
import type { PublicGame, Shared } from '#engine/mall/state.ts';
import { stepFrom } from '#engine/mall/ways.ts';

// Where one step leads each pawn, as a table. Asking the engine for every step would make each
// search several times slower, so what only some pawns can walk is asked once a tile and turn.

/** [space * 4 + direction] -> the space a step leads to, or OFF. */
export type Roads = Int16Array;

type Shortcut = readonly [index: number, to: Space];

const roadsByBoard = new WeakMap<Board, Roads[]>();
const shortcutsByBox = new WeakMap<Box, Map<string, readonly Shortcut[]>>();

export function roadsOf(game: PublicGame, pawn: number): Roads {
  const { board } = game.shared;
  const known = roadsByBoard.get(board) ?? [];
  const roads = known[pawn] ?? lay(game, pawn);
  known[pawn] = roads;
  roadsByBoard.set(board, known);
  return roads;
}

function lay(game: PublicGame, pawn: number): Roads {
  const { board } = game.shared;
  const shortcuts = board.placed.flatMap(({ tile, turn }) => shortcutsOn(game, pawn, tile, turn));
  if (shortcuts.length === 0) return board.next;
  const roads = board.next.slice();
  for (const [index, to] of shortcuts) roads[index] = to;
  return roads;
}

// A passage that a piece opens [S4] joins spaces of one tile, so it depends on nothing else.
function shortcutsOn(game: PublicGame, pawn: number, tile: number, turn: Turn): readonly Shortcut[] {
  if (game.box.passages.length === 0) return [];
  const known = shortcutsByBox.get(game.box) ?? new Map<string, readonly Shortcut[]>();
  const key = `${pawn} ${tile} ${turn}`;
  const shortcuts = known.get(key) ?? findShortcuts(game, pawn, tile, turn);
  shortcutsByBox.set(game.box, known.set(key, shortcuts));
  return shortcuts;
}

function findShortcuts(
  { box, shared }: PublicGame,
  pawn: number,
  tile: number,
  turn: Turn,
): readonly Shortcut[] {
  const board = boardOf(box, [{ tile, turn, dimension: 0, a: 0, b: 0 }]);
  const alone: Shared = { ...shared, board };
  const found: Shortcut[] = [];
  for (let index = spaceOf(tile, 0) * 4; index < spaceOf(tile + 1, 0) * 4; index++) {
    const to = stepFrom({ box, shared: alone }, pawn, index >> 2, index & 3);
    if (to !== OFF && board.next[index] === OFF) found.push([index, to]);
  }
  return found;
}
