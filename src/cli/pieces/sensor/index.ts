import { t } from '#content/locales/index.ts';
import { DIRECTIONS } from '#engine/family/directions.ts';
import { placementOf } from '#engine/mall/board.ts';
import type { Direction } from '#engine/mall/index.ts';
import { boardDirection } from '#engine/mall/lattice.ts';
import { sensorBeam, spacesUnder } from '#engine/mall/rules/sensor/index.ts';
import type { CliPiece } from '../piece.ts';

// sr and sl turn it a quarter to the right or to the left.

interface Turn {
  readonly kind: 'sensor';
  readonly clockwise: boolean;
}

export const sensor: CliPiece<Turn> = {
  id: 'sensor',
  help: 'cli.help.sensor',
  kind: 'sensor',
  read: (text) => {
    const way = /^s([rl])$/i.exec(text)?.[1];
    return way === undefined ? null : { kind: 'sensor', clockwise: way.toLowerCase() === 'r' };
  },
  command: (_game, { clockwise }, seat) => ({ type: 'turnSensor', seat, clockwise }),
  tableActs: (_game, options) =>
    options.flatMap((command) => (command.type === 'turnSensor' ? (command.clockwise ? 'sr' : 'sl') : [])),
  panel: (game, { lang }) => {
    const { tile, side } = sensorBeam(game);
    const placement = placementOf(game.shared.board, tile);
    if (placement === undefined) return [];
    const towards = DIRECTIONS[boardDirection(side, placement.turn)] as Direction;
    const direction = t(lang, `game.direction.${towards}`);
    return [t(lang, 'cli.panel.sensor', { tile: game.box.tiles[tile]?.name ?? '?', direction })];
  },
  laid: (game, { lang, marks }) =>
    spacesUnder(sensorBeam(game)).map((space) => ({
      space,
      sign: marks.beam,
      words: t(lang, 'board.thing.sensor'),
    })),
  narrate: {
    sensorTurned: (lang, { seat, tile }, { box }) =>
      seat === null
        ? t(lang, 'game.event.sensorCame', { tile: box.tiles[tile]?.name ?? '?' })
        : t(lang, 'game.event.sensorTurned', { seat: seat + 1 }),
  },
};
