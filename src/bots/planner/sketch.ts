import { payerFor } from '#engine/mall/acts/explore.ts';
import { type Board, lay, placementBeyond } from '#engine/mall/board.ts';
import type { Box } from '#engine/mall/box.ts';
import { OFF, type Space } from '#engine/mall/spaces.ts';
import type { Game, PublicGame } from '#engine/mall/state.ts';
import { isMarked, pawnNumber } from '#engine/mall/ways.ts';
import { canStand } from './barred.ts';
import { crossingsTo, dimensionOf, hasDimensions } from './crossings.ts';
import { isComplete, isPromising } from './escapable.ts';
import type { Goal } from './goals.ts';

// The mall to build: in front of which exploration space each tile of the deck goes, until all
// items and exits can be reached. A depth-first search in which pawns ignore each other. It knows
// the deck, which players do not: it tells whether a deal can be won, not how to play it blind.

export interface Step {
  readonly space: Space;
  /** Who explores: the pawn of the space's colour, or NOBODY where none is needed [X7.3]. */
  readonly pawn: number;
}

export const NOBODY = -1;

export interface Aim {
  readonly goal: Goal;
  /** Which mall to look at first: the one with the lowest number. */
  readonly rank: (mall: Board) => number;
  /** Any pawn explores any space: looser than the rules, to prove that even this does not help. */
  readonly anyPawn: boolean;
  /** How many tiles may be left in the deck when the mall is complete: some need more room to get about. */
  readonly leaves: number;
  /** Whether a mall may be too small for a guard and heroes to pass each other. */
  readonly bold: boolean;
}

/** `none`: there is no such mall; `unfinished`: the budget of malls to look at ran out first. */
export type Sketch = readonly Step[] | 'none' | 'unfinished';

interface Search extends Aim {
  readonly steps: Step[];
  left: number;
}

export function sketch(game: Game, aim: Aim, budget: number): Sketch {
  const search: Search = { ...aim, steps: [], left: budget };
  if (extend(game, search)) return search.steps;
  return search.left > 0 ? 'none' : 'unfinished';
}

function extend(game: Game, search: Search): boolean {
  if (--search.left <= 0) return false;
  const { deck } = game.secrets;
  if (deck.length <= search.leaves && isComplete(game, search.goal)) return true;
  const [tile] = deck;
  if (tile === undefined) return false;
  return continuations(game, search, tile).some(({ step, after }) => {
    search.steps.push(step);
    if (extend(after, search)) return true;
    search.steps.pop();
    return false;
  });
}

interface Continuation {
  readonly step: Step;
  readonly after: Game;
}

function continuations(game: Game, { goal, rank, anyPawn, bold }: Aim, tile: number): Continuation[] {
  const { box, shared, secrets } = game;
  const deck = secrets.deck.slice(1);
  const found = shared.board.unused.flatMap((space) => {
    const pawn = explorerOf(box, space);
    const pawns = anyPawn || isForAll(game, space) ? shared.pawns : pawnsAt(game, pawn, space, bold);
    if (pawns === null || !isHers(game, tile, pawn)) return [];
    const board = lay(box, shared.board, placementBeyond(box, shared.board, space, tile));
    const after = { box, shared: { ...shared, board, pawns }, secrets: { ...secrets, deck } };
    return isPromising(after, goal) ? [{ step: { space, pawn }, after, order: rank(board) }] : [];
  });
  return found.sort((one, other) => one.order - other.order);
}

function explorerOf({ cast, print }: Box, space: Space): number {
  const wanted = print[space]?.explore ?? null;
  return cast.findIndex(({ colour }) => colour !== null && colour === wanted);
}

function isForAll({ box, shared }: PublicGame, space: Space): boolean {
  if (box.print[space]?.explore !== null) return false;
  const pawns = shared.pawns.map(() => OFF);
  return payerFor({ box, shared: { ...shared, pawns } }, space) !== undefined;
}

/** Where the pawns are once this one stands on that space; null where it cannot get there. */
function pawnsAt(game: PublicGame, pawn: number, space: Space, bold: boolean): readonly Space[] | null {
  if (pawn === NOBODY || game.shared.pawns[pawn] === OFF || !canStand(game, pawn, space, bold)) return null;
  if (!hasDimensions(game)) return game.shared.pawns;
  const there = dimensionOf(game, space);
  const crossing = crossingsTo(game, (dimensions) => dimensions[pawn] === there);
  return crossing?.game.shared.pawns.with(pawn, space) ?? null;
}

/** [XT8] the hard way the guard's tile is for the mage to find. */
function isHers(game: PublicGame, tile: number, pawn: number): boolean {
  if (!game.box.pieces.some(({ id }) => id === 'ownDiscovery') || !isMarked(game, tile, 'guard')) return true;
  return pawn === pawnNumber(game, 'mage');
}
