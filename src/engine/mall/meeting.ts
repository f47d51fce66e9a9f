import { type Refusal, refuse } from '../core/refusal.ts';
import type { PawnData } from './pawns.ts';
import { OFF, type Space, tileOf } from './spaces.ts';
import type { PublicGame } from './state.ts';
import { pawnData, pawnName, tileOfPawn } from './ways.ts';
import type { PawnId } from './words.ts';

// [X1.2] [X8.2] [X8.4] [X11.3] whoever watches a tile is alone on it: no hero comes there, and it comes to no hero and to
// nobody else who watches. With captivity in play a hero and a watcher may meet, and what comes of it is that piece's.

const watches = ({ closes }: PawnData) => closes === 'tile';

function mayMeet(game: PublicGame, one: number, other: number): boolean {
  const { cast, hides } = game.box;
  const ours = watches(cast[one] as PawnData);
  const theirs = watches(cast[other] as PawnData);
  if (!ours && !theirs) return true;
  if (hides.length === 0 || (ours && theirs)) return false;
  const [hero, watcher] = ours ? [other, one] : [one, other];
  return hides.some((hide) => hide(game, hero, watcher));
}

/** Somebody on this tile with whom this pawn may not be on one; -1: nobody. [R12] who rests on an exit is out. */
export function watcherAt(game: PublicGame, pawn: number, tile: number): number {
  const { pawns, escaped } = game.shared;
  for (let other = 0; other < pawns.length; other++)
    if (other !== pawn && !escaped[other] && tileOfPawn(game, other) === tile && !mayMeet(game, pawn, other))
      return other;
  return -1;
}

export const watcherOn = (game: PublicGame, pawn: number, to: Space): number =>
  watcherAt(game, pawn, tileOf(to));

export function keptOut(game: PublicGame, pawn: number, to: Space): Refusal | null {
  return keptFrom(game, pawn, tileOf(to));
}

export function keptFrom(game: PublicGame, pawn: number, tile: number): Refusal | null {
  const other = watcherAt(game, pawn, tile);
  if (other < 0 || isCatch(game, pawn, other)) return null;
  return refuse('tile.closed', { by: pawnName(game, other) });
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
  const { pawns, escaped } = game.shared;
  const isSeen = (pawn: number) => !escaped[pawn] && watcherAt(game, pawn, tile) >= 0;
  return heroesOf(game).flatMap((pawn) =>
    tileOf(pawns[pawn] ?? OFF) === tile && isSeen(pawn) ? pawnName(game, pawn) : [],
  );
}

const heroesOf = ({ box }: PublicGame) => box.cast.flatMap(({ hero }, pawn) => (hero ? pawn : []));

/** Who takes them away: whoever watches there and goes along with them comes before the others. */
export function catcherOn(game: PublicGame, tile: number): number {
  const there = game.box.cast.flatMap((data, pawn) =>
    watches(data) && tileOfPawn(game, pawn) === tile ? pawn : [],
  );
  return there.find((pawn) => pawnData(game, pawn).escorts) ?? there[0] ?? -1;
}
