import { COLOUR, DIRECTIONS, type Game, type Pawn } from '#engine/mall/index.ts';
import type { Space } from '#engine/mall/spaces.ts';
import type { Dice } from '../properties/dice.ts';
import { canStand, guardsOf, put, type Wish, wished } from './putting.ts';
import { elsewhere, frogInside, hovering, runs, stocked } from './stir.ts';
import {
  isAtDoor,
  isAtPost,
  isAwaited,
  isClose,
  isInside,
  isNear,
  isOn,
  isOpening,
  isSwept,
} from './wishes.ts';

// Several pawns are put where together they bring something about that is rare.

type Stage = (game: Game, dice: Dice) => Game;

/** Those that have something to work with, each with what it is about. */
function stagesOf(game: Game): readonly (readonly [Stage, ...string[]])[] {
  const { box, shared } = game;
  const plays = (...modules: string[]) => modules.some((module) => box.setup.pieces.includes(module));
  const guards = guardsOf(game).length > 0;
  const { maps = -1, beholder = -1, sensor } = shared.memory;
  const given: readonly (readonly [boolean, Stage, ...string[]])[] = [
    [plays('guardRoom', 'lockedExit', 'controlRoom'), manned, 'lockedExit', 'code'],
    [(sensor?.tile ?? -1) >= 0, swept, 'sensor'],
    [beholder >= 0, hovered, 'beholder'],
    [runs(game, 'frog') || runs(game, 'voucher'), awaited, 'frog', 'voucher'],
    [plays('crystalBall', 'maps') && maps < 0, gazing, 'maps'],
    [plays('telekinesis'), pulling, 'telekinesis'],
    [runs(game, 'invisibility'), unseen, 'invisibility'],
    [plays('controlRoom'), sending, 'controlRoom'],
    [plays('shafts', 'breaches') && guards, guardAtToken, 'shafts', 'breaches'],
    [plays('guardRoom') && guards, warding, 'guardRoom'],
    [shared.stolen, leaving, 'clearTile'],
    [!shared.stolen, gathered, 'reinforcements', 'frogDiversion'],
  ];
  return given.flatMap(([is, ...stage]) => (is ? [stage] : []));
}

/** Half of the time what the game is about. */
export function staged(game: Game, dice: Dice, theme: readonly string[]): Game {
  const stages = stagesOf(game);
  const fit = stages.filter(([, ...about]) => about.some((one) => theme.includes(one)));
  const [stage] = dice.pick(fit.length > 0 && dice.chance(0.5) ? fit : stages) ?? [];
  return stage?.(game, dice) ?? game;
}

const twoHeroes = (dice: Dice) => dice.shuffled([0, 1, 2, 3]) as [number, number, number, number];

/** One hero on a code, another at a steel door. */
function manned(game: Game, dice: Dice): Game {
  const [one, other] = twoHeroes(dice);
  return wished(wished(game, one, isOn('code'), dice), other, isAtDoor, dice);
}

/** One hero at the sensor's control, somebody where it would look. */
function swept(game: Game, dice: Dice): Game {
  const [one, other] = twoHeroes(dice);
  const inTheWay = dice.chance(0.2) ? (dice.pick(guardsOf(game)) ?? other) : other;
  const ready = wished(game, one, isOn('sensorControl'), dice);
  return dice.chance(0.8) ? wished(ready, inTheWay, isSwept, dice) : ready;
}

/** One hero on a command space, the beholder beside whatever lies that way from it. */
function hovered(game: Game, dice: Dice): Game {
  const [one, other] = twoHeroes(dice);
  const ready = wished(game, one, isOn('command'), dice);
  const { box, shared } = ready;
  const at = shared.pawns[one] ?? -1;
  const mark = box.tiles[at >> 4]?.cells[at & 15]?.features.find(({ kind }) => kind === 'command');
  const direction = mark?.kind === 'command' ? mark.direction : dice.pick(DIRECTIONS);
  const whose = dice.pick([other, other, dice.pick(guardsOf(game)) ?? other]);
  return hovering(ready, shared.pawns[whose] ?? -1, direction, dice);
}

