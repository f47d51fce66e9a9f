import { type Refusal, refuse } from '../core/refusal.ts';
import type { Box, Setup } from './box.ts';
import { goalProblems } from './goals.ts';
import type { AnyPiece, Policies } from './piece.ts';
import { boxOf } from './ready.ts';
import { geometryProblems } from './spaces.ts';
import { isGuardRoom, type Tile } from './tile.ts';

// From a set-up to a box that is ready to play, or every reason why it is not.

export type Opened = { readonly box: Box } | { readonly problems: readonly Refusal[] };

export function openBox(
  setup: Setup,
  tileSet: ReadonlyMap<string, Tile>,
  known: readonly AnyPiece[],
): Opened {
  const names = [setup.start, ...setup.onTop, ...setup.deck, ...(setup.bottom ?? [])];
  const found = [
    ...tileProblems(setup, names, tileSet),
    ...pieceProblems(setup, known),
    ...sandProblems(setup),
  ];
  if (found.length > 0) return { problems: found };
  const tiles = names.map((name) => tileSet.get(name) as Tile);
  const box = boxOf(setup, tiles, piecesOf(setup, known));
  const problems = [
    ...playerProblems(box),
    ...closedProblems(box),
    ...goalProblems(box),
    ...ownProblems(box),
  ];
  return problems.length > 0 ? { problems } : { box };
}

function tileProblems(setup: Setup, names: readonly string[], tileSet: ReadonlyMap<string, Tile>): Refusal[] {
  return names.flatMap((name, index) => {
    const tile = tileSet.get(name);
    if (tile === undefined) return [refuse('setup.unknownTile', { tile: name })];
    if (names.indexOf(name) !== index) return [refuse('setup.tileTwice', { tile: name })];
    if (names.includes(`${name}*`)) return [refuse('setup.tileReplaced', { tile: name })];
    if ((name === setup.start) !== (tile.entry === null)) return [refuse('setup.startTile', { tile: name })];
    return geometryProblems(tile).map((why) => refuse('setup.tileGeometry', { tile: name, why }));
  });
}

/** Which of these pieces are unknown, named twice, or contradict each other. */
export function pieceProblems({ pieces }: Pick<Setup, 'pieces'>, known: readonly AnyPiece[]): Refusal[] {
  return pieces.flatMap((id, index) => {
    const piece = known.find((other) => other.id === id);
    if (piece === undefined) return [refuse('setup.unknownPiece', { piece: id })];
    const others = pieces.slice(index + 1);
    if (others.includes(id)) return [refuse('setup.pieceTwice', { piece: id })];
    const clash = (other: string) =>
      clashes(
        piece,
        known.find(({ id: name }) => name === other),
      );
    return others.filter(clash).map((other) => refuse('setup.clash', { piece: id, other }));
  });
}

/** Two pieces clash where one says so, or where they override one policy differently. */
function clashes(piece: AnyPiece, other: AnyPiece | undefined): boolean {
  if (other === undefined) return false;
  if (piece.conflicts?.includes(other.id) || other.conflicts?.includes(piece.id)) return true;
  const ours = Object.entries(piece.policies ?? {});
  return ours.some(([name, value]) => (other.policies?.[name as keyof Policies] ?? value) !== value);
}

const LEAST_SAND = 1_000;
export const MOST_SAND = 86_400_000;

function sandProblems({ sand }: Setup): Refusal[] {
  const fits = Number.isInteger(sand) && sand >= LEAST_SAND && sand <= MOST_SAND;
  return fits ? [] : [refuse('setup.sand')];
}

// The order of the list must not matter: pieces are asked in the order of their ids.
function piecesOf({ pieces }: Setup, known: readonly AnyPiece[]): readonly AnyPiece[] {
  return known.filter(({ id }) => pieces.includes(id)).sort((one, other) => (one.id < other.id ? -1 : 1));
}

/** [R23] a tile that is closed all round takes a piece that gets pawns there. */
function closedProblems(box: Box): Refusal[] {
  const { tiles, pieces } = box;
  const isClosed = ({ open }: Tile) => Object.values(open).every((side) => !side);
  const reached = (tile: Tile) =>
    pieces.some((piece) => (isGuardRoom(tile) ? piece.symbols?.includes('captive') : piece.reaches?.(box)));
  const closed = tiles.filter((tile) => isClosed(tile) && !reached(tile));
  return closed.map(({ name }) => refuse('setup.tileClosed', { tile: name }));
}

// [M5] 2 to 8 share the actions; playing alone or with nine takes a piece that allows it.
const PLAYERS = { least: 2, most: 8 };

function playerProblems({ setup, pieces }: Box): Refusal[] {
  const own = pieces.flatMap(({ players }) => players ?? []);
  const ranges = own.length > 0 ? own : [PLAYERS];
  const least = Math.max(...ranges.map((range) => range.least));
  const most = Math.min(...ranges.map((range) => range.most));
  if (least > most) return [refuse('setup.nobody')];
  const fits = Number.isInteger(setup.players) && setup.players >= least && setup.players <= most;
  return fits ? [] : [refuse('setup.players', { least, most })];
}

function ownProblems(box: Box): Refusal[] {
  return box.pieces.flatMap((piece) => (piece.needs?.(box) as Refusal | null | undefined) ?? []);
}
