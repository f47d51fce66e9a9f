import { t } from '#content/locales/index.ts';
import { tileNamed } from '../../play/picking.ts';
import type { CliPiece } from '../piece.ts';

interface Discard {
  readonly kind: 'discard';
  readonly tile: string;
}

export const rearrangement: CliPiece<Discard> = {
  id: 'rearrangement',
  help: 'cli.help.rearrangement',
  kind: 'discard',
  // A tile's name starts with a digit, a direction never does: 'd 5' is no dwarf going anywhere.
  read: (text) => {
    const tile = /^d\s+(\d\w*\*?|L\d)$/i.exec(text)?.[1];
    return tile === undefined ? null : { kind: 'discard', tile };
  },
  command: (game, { tile }, seat) => ({ type: 'discard', seat, tile: tileNamed(game, tile) }),
  tableActs: ({ box }, options) => {
    const tiles = options.flatMap((command) => (command.type === 'discard' ? command.tile : []));
    return tiles.length > 0 ? [`d ${tiles.map((tile) => box.tiles[tile]?.name).join(',')}`] : [];
  },
  narrate: {
    tilesOwed: (lang, { owed }) => (owed === 0 ? null : t(lang, 'game.event.owed', { count: owed })),
  },
};
