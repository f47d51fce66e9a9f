import type { MallCommand } from '#engine/mall/index.ts';
import { OFF, tileOf } from '#engine/mall/spaces.ts';
import type { PublicGame } from '#engine/mall/state.ts';
import { isPlaced, pawnData, pawnName, printed } from '#engine/mall/ways.ts';
import { hovers } from './hover.ts';

// Who can be got out of the way at all.

/** [XT8] [XT12] a guard with whom nobody walks. */
export function isBusy(game: PublicGame, pawn: number): boolean {
  const vetoes = game.box.handlers.get('move')?.vetoes ?? [];
  if (vetoes.length === 0 || pawnData(game, pawn).hero) return false;
  const from = game.shared.pawns[pawn] ?? OFF;
  const command: MallCommand = {
    ...{ type: 'move', seat: 0, pawn: pawnName(game, pawn), from, direction: 'north', distance: 1 },
  };
  return vetoes.some((veto) => veto(game, command) !== null);
}

/** [X8.3] [X12.1] the beholder needs a tile with commands, a busy guard a control room. */
export function canBudge(game: PublicGame, pawn: number): boolean {
  if (hovers(game, pawn)) return isLaid(game, 'command.north');
  return !isBusy(game, pawn) || isLaid(game, 'controlRoom');
}

const isLaid = (game: PublicGame, mark: 'command.north' | 'controlRoom') =>
  printed(game, mark).some((space) => isPlaced(game, tileOf(space)));
