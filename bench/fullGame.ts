import { eveningSetup } from '#content/evenings.ts';
import { tileSet } from '#content/tiles.ts';
import { type Game, type MallCommand, newGame, openBox, options, randomFrom } from '#engine/mall/index.ts';
import { PIECES } from '#engine/mall/rules/index.ts';
import { accepted, everyoneReady, withPawns, withTiles } from './positions.ts';

// [XF1] the first full game with all that is laid in it, so that nothing is asked of an empty table: every tile, the guard
// about, both shafts and the three breaches.

function dealt(players: number): Game {
  const setup = eveningSetup({ evening: 'XF1', players });
  const opened = setup && openBox(setup, tileSet(), PIECES);
  if (opened === undefined || 'problems' in opened) throw new Error('the full game does not open');
  return everyoneReady(newGame(opened.box, randomFrom('bench')).game);
}

/** As often as it may be, each time from the first space where it is offered. */
function laid(game: Game, pawn: 'dwarf' | 'barbarian', type: MallCommand['type'], times: number): Game {
  const who = game.box.pawns.indexOf(pawn);
  let now = game;
  let left = times;
  for (let space = 0; left > 0; space++) {
    if (!now.box.print[space]?.corridor || now.shared.pawns.includes(space)) continue;
    const there = withPawns(now, now.shared.pawns.with(who, space));
    const found = options(there, 0).find((command) => command.type === type);
    if (found === undefined) continue;
    now = accepted(there, found);
    left--;
  }
  return withPawns(now, game.shared.pawns);
}

export function fullGame(players: number): Game {
  const start = dealt(players);
  const all = withTiles(start, start.box.tiles.length);
  return laid(laid(all, 'dwarf', 'layShaft', 2), 'barbarian', 'breach', 3);
}
