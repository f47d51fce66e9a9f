import { type Refusal, refuse } from '../core/refusal.ts';
import type { PawnData } from './pawns.ts';
import { type Space, tileOf } from './spaces.ts';
import type { PublicGame } from './state.ts';
import { pawnData, pawnName } from './ways.ts';

// [X1.2] [X11.3] whoever watches a tile is alone on it: no hero comes there, and it comes to no hero and to nobody else
// who watches. With captivity in play a hero and a watcher may meet, and what comes of it is that piece's.

const watches = ({ closes }: PawnData) => closes === 'tile';

const mayMeet = (one: PawnData, other: PawnData) => !watches(one) && !watches(other);

/** Somebody on the tile of this space with whom this pawn may not be on one; -1: nobody. [R12] who rests on an exit is out. */
export function watcherOn({ box, shared }: PublicGame, pawn: number, to: Space): number {
  const who = box.cast[pawn] as PawnData;
  const tile = tileOf(to);
  return shared.pawns.findIndex(
    (space, other) =>
      other !== pawn &&
      tileOf(space) === tile &&
      !shared.escaped[other] &&
      !mayMeet(who, box.cast[other] as PawnData),
  );
}

export function keptOut(game: PublicGame, pawn: number, to: Space): Refusal | null {
  const other = watcherOn(game, pawn, to);
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
