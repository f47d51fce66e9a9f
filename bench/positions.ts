import { setupFor } from '#content/scenarios.ts';
import { tileSet } from '#content/tiles.ts';
import { below, type Random } from '#engine/core/random.ts';
import {
  COLOUR,
  DIRECTIONS,
  decide,
  type Game,
  isRefusal,
  type MallCommand,
  newGame,
  openBox,
  options,
  PAWNS,
  randomFrom,
} from '#engine/mall/index.ts';
import { PIECES } from '#engine/mall/rules/index.ts';

// The positions that are measured, and the commands given in them.

/** Every command is stamped alike: time is not what is measured. */
export const AT = 1;

export type Move = Extract<MallCommand, { type: 'move' }>;

const CENTRE = [5, 6, 9, 10];

export function dealtGame(players: number): Game {
  const setup = setupFor({ scenario: 7, players });
  const opened = setup && openBox(setup, tileSet(), PIECES);
  if (opened === undefined || 'problems' in opened) throw new Error('scenario 7 does not open');
  return everyoneReady(newGame(opened.box, randomFrom('bench')).game);
}

export function everyoneReady(game: Game): Game {
  return game.shared.ready.reduce(
    (now, _, seat) => accepted(now, { type: 'ready', seat, ready: true }),
    game,
  );
}

export function accepted(game: Game, command: MallCommand): Game {
  const decision = decide(game, command, AT);
  if (isRefusal(decision)) throw new Error(JSON.stringify(decision));
  return decision.game;
}

function holder(game: Game, letter: string): number {
  return game.shared.hands.findIndex((hand) => hand.join('').includes(letter));
}

export const explorer = (game: Game) => holder(game, 'X');

/** Whoever is not named stays where it is. */
export function withPawns(game: Game, pawns: readonly number[]): Game {
  const everyone = game.shared.pawns.map((space, pawn) => pawns[pawn] ?? space);
  return { ...game, shared: { ...game.shared, pawns: everyone } };
}

/** The hero of the space's colour on the first unused exploration space, ready to explore. */
export function atExploration(game: Game): Game {
  const space = game.shared.board.unused.find((one) => game.box.print[one]?.explore) as number;
  const hero = PAWNS.findIndex((pawn) => COLOUR[pawn] === game.box.print[space]?.explore);
  return withPawns(game, CENTRE.with(hero, space));
}

export function withTiles(game: Game, count: number): Game {
  let now = game;
  while (now.shared.board.placed.length < count) {
    now = explored(atExploration(now));
  }
  return withPawns(now, CENTRE);
}

/** Where the tile could come to several places, it comes to the first that takes it. */
function explored(game: Game): Game {
  const seat = explorer(game);
  const drawn = accepted(game, { type: 'explore', seat });
  const place = drawn.shared.drawn !== null && options(drawn, seat).find(({ type }) => type === 'place');
  return place ? accepted(drawn, place) : drawn;
}

/** A walk of random moves, refused ones included, each stating where its pawn really stands. */
export function someMoves(start: Game, seed: string, count: number) {
  let game = start;
  let random: Random = randomFrom(seed);
  const moves: Move[] = [];
  let refused = 0;
  while (moves.length < count) {
    const [move, after] = randomMove(game, random);
    random = after;
    const decision = decide(game, move, AT);
    if (isSpecial(game, decision)) continue;
    if (isRefusal(decision)) refused++;
    else game = decision.game;
    moves.push(move);
  }
  return { moves, refused };
}

function randomMove(game: Game, random: Random): readonly [Move, Random] {
  const [drawn, one] = below(random, game.box.pawns.length);
  // Who stands nowhere gives its turn to the first.
  const pawn = (game.shared.pawns[drawn] as number) < 0 ? 0 : drawn;
  const [side, two] = below(one, 4);
  const [longer, three] = below(two, 2);
  const direction = DIRECTIONS[side] as Move['direction'];
  const seat = holder(game, letterOf(direction));
  const from = game.shared.pawns[pawn] as number;
  const name = game.box.pawns[pawn] as Move['pawn'];
  return [{ type: 'move', seat, pawn: name, from, direction, distance: 1 + longer }, three];
}

const letterOf = (direction: string) => (direction[0] as string).toUpperCase();

// A flip would pass the action tiles and a camera would refuse: the floor knows neither. A captive would stay one.
function isSpecial(game: Game, decision: ReturnType<typeof decide>): boolean {
  if (isRefusal(decision)) return decision.refused === 'timer.watched';
  const { flips, memory } = decision.game.shared;
  return flips > game.shared.flips || memory.guardRoom !== game.shared.memory.guardRoom;
}

/** The barbarian one step from the start tile's sand timer, and that step. */
export function besideTimer(game: Game): { readonly game: Game; readonly command: MallCommand } {
  const timer = game.box.print.findIndex((space) => space.timer);
  for (const [index, direction] of DIRECTIONS.entries()) {
    const from = game.shared.board.next[timer * 4 + ((index + 2) & 3)] as number;
    if (from < 0) continue;
    const others = CENTRE.filter((space) => space !== from).slice(0, 3);
    const near = withPawns(game, [from, ...others]);
    const seat = holder(game, letterOf(direction));
    return { game: near, command: { type: 'move', seat, pawn: 'barbarian', from, direction, distance: 1 } };
  }
  throw new Error('the sand timer space is walled in');
}
