import { type Refusal, refuse } from '../core/refusal.ts';
import { placeIn } from '../family/directions.ts';
import type { Colour } from '../family/pawns.ts';
import { placementOf } from './board.ts';
import type { PawnData } from './pawns.ts';
import { OFF, type Space, type SpaceInfo, tileOf } from './spaces.ts';
import type { PublicGame } from './state.ts';
import type { Mark } from './tile.ts';
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

const NO_LINKS: readonly (readonly [Space, Space])[] = [];

/** Where the links that pieces have laid lead from here. */
export function linksFrom({ shared }: PublicGame, from: Space): readonly Space[] {
  const found: Space[] = [];
  for (const { links = NO_LINKS } of shared.board.layers)
    for (const [one, other] of links) {
      if (one === from) found.push(other);
      else if (other === from) found.push(one);
    }
  return found;
}

export function pawnOn(game: PublicGame, space: Space): number {
  return game.shared.pawns.indexOf(space);
}

/** The pawn's number in this box; -1 for one that is not in it. */
export function pawnNumber({ box }: Pick<PublicGame, 'box'>, pawn: unknown): number {
  return placeIn(box.pawns, pawn);
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

/** [X5.3] a captive walks, and nothing else. */
export function inHands(game: PublicGame, pawn: number): Refusal | null {
  return game.box.policies.captive(game, pawn) ? refuse('pawn.captive', { by: pawnName(game, pawn) }) : null;
}

const NOWHERE: readonly Space[] = [];

/** Where this symbol is printed and in force; whether something covers it now is not asked. */
export function printed({ box }: Pick<PublicGame, 'box'>, mark: Mark): readonly Space[] {
  return box.marked.get(mark) ?? NOWHERE;
}

export function isMarked(game: Pick<PublicGame, 'box'>, tile: number, mark: Mark): boolean {
  return printed(game, mark).some((space) => tileOf(space) === tile);
}

/** The tile that a pawn is on; OFF: none. One that stands on no space its piece knows to be over a tile [X8.1]. */
export function tileOfPawn(game: PublicGame, pawn: number): number {
  const { over } = game.box.cast[pawn] as PawnData;
  return over === undefined ? tileOf(game.shared.pawns[pawn] ?? OFF) : over(game);
}

/** [R13] nothing leads from one mall to another. */
export function isSameMall({ shared }: PublicGame, one: Space, other: Space): boolean {
  const mallOf = (space: Space) => placementOf(shared.board, tileOf(space))?.dimension;
  return mallOf(one) === mallOf(other);
}

/** A hero who stands on a space with this symbol, as long as that is in force; -1: nobody does. */
export function heroOn(game: PublicGame, mark: Mark): number {
  for (const space of printed(game, mark)) {
    const pawn = pawnOn(game, space);
    const acts = pawn >= 0 && pawnData(game, pawn).hero && inHands(game, pawn) === null;
    if (acts && spaceNow(game, space)?.marks.includes(mark)) return pawn;
  }
  return -1;
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

/** The same table with this pawn there: for whoever asks what would be so. */
export function withPawn({ box, shared }: PublicGame, pawn: number, to: Space): PublicGame {
  return { box, shared: { ...shared, pawns: shared.pawns.with(pawn, to) } };
}

/** What every act on a pawn asks first: it is still in the mall, and where the command assumes. */
export function whereabouts(game: PublicGame, pawn: number, from: Space): Refusal | null {
  if (game.shared.escaped[pawn]) return refuse('pawn.escaped');
  return game.shared.pawns[pawn] === from ? null : refuse('pawn.elsewhere');
}

/** [R17] a token of a piece lies on it. */
export function isCovered({ shared }: PublicGame, space: Space): boolean {
  return shared.board.layers.some(({ covers = [] }) => covers.includes(space));
}

/** Something lies on it that covers nothing. */
function isLitteredBy({ shared }: PublicGame, space: Space): boolean {
  return shared.board.layers.some(({ lies = [] }) => lies.includes(space));
}

/** [X0.2] [X0.6] a space of the mall where heroes can go, with nothing on it: no pawn, no token. */
export function isEmpty(game: PublicGame, space: Space): boolean {
  const free = spaceNow(game, space)?.corridor && isPlaced(game, tileOf(space)) && pawnOn(game, space) < 0;
  return !!free && isWorking(game, space) && !isCovered(game, space) && !isLitteredBy(game, space);
}

/** [X0.2] no pawn and no token on any space of it, nor over it. */
export function isEmptyTile(game: PublicGame, tile: number): boolean {
  const { pawns, outOfOrder, board } = game.shared;
  const laid = board.layers.flatMap(({ covers = [], lies = [] }) => [...covers, ...lies]);
  if ([...outOfOrder, ...laid].some((space) => tileOf(space) === tile)) return false;
  return !pawns.some((_, pawn) => tileOfPawn(game, pawn) === tile);
}