/** Somebody where a spell brings a guard back, and the sand can be turned. */
function awaited(game: Game, dice: Dice): Game {
  const whom = dice.chance(0.3) ? (dice.pick(guardsOf(game)) ?? 0) : dice.below(4);
  return stocked(wished(game, whom, isAwaited, dice));
}

/** The mage on a ball, or somebody on a map. */
function gazing(game: Game, dice: Dice): Game {
  const mage = (game.box.pawns as readonly string[]).indexOf('mage');
  return dice.chance(0.5)
    ? wished(game, mage, isOn('crystal'), dice)
    : wished(game, dice.below(4), isOn('map'), dice);
}

/** An invisible mage on a guard's tile, or whatever lies beside it. */
function unseen(game: Game, dice: Dice): Game {
  const mage = (game.box.pawns as readonly string[]).indexOf('mage');
  const guards = guardsOf(game).map((guard) => game.shared.pawns[guard] ?? -1);
  const isTheirs: Wish = (_, __, space) => guards.some((at) => at >= 0 && at >> 4 === space >> 4);
  return wished(game, mage, dice.chance(0.5) ? isTheirs : isClose, dice);
}

/** Somebody in the control room. */
const sending = (game: Game, dice: Dice) => wished(game, dice.below(4), isOn('controlRoom'), dice);

/** One hero before its exit, another perhaps on the closed tile. */
function leaving(game: Game, dice: Dice): Game {
  const wanted = game.box.goals.heroes.filter((hero) => !game.shared.escaped[hero]);
  const one = dice.pick(wanted);
  const [other] = twoHeroes(dice).filter((hero) => hero !== one);
  const isClosed: Wish = ({ box }, _, space) => box.tiles[space >> 4]?.name === '8*';
  const ready = wished(game, one, isNear, dice);
  return dice.chance(0.6) ? wished(ready, other ?? one, isClosed, dice) : ready;
}

const warding = (game: Game, dice: Dice) => wished(game, dice.pick(guardsOf(game)), isInside, dice);

/** The elf where a tile can be explored. */
function pulling(game: Game, dice: Dice): Game {
  const elf = (game.box.pawns as readonly string[]).indexOf('elf');
  return stocked(wished(game, elf, isOpening, dice));
}

/** Every hero on its item, if all of them are there to be stood on; guards and beholder out of their way. */
export function gathered(game: Game, dice: Dice): Game {
  const { print } = game.box;
  const items = print.flatMap(({ item }, space) => (item === null ? [] : [space >> 4]));
  const isAside = (_: Game, __: number, space: Space) => !items.includes(space >> 4);
  const away = guardsOf(game).reduce(
    (now, guard) => wished(now, guard, isAside, dice),
    elsewhere(game, dice),
  );
  const ready = onItems(game.box.setup.pieces.includes('frogDiversion') ? frogInside(away, dice) : away);
  const { heroes } = game.box.setup.goals ?? {};
  const idle = ready.box.cast.flatMap(({ id, hero }, index) =>
    hero && heroes !== undefined && !heroes.includes(id) && dice.chance(0.4) ? [index] : [],
  );
  return idle.reduce((now, pawn) => wished(now, pawn, isAtPost, dice), ready);
}

function onItems(game: Game): Game {
  return game.box.pawns.reduce((now, pawn, index) => {
    const colour = COLOUR[pawn as Pawn];
    const item = now.box.print.findIndex((info) => info.item !== null && info.item === colour);
    return item >= 0 && canStand(now, index, item) ? put(now, index, item) : now;
  }, game);
}

/** A guard where a shaft or a breach is, in the guard room if it can be. */
export function guardAtToken(game: Game, dice: Dice): Game {
  const { shared } = game;
  const laid = (shared.memory.shafts?.laid ?? []).flat();
  const halves = [...laid, ...(shared.memory.breaches?.made ?? []).flatMap(({ from, to }) => [from, to])];
  const inside = halves.filter((space) => isInside(game, 0, space));
  const wanted = inside.length > 0 ? inside : halves;
  const guard = dice.pick(guardsOf(game)) ?? -1;
  return wanted.length === 0 ? game : wished(game, guard, (_, __, space) => wanted.includes(space), dice);
}
