import { type Refusal, refuse } from '../core/refusal.ts';
import type { PawnData } from './pawns.ts';
import { type Space, tileOf } from './spaces.ts';
import type { PublicGame } from './state.ts';
import { pawnData, pawnName, pawnNumber, tileOfPawn } from './ways.ts';
import type { PawnId } from './words.ts';

// [X1.2] [X8.2] [X8.4] [X11.3] whoever watches a tile is alone on it: no hero comes there, and it comes to no hero and to
// nobody else who watches. With captivity in play a hero and a watcher may meet, and what comes of it is that piece's.

const watches = ({ closes }: PawnData) => closes === 'tile';

function mayMeet(game: PublicGame, one: number, other: number): boolean {
  const { cast, hides } = game.box;
  const ours = watches(cast[one] as PawnData);
  const theirs = watches(cast[other] as PawnData);
  if (!ours && !theirs) return true;
  return hides.some((hide) => (ours ? hide(game, other, one) : hide(game, one, other)));
}

/** [R12] who rests on an exit is out. */
const isAt = (game: PublicGame, pawn: number, tile: number) =>
  !game.shared.escaped[pawn] && tileOfPawn(game, pawn) === tile;

/** Somebody on this tile with whom this pawn may not be on one; -1: nobody. */
export function watcherAt(game: PublicGame, pawn: number, tile: number): number {
  const { length } = game.shared.pawns;
  for (let other = 0; other < length; other++)
    if (other !== pawn && isAt(game, other, tile) && !mayMeet(game, pawn, other)) return other;
  return -1;
}

export const watcherOn = (game: PublicGame, pawn: number, to: Space): number =>
  watcherAt(game, pawn, tileOf(to));

export function keptOut(game: PublicGame, pawn: number, to: Space): Refusal | null {
  return keptFrom(game, pawn, tileOf(to));
}

/** [R22] two whom the rules have put on one tile may walk about there: nobody comes to where it is. */
export function keptFrom(game: PublicGame, pawn: number, tile: number): Refusal | null {
  if (tileOfPawn(game, pawn) === tile) return null;
  const { length } = game.shared.pawns;
  for (let other = 0; other < length; other++)
    if (isAt(game, other, tile) && !mayMeet(game, pawn, other) && !isCatch(game, pawn, other))
      return refuse('tile.closed', { by: pawnName(game, other) });
  return null;
}

/** Of a hero and a watcher one catches the other, where heroes are caught. */
function isCatch(game: PublicGame, pawn: number, other: number): boolean {
  return game.box.policies.meeting === 'captured' && pawnData(game, pawn).hero !== pawnData(game, other).hero;
}

/** [X1.2] a way ends on the first space of a tile where a hero is caught. */
export function isCaught(game: PublicGame, pawn: number, from: Space, to: Space): boolean {
  if (game.box.policies.meeting !== 'captured' || tileOf(from) === tileOf(to)) return false;
  return watcherOn(game, pawn, to) >= 0;
}

/** Heroes on this tile who may not be there with somebody who watches it. */
export function heroesSeen(game: PublicGame, tile: number): readonly PawnId[] {
  const { cast } = game.box;
  let seen: readonly PawnId[] = NOBODY;
  if (!isWatched(game, tile)) return seen;
  for (let pawn = 0; pawn < cast.length; pawn++)
    if (cast[pawn]?.hero && isAt(game, pawn, tile) && watcherAt(game, pawn, tile) >= 0)
      seen = [...seen, pawnName(game, pawn)];
  return seen;
}

function isWatched(game: PublicGame, tile: number): boolean {
  const { cast } = game.box;
  for (let pawn = 0; pawn < cast.length; pawn++)
    if (cast[pawn]?.closes === 'tile' && tileOfPawn(game, pawn) === tile) return true;
  return false;
}

/** Asked after every move, and mostly nobody is. */
const NOBODY: readonly PawnId[] = [];

/** Who takes them away, of those who see them: whoever goes along comes before the others. */
export function catcherOn(game: PublicGame, tile: number, heroes: readonly PawnId[]): number {
  const sees = (watcher: number) => heroes.some((hero) => !mayMeet(game, pawnNumber(game, hero), watcher));
  const there = game.box.cast.flatMap((data, pawn) =>
    watches(data) && isAt(game, pawn, tile) && sees(pawn) ? pawn : [],
  );
  return there.find((pawn) => pawnData(game, pawn).escorts) ?? there[0] ?? -1;
}
