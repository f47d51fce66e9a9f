import { type Board, boardOf } from '#engine/mall/board.ts';
import type { Box } from '#engine/mall/box.ts';
import { mannedCodes } from '#engine/mall/doors.ts';
import type { Turn } from '#engine/mall/lattice.ts';
import { spellsOf } from '#engine/mall/rules/spells/index.ts';
import { OFF, type Space, spaceOf } from '#engine/mall/spaces.ts';
import type { PublicGame, Shared } from '#engine/mall/state.ts';
import { inHands, pawnData, pawnName, printed, spaceNow, stepFrom } from '#engine/mall/ways.ts';

// Where one step leads each pawn, as a table. Asking the engine for every step would make each
// search several times slower, so what only some pawns can walk is asked once a tile and turn.

/** [space * 4 + direction] -> the space a step leads to, or OFF. */
export type Roads = Int16Array;

type Shortcut = readonly [index: number, to: Space];

type Kind = 'plain' | 'unlocked' | 'ghost' | 'unlockedGhost';

const roadsByBoard = new WeakMap<Board, Map<Kind, Roads[]>>();
const shortcutsByBox = new WeakMap<Box, Map<string, readonly Shortcut[]>>();

/** [X5.8] [X10.3] steel doors that take a code are open while somebody mans one, or a spell does. */
export function roadsOf(game: PublicGame, pawn: number): Roads {
  const doors = hasCodes(game) && (mannedCodes(game, pawn).length > 0 || hasKey(game, pawn));
  return doors ? unlockedRoadsOf(game, pawn) : openRoadsOf(game, pawn);
}

const hasKey = (game: PublicGame, pawn: number) =>
  pawnData(game, pawn).hero && game.box.keys.some((key) => key(game) !== null);

/** As if every code that this hero could need were manned. */
export function unlockedRoadsOf(game: PublicGame, pawn: number): Roads {
  if (!hasCodes(game)) return openRoadsOf(game, pawn);
  return kept(isGhost(game, pawn) ? 'unlockedGhost' : 'unlocked', game, pawn, unlock);
}

function openRoadsOf(game: PublicGame, pawn: number): Roads {
  return isGhost(game, pawn) ? kept('ghost', game, pawn, haunt) : kept('plain', game, pawn, lay);
}

/** [X5.3] a captive walks like anybody. */
const isGhost = (game: PublicGame, pawn: number) =>
  spellsOf(game).running.some((one) => one.spell === 'ghost' && one.pawn === pawnName(game, pawn)) &&
  inHands(game, pawn) === null;

function kept(
  kind: Kind,
  game: PublicGame,
  pawn: number,
  make: (game: PublicGame, pawn: number) => Roads,
): Roads {
  const { board } = game.shared;
  const byKind = roadsByBoard.get(board) ?? new Map<Kind, Roads[]>();
  const known = byKind.get(kind) ?? [];
  const roads = known[pawn] ?? make(game, pawn);
  known[pawn] = roads;
  roadsByBoard.set(board, byKind.set(kind, known));
  return roads;
}

export function hasCodes(game: PublicGame): boolean {
  return printed(game, 'code').length > 0;
}

/** The engine is asked for every step while another hero mans a code. */
function unlock(game: PublicGame, pawn: number): Roads {
  return asking(withCode(game, pawn), pawn, openRoadsOf(game, pawn));
}

/** [X10.8] [R23a] and while she is a ghost, on whatever tile: walls do not stop her, not even those between two tiles. */
function haunt(game: PublicGame, pawn: number): Roads {
  const { box, shared } = game;
  const alone = { box, shared: { ...shared, pawns: shared.pawns.map(() => OFF) } };
  return asking(alone, pawn, kept('plain', game, pawn, lay));
}

function asking(game: PublicGame, pawn: number, known: Roads): Roads {
  const roads = known.slice();
  for (const { tile } of game.shared.board.placed)
    for (let index = spaceOf(tile, 0) * 4; index < spaceOf(tile + 1, 0) * 4; index++)
      if (roads[index] === OFF) roads[index] = stepFrom(game, pawn, index >> 2, index & 3);
  return roads;
}

function withCode(game: PublicGame, pawn: number): PublicGame {
  const { box, shared } = game;
  const code = printed(game, 'code').find((space) => spaceNow(game, space)?.marks.includes('code')) ?? OFF;
  const isFree = (one: number) => one !== pawn && pawnData(game, one).hero && inHands(game, one) === null;
  const other = box.pawns.findIndex((_, one) => isFree(one));
  const pawns = box.pawns.map((_, one) => (one === other ? code : OFF));
  return { box, shared: { ...shared, pawns, outOfOrder: [] } };
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

const NO_SPELLS = { held: [], running: [], returning: [] };

function findShortcuts(
  { box, shared }: PublicGame,
  pawn: number,
  tile: number,
  turn: Turn,
): readonly Shortcut[] {
  const board = boardOf(box, [{ tile, turn, dimension: 0, a: 0, b: 0 }]);
  const memory = { ...shared.memory, spells: NO_SPELLS };
  const alone: Shared = { ...shared, board, memory, pawns: shared.pawns.map(() => OFF) };
  const found: Shortcut[] = [];
  for (let index = spaceOf(tile, 0) * 4; index < spaceOf(tile + 1, 0) * 4; index++) {
    const to = stepFrom({ box, shared: alone }, pawn, index >> 2, index & 3);
    if (to !== OFF && board.next[index] === OFF) found.push([index, to]);
  }
  return found;
}
