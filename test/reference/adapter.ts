import type { Game, MallCommand } from '#engine/mall/index.ts';
import type { Placement } from '#engine/mall/lattice.ts';
import { HEROES, type Links, type Pawn, type Position, type Table } from './position.ts';
import { type Laid, type Spot, spotOf } from './tiles.ts';
import type { Word } from './words.ts';

// The only file that knows both: the engine's game as the reference's position, a command in the reference's words.

/** What the reference has an opinion about. */
export const KNOWN: readonly string[] = [
  ...['move', 'jump', 'vortex', 'escalator', 'explore', 'place', 'theft'],
  ...['turnSand', 'callTalk', 'swapHands', 'layShaft', 'shaft', 'breach'],
];

const laidBy = new WeakMap<readonly Placement[], readonly Laid[]>();

function laidOf({ box, shared }: Game): readonly Laid[] {
  const { placed } = shared.board;
  const known = laidBy.get(placed) ?? placed.map((one) => laidAs(box.tiles[one.tile]?.name ?? '', one));
  laidBy.set(placed, known);
  return known;
}

const laidAs = (name: string, { a, b, turn }: Placement): Laid => ({
  ...{ name, x: 4 * a - b, y: a + 4 * b, turn },
});

export function spotAt(game: Game, space: number): Spot | null {
  const name = game.box.tiles[space >> 4]?.name;
  const laid = laidOf(game).find((one) => one.name === name);
  return laid === undefined ? null : spotOf(laid, space & 15);
}

export function tableOf({ box }: Game): Table {
  return {
    modules: new Set(box.setup.pieces),
    drawings: new Map(box.tiles.map((tile) => [tile.name, tile])),
  };
}

export function positionOf(game: Game, table: Table): Position {
  const { shared, secrets, box } = game;
  const { memory } = shared;
  const name = (tile: number) => box.tiles[tile]?.name ?? '';
  const spot = (space: number) => spotAt(game, space) as Spot;
  const spotOrNone = (space: number | undefined) => (space === undefined ? null : spotAt(game, space));
  const who = box.pawns as readonly Pawn[];
  const laid = laidOf(game);
  const away = who.filter((_, index) => (shared.pawns[index] ?? -1) < 0 && !shared.escaped[index]);
  const guardCame = laid.some((tile) => tile.name === '9*');
  const shafts = memory.shafts?.laid ?? [];
  const breaches = memory.breaches?.made ?? [];
  return {
    table,
    laid,
    deck: secrets.deck.map(name),
    drawn: shared.drawn === null ? null : name(shared.drawn),
    pawns: new Map(
      who.flatMap((pawn, index) => {
        const space = shared.pawns[index] ?? -1;
        return space < 0 ? [] : [[pawn, spot(space)] as const];
      }),
    ),
    gone: HEROES.filter((hero) => shared.escaped[who.indexOf(hero)]),
    aside: away.filter((pawn) => pawn !== 'guard' || guardCame),
    outOfOrder: shared.outOfOrder.map(spot),
    hands: shared.hands,
    stolen: shared.stolen,
    talk: shared.talk,
    sand: shared.sand,
    flips: shared.flips,
    tokens: memory.antiStress ?? { sand: 0, swap: 0, loudspeaker: 0 },
    shafts: linksOf(
      memory.shafts?.left,
      shafts.map(([one, other]) => [spot(one), spot(other)]),
    ),
    breaches: linksOf(
      memory.breaches?.left,
      breaches.map(({ from, to }) => [spot(from), spot(to)]),
    ),
    map: spotOrNone(memory.maps),
    ball: spotOrNone(memory.crystalBall),
    result: shared.result === null ? null : shared.result.won ? 'won' : 'lost',
  };
}

const linksOf = (left: number | undefined, laid: Links['laid']): Links => ({ left: left ?? 0, laid });

export function wordOf(game: Game, command: MallCommand): Word {
  const side = 'direction' in command ? { side: command.direction } : {};
  const from = 'from' in command ? { from: spotAt(game, command.from) } : {};
  const to = 'to' in command ? { to: spotAt(game, command.to) } : {};
  const at = command.type === 'place' ? { at: spotAt(game, command.space) } : {};
  return { ...command, ...side, ...from, ...to, ...at } as Word;
}
