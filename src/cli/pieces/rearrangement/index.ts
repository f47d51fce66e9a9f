import { t } from '#content/locales/index.ts';
import type { PublicGame } from '#engine/mall/index.ts';
import type { CliPiece } from '../piece.ts';

interface Discard {
  readonly kind: 'discard';
  readonly tile: string;
}

/** A number no tile has, where the name is none of this game's: the engine refuses it. */
function tileNamed({ box }: PublicGame, name: string): number {
  const index = box.tiles.findIndex((tile) => tile.name.toLowerCase() === name.toLowerCase());
  return index < 0 ? box.tiles.length : index;
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
