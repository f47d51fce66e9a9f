import { slotTowards } from '#engine/mall/board.ts';
import {
  DIRECTIONS,
  decide,
  evolve,
  type Game,
  isRefusal,
  type MallCommand,
  type MallEvent,
  newGame,
  openBox,
  options,
  randomFrom,
  sandLeft,
  viewFor,
} from '#engine/mall/index.ts';
import { pointOf } from '#engine/mall/lattice.ts';
import { PIECES } from '#engine/mall/rules/index.ts';
import { FULL, NOW, type Position, type Spot, type Summary, tileNames } from './position.ts';

// The engine's side of the comparison: a game set up from a position, what it offers, and what the
// game is after each.

export function setGame(position: Position): Game {
  const [start, ...onTop] = tileNames(position) as [string, ...string[]];
  const { pieces, hands, tiles } = position;
  const setup = { players: hands.length, start, deck: [], onTop, pieces, sand: FULL };
  const opened = openBox(setup, tiles, PIECES);
  if ('problems' in opened) throw new Error(JSON.stringify(opened.problems));
  const { game } = newGame(opened.box, randomFrom('perft'));
  const begun = evolve(arrange(game, position), { type: 'started', at: 0 });
  return position.laid.reduce((now, [tile, from, side]) => layOne(now, position, tile, from, side), begun);
}

function arrange(game: Game, position: Position): Game {
  const { hands, stolen, outOfOrder, solo } = position;
  const at = spaceIn(position);
  const pawns = game.box.pawns.map((pawn) =>
    at(position.pawns[pawn as keyof typeof position.pawns] ?? [position.start, 0, 0]),
  );
  const secrets =
    solo === undefined ? game.secrets : { ...game.secrets, memory: { ...game.secrets.memory, solo } };
  const shared = {
    ...game.shared,
    pawns,
    hands: hands.map((letters) => (letters === '' ? [] : [letters])),
    stolen: stolen ?? false,
    outOfOrder: (outOfOrder ?? []).map(at),
  };
  return { box: game.box, shared, secrets };
}

const spaceIn =
  (position: Position) =>
  ([tile, row, column]: Spot) =>
    tileNames(position).indexOf(tile) * 16 + row * 4 + column;

function layOne(
  game: Game,
  position: Position,
  name: string,
  from: string,
  side: (typeof DIRECTIONS)[number],
): Game {
  const [tile, under] = [name, from].map((one) => tileNames(position).indexOf(one)) as [number, number];
  const placement = game.shared.board.placed.find((placed) => placed.tile === under);
  if (placement === undefined) throw new Error(`${from} is not laid`);
  const next = game.box.policies.faceUp ? (game.secrets.deck[1] ?? null) : null;
  const space = slotTowards(placement, DIRECTIONS.indexOf(side));
  const events: MallEvent[] = [
    { type: 'drawn', tile, next },
    { type: 'placed', tile, space, paid: 'hero' },
  ];
  return events.reduce(evolve, game);
}

export interface Offer {
  readonly command: MallCommand;
  readonly next: Game;
}

/** Do Something! changes nothing in the mall; getting ready, stares, words and pauses are not offered here. */
export function offers(game: Game): Offer[] {
  return game.shared.hands.flatMap((_, seat) =>
    options(viewFor(game, seat), seat)
      .filter(({ type }) => type !== 'doSomething')
      .map((command) => ({ command, next: after(game, command) })),
  );
}

function after(game: Game, command: MallCommand): Game {
  const decision = decide(game, command, NOW);
  if (isRefusal(decision)) throw new Error(`offered and refused: ${JSON.stringify(command)}`);
  return decision.game;
}

export function gameSummary({ box, shared, secrets }: Game): Summary {
  const shuffled = box.setup.pieces.includes('solo') && shared.flips > 0;
  const solo = shared.memory.solo;
  const ball = shared.memory.crystalBall ?? -1;
  const debt = shared.memory.rearrangement;
  return {
    pawns: shared.pawns.map((space) => (space < 0 ? null : space)),
    left: shared.escaped,
    board: shared.board.placed.map((placement) => boardLine(placement)).sort((a, b) => a[0] - b[0]),
    deck: secrets.deck,
    drawn: shared.drawn,
    outOfOrder: shared.outOfOrder.toSorted((a, b) => a - b),
    hands: shared.hands.map((hand) => hand.join('')),
    stolen: shared.stolen,
    talk: shared.talk,
    sand: sandLeft(shared.sand, NOW),
    result: shared.result === null ? null : shared.result.won ? 'won' : 'lost',
    ball: ball < 0 ? null : ball,
    owed: debt?.owed ?? 0,
    pile: shuffled ? [] : (solo?.pile ?? []),
    hidden: shuffled ? ['shuffled'] : (secrets.memory.solo ?? []),
  };
}

/** The corner is where the first cell of a tile that is not turned would lie. */
function boardLine(placement: Parameters<typeof pointOf>[0]) {
  const { x, y } = pointOf({ ...placement, turn: 0 }, 0);
  return [placement.tile, placement.dimension, x, y, placement.turn] as const;
}
