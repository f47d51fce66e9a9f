import { t } from '#content/locales/index.ts';
import type { PawnId } from '#engine/mall/index.ts';
import { shaftsOf } from '#engine/mall/rules/shafts/index.ts';
import { linksFrom } from '#engine/mall/ways.ts';
import { ASIDE, isAside, spaceAt, TILE_WORD, whereIs } from '../../play/picking.ts';
import type { CliPiece } from '../piece.ts';

// sh 5 2 3 lays a shaft from under the dwarf to tile 5, row 2, column 3 as the tile lies; e c lets the elf crawl.

type Act = Lay | Crawl;

interface Lay {
  readonly kind: 'shaft';
  readonly tile: string;
  readonly row: number;
  readonly column: number;
}

interface Crawl {
  readonly kind: 'shaft';
  readonly pawn: PawnId;
}

const DWARF = 'dwarf';
const LETTERS = ['A', 'B'];
const LAY = new RegExp(`^sh\\s+(${TILE_WORD})\\s+([1-4])\\s+([1-4])$`, 'i');

export const shafts: CliPiece<Act> = {
  id: 'shafts',
  help: 'cli.help.shafts',
  kind: 'shaft',
  read: (text) => {
    const [, tile, row, column] = LAY.exec(text) ?? [];
    if (tile === undefined) return null;
    return { kind: 'shaft', tile, row: Number(row), column: Number(column) };
  },
  readHero: (pawn, word, number) => (/^c$/i.test(word) && number === null ? { kind: 'shaft', pawn } : null),
  command: (game, act, seat) => {
    if ('pawn' in act) {
      const from = whereIs(game, act.pawn);
      return { type: 'shaft', seat, pawn: act.pawn, from, to: linksFrom(game, from)[0] ?? from };
    }
    if (isAside(game, DWARF)) return ASIDE;
    const from = whereIs(game, DWARF);
    return { type: 'layShaft', seat, from, to: spaceAt(game, act) ?? from };
  },
  heroAct: (_game, _look, { type }) => (type === 'shaft' ? ['c', null] : null),
  tableActs: (_game, options) => (options.some(({ type }) => type === 'layShaft') ? ['sh'] : []),
  panel: (game, { lang }) => [t(lang, 'cli.panel.shafts', { count: shaftsOf(game).left })],
  laid: (game, { lang, marks }) =>
    shaftsOf(game).laid.flatMap((ends, pair) =>
      ends.map((space) => ({
        space,
        sign: `${marks.shaft}${LETTERS[pair] ?? ''}`,
        words: t(lang, 'cli.plain.shaft', { letter: LETTERS[pair] ?? '' }),
      })),
    ),
  narrate: {
    shaftLaid: (lang, { seat }) => t(lang, 'game.event.shaftLaid', { seat: seat + 1 }),
    shaftLost: (lang) => t(lang, 'game.event.shaftLost'),
  },
};
