import { eveningSetup } from '#content/evenings.ts';
import { tileSet } from '#content/tiles.ts';
import {
  type Game,
  type MallCommand,
  newGame,
  openBox,
  options,
  PAWNS,
  randomFrom,
} from '#engine/mall/index.ts';
import { PIECES } from '#engine/mall/rules/index.ts';
import { accepted, everyoneReady, withPawns, withTiles } from './positions.ts';

// [XF3] the third full game after the theft, with all there is in it, so that nothing is asked of an empty table: every
// module and tile, four guards and the beholder about, the sensor out, both shafts and the three breaches.

function dealt(players: number): Game {
  const setup = eveningSetup({ evening: 'XF3', players });
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

/** Everyone stands on an item for as long as it takes. */
function stolen(game: Game): Game {
  const item = (colour: string | null) => game.box.print.findIndex((space) => space.item === colour);
  const onItems = game.box.cast.map(({ hero, colour }, pawn) =>
    hero ? item(colour) : (game.shared.pawns[pawn] as number),
  );
  const after = accepted(withPawns(game, onItems), { type: 'theft', seat: 0 });
  return withPawns(after, game.shared.pawns.slice(0, PAWNS.length));
}

export function fullGame(players: number): Game {
  const start = dealt(players);
  const all = withTiles(start, start.box.tiles.length);
  return stolen(laid(laid(all, 'dwarf', 'layShaft', 2), 'barbarian', 'breach', 3));
}
