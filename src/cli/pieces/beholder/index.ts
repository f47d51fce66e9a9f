import { t } from '#content/locales/index.ts';
import { beholderOver } from '#engine/mall/rules/beholder/index.ts';
import { noChoice } from '../../play/picking.ts';
import type { CliPiece } from '../piece.ts';

// o n sends it one tile north.

const ID = 'beholder';

export const beholder: CliPiece = {
  id: ID,
  help: 'cli.help.beholder',
  move: (_game, { pawn, direction, number }, seat) => {
    if (pawn !== ID) return null;
    return (number ?? 1) === 1 ? { type: 'steer', seat, direction } : noChoice([0]);
  },
  tableActs: (_game, options, { lang }) => {
    const ways = options.flatMap((command) =>
      command.type === 'steer' ? t(lang, `game.compass.${command.direction}`) : [],
    );
    return ways.length > 0 ? [`${t(lang, 'game.letter.beholder').toLowerCase()} ${ways.join(',')}`] : [];
  },
  whereabouts: (game, { lang }, pawn) => {
    const tile = game.box.tiles[beholderOver(game)];
    return pawn !== ID || tile === undefined ? null : t(lang, 'cli.plain.over', { tile: tile.name });
  },
  narrate: {
    beholderOver: (lang, { seat, tile }, { box }) => {
      const name = box.tiles[tile]?.name ?? '?';
      if (seat === null) return t(lang, 'game.event.beholderCame', { tile: name });
      return t(lang, 'game.event.beholderOver', { seat: seat + 1, tile: name });
    },
  },
};
