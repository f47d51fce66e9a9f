import { mayLand } from '#engine/mall/acts/move.ts';
import type { Box } from '#engine/mall/box.ts';
import { OFF, spaceOf, tileOf } from '#engine/mall/spaces.ts';
import type { PublicGame } from '#engine/mall/state.ts';
import { isPlaced, pawnData, printed } from '#engine/mall/ways.ts';
import { hoveringOver, hovers } from './hover.ts';

// Who can be got out of the way at all.

const busyByBox = new WeakMap<Box, boolean[]>();

/** [XT8] [XT12] a guard with whom nobody walks, wherever it is. */
export function isBusy(game: PublicGame, pawn: number): boolean {
  if (pawnData(game, pawn).hero) return false;
  const known = busyByBox.get(game.box) ?? [];
  const busy = known[pawn] ?? mayLand(nobody(game), pawn, spaceOf(0, 0), 'walk') !== null;
  known[pawn] = busy;
  busyByBox.set(game.box, known);
  return busy;
}

function nobody({ box, shared }: PublicGame): PublicGame {
  return hoveringOver({ box, shared: { ...shared, pawns: shared.pawns.map(() => OFF) } }, OFF);
}

/** [X8.3] [X12.1] the beholder needs a tile with commands, a busy guard a control room. */
export function canBudge(game: PublicGame, pawn: number): boolean {
  if (hovers(game, pawn)) return isLaid(game, 'command.north');
  return !isBusy(game, pawn) || isLaid(game, 'controlRoom');
}

const isLaid = (game: PublicGame, mark: 'command.north' | 'controlRoom') =>
  printed(game, mark).some((space) => isPlaced(game, tileOf(space)));
