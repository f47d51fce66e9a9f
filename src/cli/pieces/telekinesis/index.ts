import { t } from '#content/locales/index.ts';
import { telekinesisLeft } from '#engine/mall/rules/telekinesis/index.ts';
import { ASIDE, isAside, TILE_WORD, tileNamed, whereIs } from '../../play/picking.ts';
import type { CliPiece } from '../piece.ts';

// tk 5 draws tile 5 to the exploration space that the elf stands on.

const ELF = 'elf';
const PULL = new RegExp(`^tk\\s+(${TILE_WORD})$`, 'i');

interface Pull {
  readonly kind: 'telekinesis';
  readonly tile: string;
}

export const telekinesis: CliPiece<Pull> = {
  id: 'telekinesis',
  help: 'cli.help.telekinesis',
  kind: 'telekinesis',
  read: (text) => {
    const tile = PULL.exec(text)?.[1];
    return tile === undefined ? null : { kind: 'telekinesis', tile };
  },
  command: (game, { tile }, seat) => {
    if (isAside(game, ELF)) return ASIDE;
    return { type: 'telekinesis', seat, from: whereIs(game, ELF), tile: tileNamed(game, tile) };
  },
  tableActs: ({ box }, options) => {
    const tiles = options.flatMap((command) => (command.type === 'telekinesis' ? command.tile : []));
    return tiles.length > 0 ? [`tk ${tiles.map((tile) => box.tiles[tile]?.name).join(',')}`] : [];
  },
  panel: (game, { lang }) => [t(lang, 'cli.panel.telekinesis', { count: telekinesisLeft(game) })],
  narrate: {
    tileMoved: (lang, { seat, tile }, { box }) =>
      t(lang, 'game.event.tileMoved', { seat: seat + 1, tile: box.tiles[tile]?.name ?? '?' }),
  },
};
