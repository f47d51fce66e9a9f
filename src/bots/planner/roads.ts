import { type Board, boardOf } from '#engine/mall/board.ts';
import type { Box } from '#engine/mall/box.ts';
import type { Turn } from '#engine/mall/lattice.ts';
import { OFF, type Space, spaceOf } from '#engine/mall/spaces.ts';
import type { Seen, Shared } from '#engine/mall/state.ts';
import { stepFrom } from '#engine/mall/ways.ts';

// Where one step leads each pawn, as a table. Asking the engine for every step would make each
// search several times slower, so what only some pawns can walk is asked once a tile and turn.

/** [space * 4 + direction] -> the space a step leads to, or OFF. */
export type Roads = Int16Array;

type Shortcut = readonly [index: number, to: Space];

const roadsByBoard = new WeakMap<Board, Roads[]>();
const shortcutsByBox = new WeakMap<Box, Map<string, readonly Shortcut[]>>();

export function roadsOf(seen: Seen, pawn: number): Roads {
  const { board } = seen.shared;
  const known = roadsByBoard.get(board) ?? [];
  const roads = known[pawn] ?? lay(seen, pawn);
  known[pawn] = roads;
  roadsByBoard.set(board, known);
  return roads;
}

function lay(seen: Seen, pawn: number): Roads {
  const { board } = seen.shared;
  const shortcuts = board.placed.flatMap(({ tile, turn }) => shortcutsOn(seen, pawn, tile, turn));
  if (shortcuts.length === 0) return board.next;
  const roads = board.next.slice();
  for (const [index, to] of shortcuts) roads[index] = to;
  return roads;
}

// A passage that a piece opens [S4] joins spaces of one tile, so it depends on nothing else.
function shortcutsOn(seen: Seen, pawn: number, tile: number, turn: Turn): readonly Shortcut[] {
  if (seen.box.passages.length === 0) return [];
  const known = shortcutsByBox.get(seen.box) ?? new Map<string, readonly Shortcut[]>();
  const key = `${pawn} ${tile} ${turn}`;
  const shortcuts = known.get(key) ?? findShortcuts(seen, pawn, tile, turn);
  shortcutsByBox.set(seen.box, known.set(key, shortcuts));
  return shortcuts;
}

function findShortcuts({ box, shared }: Seen, pawn: number, tile: number, turn: Turn): readonly Shortcut[] {
  const board = boardOf(box, [{ tile, turn, dimension: 0, a: 0, b: 0 }]);
  const alone: Shared = { ...shared, board };
  const found: Shortcut[] = [];
  for (let index = spaceOf(tile, 0) * 4; index < spaceOf(tile + 1, 0) * 4; index++) {
    const to = stepFrom({ box, shared: alone }, pawn, index >> 2, index & 3);
    if (to !== OFF && board.next[index] === OFF) found.push([index, to]);
  }
  return found;
}
