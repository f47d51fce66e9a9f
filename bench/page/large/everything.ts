import { knownPieces, knownTiles } from '#client/pieces/known.ts';
import { MODULES, MOST_GUARDS, withModules } from '#content/moduleList.ts';
import { setupFor } from '#content/scenarios.ts';
import { boardOf } from '#engine/mall/board.ts';
import {
  type Box,
  evolve,
  type Game,
  type MallEvent,
  newGame,
  openBox,
  randomFrom,
  type Setup,
  type View,
  viewFor,
} from '#engine/mall/index.ts';
import { type Space, spaceOf } from '#engine/mall/spaces.ts';

// The largest mall that the rules allow with every module in it, and with all that they can put on it at one time: four
// guards, one of them a frog and one at table, the beholder, the sensor, both shafts, three breaches, and spells that last.

const COLUMNS = 6;

function largest(): Setup {
  const known = setupFor({ scenario: 8, players: 2, level: 6, sister: true }) as Setup;
  return withModules(
    known,
    MODULES.map(({ piece }) => piece),
    MOST_GUARDS,
  );
}

/** Side by side, whatever leads where: it is only looked at. */
export function spread({ tiles }: Box) {
  return tiles.map((_, tile) => ({
    ...{ tile, dimension: 0, turn: 0 as const },
    a: tile % COLUMNS,
    b: Math.floor(tile / COLUMNS),
  }));
}

const named = ({ box }: Game, name: string) => box.tiles.findIndex((tile) => tile.name === name);

function corridor(game: Game, name: string): readonly Space[] {
  const spaces = Array.from({ length: 16 }, (_, cell) => spaceOf(named(game, name), cell));
  return spaces.filter((space) => game.box.print[space]?.corridor);
}

function events(game: Game): readonly MallEvent[] {
  const [one = 0, two = 0, three = 0, four = 0] = corridor(game, '3');
  const [five = 0, six = 0, seven = 0, eight = 0, nine = 0, ten = 0] = corridor(game, '5');
  const post = (name: string) => corridor(game, name)[4] ?? 0;
  const burger = game.box.marked.get('burger')?.[0] ?? 0;
  return [
    { type: 'started', at: 0 },
    { type: 'stolen', seat: 0 },
    { type: 'guardCame' },
    { type: 'put', pawn: 'guard', to: post('9*') },
    { type: 'put', pawn: 'guard2', to: post('2*') },
    { type: 'beholderOver', seat: null, tile: named(game, '7*') },
    { type: 'sensorTurned', seat: null, tile: named(game, '6*'), side: 1 },
    { type: 'shaftLaid', seat: 0, ends: [one, two] },
    { type: 'shaftLaid', seat: 0, ends: [three, four] },
    { type: 'breached', seat: 0, step: { from: five, direction: 1, to: six } },
    { type: 'breached', seat: 0, step: { from: seven, direction: 1, to: eight } },
    { type: 'breached', seat: 0, step: { from: nine, direction: 1, to: ten } },
    { type: 'spellCast', seat: 0, spell: 'ghost', runs: { spell: 'ghost', pawn: 'mage' } },
    { type: 'spellCast', seat: 0, spell: 'invisibility', runs: { spell: 'invisibility', pawn: 'mage' } },
    {
      type: 'spellCast',
      seat: 0,
      spell: 'frog',
      runs: { spell: 'frog', pawn: 'guard10', space: post('10*') },
    },
    {
      type: 'spellCast',
      seat: 0,
      spell: 'voucher',
      runs: { spell: 'voucher', pawn: 'guard11', space: burger },
    },
  ];
}

export function everythingView(): View {
  const opened = openBox(largest(), knownTiles(), knownPieces());
  if (!('box' in opened)) throw new Error(JSON.stringify(opened.problems));
  const { game } = newGame(opened.box, randomFrom('everything'));
  const laid: Game = { ...game, shared: { ...game.shared, board: boardOf(opened.box, spread(opened.box)) } };
  return viewFor(events(laid).reduce(evolve, laid), 0);
}
