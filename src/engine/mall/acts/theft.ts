import { type Refusal, refuse } from '../../core/refusal.ts';
import type { Theft } from '../commands.ts';
import type { CoreEvent } from '../events.ts';
import { type Handler, wishesField } from '../handler.ts';
import { OFF, type Space } from '../spaces.ts';
import type { PublicGame } from '../state.ts';
import { colourOf, pawnData, pawnName, printed, spaceNow } from '../ways.ts';

// [M17] not an action; any player may trigger it once every hero who has to stands on its item.

export function itemsHeld(game: PublicGame): boolean {
  const { goals, policies } = game.box;
  return goals.heroes.every((pawn) => policies.mayTake(game, pawn, game.shared.pawns[pawn] ?? OFF));
}

/** By default the item of its colour. */
export function mayTake(game: PublicGame, pawn: number, item: Space): boolean {
  return spaceNow(game, item)?.item === colourOf(game, pawn);
}

/** Why nothing is stolen now, or null. */
export function notNow(game: PublicGame): Refusal | null {
  if (!game.box.goals.theft) return refuse('theft.none');
  if (game.shared.stolen) return refuse('theft.done');
  if (!itemsHeld(game)) return refuse('theft.notReady');
  for (const veto of game.box.theftVetoes) {
    const refusal = veto(game);
    if (refusal !== null) return refusal as Refusal;
  }
  return null;
}

/** [X11.1] else a wish means nothing, and everyone would be told it all the same. */
const somebodyComes = (game: PublicGame) => printed(game, 'reinforcement').length > 0;

export const theft: Handler<Theft> = {
  fields: { at: wishesField },
  phases: ['running'],
  inMall: true,
  judge: notNow,
  carryOut: (game, { seat, at }) => [
    { type: 'stolen', seat, ...(at === undefined || !somebodyComes(game) ? {} : { at }) },
  ],
  candidates: (_game, seat) => [{ type: 'theft', seat }],
};

/** [S1] any exit serves anyone, [R15b] but for those that are one pawn's alone. */
export function mayLeave(game: PublicGame, pawn: number, exit: Space): boolean {
  const colour = spaceNow(game, exit)?.exit;
  if (pawnData(game, pawn).ownExit) return colour === colourOf(game, pawn);
  return !game.box.cast.some((other) => other.ownExit && other.colour === colour);
}

/** [M17] [M19] the items or exits that this hero may use, on tiles still to come too. */
export function usable(game: PublicGame, kind: 'item' | 'exit', pawn: number): readonly Space[] {
  const { policies } = game.box;
  const may = kind === 'item' ? policies.mayTake : policies.mayLeave;
  return game.shared.board.spaces.flatMap((info, space) =>
    info[kind] !== null && may(game, pawn, space) ? [space] : [],
  );
}

/** [M20] by default a hero who leaves is off the board. */
export function leave(game: PublicGame, pawn: number): readonly CoreEvent[] {
  return [{ type: 'escaped', pawn: pawnName(game, pawn), stays: false }];
}
