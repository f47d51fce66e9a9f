import { drawMall } from '#cli/draw/board.ts';
import { placeList } from '#cli/draw/choices.ts';
import { ASCII, type Look } from '#cli/draw/look.ts';
import { spaceAt, vortexList } from '#cli/play/picking.ts';
import { obey, openTable, type TableState } from '#cli/play/tableState.ts';
import { setupOf } from '#content/choices.ts';
import { t } from '#content/locales/index.ts';
import type { AnyChoice } from '#content/own.ts';
import { tileSet } from '#content/tiles.ts';
import { evolve } from '#engine/mall/evolve.ts';
import {
  type Game,
  type MallCommand,
  type MallEvent,
  newGame,
  openBox,
  type PawnId,
  randomFrom,
} from '#engine/mall/index.ts';
import { PIECES } from '#engine/mall/rules/index.ts';
import { type Space, spaceOf, tileOf } from '#engine/mall/spaces.ts';
import { colourOf, heroOn, pawnNumber } from '#engine/mall/ways.ts';

// Tables of Maximum Security for a terminal: dealt, laid out, and typed at.

export const LOOK: Look = { lang: 'en', marks: ASCII, colour: false };
export const XF1: AnyChoice = { evening: 'XF1' };

export function dealt(choice: AnyChoice, seed: string): TableState {
  const opened = openBox(setupOf(choice, 2) as never, tileSet(), PIECES);
  if (!('box' in opened)) throw new Error(JSON.stringify(opened.problems));
  const { game, dealt: first } = newGame(opened.box, randomFrom(seed));
  return openTable('en', game, first);
}

/** In which the first seat can do everything. */
export function tableOf(choice: AnyChoice, ...events: readonly MallEvent[]): TableState {
  const table = dealt(choice, 'terminal');
  const everything: MallEvent = { type: 'handed', hands: [['NESWVLX'], []] };
  return change(table, { type: 'started', at: 0 }, everything, ...events);
}

/** What each line is answered with. */
export function typed(table: TableState, ...lines: readonly string[]) {
  const said: (readonly string[])[] = [];
  const after = lines.reduce((before, line) => {
    const next = obey(before, line, 1_000);
    said.push(next.said);
    return next;
  }, table);
  return { table: after, game: after.game, said };
}

export const change = (table: TableState, ...events: readonly MallEvent[]): TableState => ({
  ...table,
  game: events.reduce(evolve, table.game),
});

export const drawn = (game: Game) =>
  drawMall(game, LOOK, 3).flatMap(({ lines }) => lines.map((one) => one.map(({ text }) => text).join('')));

export const tileNumber = ({ box }: Game, name: string) => box.tiles.findIndex((tile) => tile.name === name);

export function spaceWith(game: Game, tile: string, kind: string): Space {
  const number = tileNumber(game, tile);
  const cells = game.box.tiles[number]?.cells ?? [];
  return spaceOf(
    number,
    cells.findIndex(({ features }) => features.some((feature) => feature.kind === kind)),
  );
}

/** These tiles of the deck, each at the first place that is free. */
export function laid(table: TableState, ...names: readonly string[]): TableState {
  return names.reduce((before, name) => {
    const tile = tileNumber(before.game, name);
    const next = change(before, { type: 'drawn', tile, next: null });
    const space = next.game.shared.board.unused[0] as Space;
    return change(next, { type: 'placed', tile, space, paid: 'hero' });
  }, table);
}

export const put = (pawn: PawnId, to: Space): MallEvent => ({ type: 'put', pawn, to });

const typedName = (pawn: PawnId) => t('en', `game.hero.${pawn}`).replaceAll(' ', '');

/** A space as it is typed: tile, row and column. */
export function spotOf(game: Game, space: Space): string {
  const tile = game.box.tiles[tileOf(space)]?.name ?? '';
  const spots = [1, 2, 3, 4].flatMap((row) => [1, 2, 3, 4].map((column) => ({ tile, row, column })));
  const { row, column } = spots.find((spot) => spaceAt(game, spot) === space) ?? {};
  return `${tile} ${row} ${column}`;
}

/** A command as it is typed for its seat. */
export function lineFor(game: Game, command: MallCommand): string {
  const name = 'pawn' in command ? typedName(command.pawn) : '';
  switch (command.type) {
    case 'move':
      return `${name} ${command.direction} ${command.distance}`;
    case 'escalator':
      return `${name} l`;
    case 'vortex': {
      const colour = colourOf(game, pawnNumber(game, command.pawn));
      return `${name} v ${vortexList(game, colour).indexOf(command.to) + 1}`;
    }
    case 'place':
      return `p ${placeList(game).indexOf(command.space) + 1}`;
    case 'explore':
      return 'x';
    case 'theft':
      return 't';
    case 'layShaft':
      return `sh ${spotOf(game, command.to)}`;
    case 'shaft':
      return `${name} c`;
    case 'breach':
      return `br ${command.direction}`;
    case 'steer':
      return `beholder ${command.direction}`;
    case 'telekinesis':
      return `tk ${game.box.tiles[command.tile]?.name}`;
    case 'sendGuard': {
      const hero = heroOn(game, 'controlRoom');
      return `${name} v ${vortexList(game, colourOf(game, hero)).indexOf(command.to) + 1}`;
    }
    case 'turnSensor':
      return command.clockwise ? 'sr' : 'sl';
    case 'castBroom':
      return `sp broom ${spotOf(game, command.space)}`;
    case 'castFrog':
      return `sp frog ${name}`;
    case 'castVoucher':
      return `sp voucher ${name} ${spotOf(game, command.to)}`;
    case 'castTeleport':
      return `sp teleport ${name} ${spotOf(game, command.to)}`;
    case 'castSwap':
      return `sp swap ${name} ${typedName(command.other)}`;
    case 'castCrystal':
    case 'castCode':
    case 'castClairvoyance':
    case 'castGhost':
      return `sp ${command.type.slice('cast'.length)}`;
    case 'castInvisibility':
      return 'sp invisible';
    default:
      throw new Error(command.type);
  }
}
