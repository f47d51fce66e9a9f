import type { PublicGame } from '#engine/mall/index.ts';
import { colourOf, heroOn, pawnData, pawnNumber } from '#engine/mall/ways.ts';
import { chosen, noChoice, numberIn, vortexList, whereIs } from '../../play/picking.ts';
import type { CliPiece } from '../piece.ts';

// g v 2 sends a guard to vortex 2 of the colour of whoever is in the control room.

function vortexes(game: PublicGame) {
  const hero = heroOn(game, 'controlRoom');
  return hero < 0 ? [] : vortexList(game, colourOf(game, hero));
}

export const controlRoom: CliPiece = {
  id: 'controlRoom',
  help: 'cli.help.controlRoom',
  vortex: (game, { pawn, number }, seat) => {
    if (pawnData(game, pawnNumber(game, pawn)).kind !== 'guard') return null;
    const list = vortexes(game);
    const from = whereIs(game, pawn);
    const to = chosen(list, number) ?? (list.length === 0 ? from : undefined);
    return to === undefined ? noChoice(list) : { type: 'sendGuard', seat, pawn, from, to };
  },
  heroAct: (game, _look, command) =>
    command.type === 'sendGuard' ? ['v', numberIn(vortexes(game), command.to)] : null,
};
