import { type Refusal, refuse } from '../core/refusal.ts';
import type { Colour } from '../family/pawns.ts';
import type { PawnData } from './pawns.ts';
import { OFF, type Space, type SpaceInfo, tileOf } from './spaces.ts';
import type { PublicGame } from './state.ts';
import type { PawnId } from './words.ts';

// What the mall is like now, who is where, and how pawns get about.

/** What a space is now: its print, and what pieces have laid on it. Everything that asks about a space asks this. */
export function spaceNow({ shared }: PublicGame, space: Space): SpaceInfo | undefined {
  return shared.board.spaces[space];
}

/** Not under an out-of-order token. */
export function isWorking({ shared }: PublicGame, space: Space): boolean {
  return !shared.outOfOrder.includes(space);
}

/** Where one step leads this pawn when nobody is in the way, or OFF. */
export function stepFrom(game: PublicGame, pawn: number, from: Space, direction: number): Space {
  const next = game.shared.board.next[from * 4 + direction] ?? OFF;
  if (next !== OFF) return next;
  for (const passage of game.box.passages) {
    const way = passage(game, pawn, from, direction);
    if (way !== OFF) return way;
  }
  return OFF;
}

/** The other end of the escalator that starts here, or OFF. */
export function farEnd(game: PublicGame, from: Space): Space {
  return spaceNow(game, from)?.escalator ?? OFF;
}

/** Where the links that pieces have laid lead from here. */
export function linksFrom({ shared }: PublicGame, from: Space): readonly Space[] {
  return shared.board.layers.flatMap(({ links = [] }) =>
    links.flatMap(([one, other]) => (one === from ? [other] : other === from ? [one] : [])),
  );
}

export function pawnOn(game: PublicGame, space: Space): number {
  return game.shared.pawns.indexOf(space);
}

/** The pawn's number in this box; -1 for one that is not in it. */
export function pawnNumber(game: PublicGame, pawn: string): number {
  return (game.box.pawns as readonly string[]).indexOf(pawn);
}

export function pawnName(game: PublicGame, pawn: number): PawnId {
  return game.box.pawns[pawn] as PawnId;
}

export function pawnData(game: PublicGame, pawn: number): PawnData {
  return game.box.cast[pawn] as PawnData;
}

export function colourOf(game: PublicGame, pawn: number): Colour | null {
  return pawnData(game, pawn).colour;
}

/** Where the pawn of this name stands; OFF where it is not about. */
export function spaceOfPawn(game: PublicGame, pawn: string): Space {
  return game.shared.pawns[pawnNumber(game, pawn)] ?? OFF;
}

export function isPlaced(game: PublicGame, tile: number): boolean {
  return game.shared.board.placed.some((placement) => placement.tile === tile);
}

/** [M8] two pawns never share a space. */
export function occupied(game: PublicGame, space: Space): Refusal | null {
  const other = pawnOn(game, space);
  return other < 0 ? null : refuse('way.occupied', { by: pawnName(game, other) });
}

/** What every act on a pawn asks first: it is still in the mall, and where the command assumes. */
export function whereabouts(game: PublicGame, pawn: number, from: Space): Refusal | null {
  if (game.shared.escaped[pawn]) return refuse('pawn.escaped');
  return game.shared.pawns[pawn] === from ? null : refuse('pawn.elsewhere');
}

/** No hero enters a tile that a pawn of another kind keeps closed. */
export function keptOut(game: PublicGame, pawn: number, to: Space): Refusal | null {
  if (!pawnData(game, pawn).hero) return null;
  const tile = tileOf(to);
  const { cast } = game.box;
  const keeper = game.shared.pawns.findIndex(
    (space, other) => cast[other]?.closes === 'tile' && tileOf(space) === tile,
  );
  return keeper < 0 ? null : refuse('tile.closed', { by: pawnName(game, keeper) });
}
