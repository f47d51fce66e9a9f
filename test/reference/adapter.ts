import type { Game, MallCommand } from '#engine/mall/index.ts';
import type { Placement } from '#engine/mall/lattice.ts';
import { tableBehind } from '#engine/mall/rules/spells/diners.ts';
import {
  type Away,
  type Guard,
  HEROES,
  type Hero,
  isGuard,
  type Links,
  type Pawn,
  type Position,
  type Spells,
  type Table,
} from './position.ts';
import { type Laid, SIDES, type Spot, spotOf, turned } from './tiles.ts';
import type { Word } from './words.ts';

// The only file that knows both: the engine's game as the reference's position, a command in the reference's words.

/** What the reference has an opinion about. */
export const KNOWN: readonly string[] = [
  ...['move', 'jump', 'vortex', 'escalator', 'explore', 'place', 'theft'],
  ...['turnSand', 'callTalk', 'swapHands', 'layShaft', 'shaft', 'breach'],
  ...['steer', 'telekinesis', 'sendGuard', 'turnSensor'],
  ...['castBroom', 'castCrystal', 'castCode', 'castSwap', 'castTeleport'],
  ...['castClairvoyance', 'castGhost', 'castFrog', 'castInvisibility', 'castVoucher'],
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
    goal: (box.setup.goals?.heroes as readonly Hero[] | undefined) ?? null,
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
  const shafts = memory.shafts?.laid ?? [];
  const breaches = memory.breaches?.made ?? [];
  return {
    table,
    laid,
    deck: secrets.deck.map(name),
    top: shared.deckTop === null ? null : name(shared.deckTop),
    drawn: shared.drawn === null ? null : name(shared.drawn),
    pawns: new Map(
      who.flatMap((pawn, index) => {
        const space = shared.pawns[index] ?? -1;
        return space < 0 ? [] : [[pawn, spot(space)] as const];
      }),
    ),
    gone: HEROES.filter((hero) => shared.escaped[who.indexOf(hero)]),
    aside: ((memory.guardRoom ?? []) as readonly Pawn[]).filter(
      (pawn) => (shared.pawns[who.indexOf(pawn)] ?? -1) < 0,
    ),
    wardens: ((memory.guardRoom ?? []) as readonly Pawn[]).filter(isGuard),
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
    beholder: (memory.beholder ?? -1) < 0 ? null : name(memory.beholder ?? -1),
    sensor: sensorOf(game, laid),
    telekinesis: memory.telekinesis ?? 0,
    spells: spellsOf(game),
    result: shared.result === null ? null : shared.result.won ? 'won' : 'lost',
  };
}

const linksOf = (left: number | undefined, laid: Links['laid']): Links => ({ left: left ?? 0, laid });

/** Its memory says which of the tile's own sides. */
function sensorOf({ box, shared }: Game, laid: readonly Laid[]): Position['sensor'] {
  const { tile, side } = shared.memory.sensor ?? { tile: -1, side: 0 };
  const lies = laid.find((one) => one.name === box.tiles[tile]?.name);
  return lies === undefined ? null : turned(SIDES[side] ?? 'north', lies.turn);
}

function spellsOf(game: Game): Spells {
  const { held = [], running = [] } = game.shared.memory.spells ?? {};
  const runs = (wanted: string) => running.find(({ spell }) => spell === wanted);
  const [frog, meal] = [runs('frog'), runs('voucher')];
  const away = (one: typeof frog, inside: boolean): Away | null =>
    one === undefined
      ? null
      : {
          guard: one.pawn as Guard,
          at: spotAt(game, (inside ? meal : one)?.space ?? -1) as Spot,
          inside,
        };
  return {
    held,
    clairvoyance: runs('clairvoyance') !== undefined,
    ghost: runs('ghost') !== undefined,
    invisible: runs('invisibility') !== undefined,
    code: runs('code') !== undefined,
    crystal: runs('crystal')?.left ?? 0,
    frog: away(frog, frog?.inside === true),
    diner: away(meal, true),
  };
}

/** Who dines is asked for at its table; the reference knows it by the entrance. */
function tableSpot(
  game: Game,
  { pawn, from }: { readonly pawn: string; readonly from: number },
): Spot | null {
  const meal = game.shared.memory.spells?.running.find(({ spell }) => spell === 'voucher');
  const entrance = meal?.pawn === pawn ? meal.space : undefined;
  if (entrance === undefined) return spotAt(game, from);
  return tableBehind(game, entrance) === from ? spotAt(game, entrance) : null;
}

export function wordOf(game: Game, command: MallCommand): Word {
  const side = 'direction' in command ? { side: command.direction } : {};
  const from = 'from' in command ? { from: spotAt(game, command.from) } : {};
  const to = 'to' in command ? { to: spotAt(game, command.to) } : {};
  const at = 'space' in command ? { at: spotAt(game, command.space) } : {};
  const more =
    command.type === 'castFrog'
      ? { from: tableSpot(game, command) }
      : command.type === 'theft' && command.at !== undefined
        ? { at: command.at.map((space) => spotAt(game, space)) }
        : {};
  const tile = command.type === 'telekinesis' ? { tile: game.box.tiles[command.tile]?.name } : {};
  return { ...command, ...side, ...from, ...to, ...at, ...more, ...tile } as Word;
}
