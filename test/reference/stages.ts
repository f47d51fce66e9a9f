import { COLOUR, DIRECTIONS, type Game, type Pawn } from '#engine/mall/index.ts';
import type { Space } from '#engine/mall/spaces.ts';
import type { Dice } from '../properties/dice.ts';
import { canStand, guardsOf, put, wished } from './putting.ts';
import { elsewhere, frogInside, hovering, stocked } from './stir.ts';
import { isAtDoor, isAtPost, isAwaited, isInside, isOn, isOpening, isSwept } from './wishes.ts';

// Several pawns are put where together they bring something about that is rare.

export function staged(game: Game, dice: Dice): Game {
  return dice.pick([manned, manned, swept, swept, hovered, hovered, awaited, gazing, pulling])(game, dice);
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

/** The elf where a tile can be explored; or a guard in the guard room. */
function pulling(game: Game, dice: Dice): Game {
  const elf = (game.box.pawns as readonly string[]).indexOf('elf');
  if (dice.chance(0.3)) return wished(game, dice.pick(guardsOf(game)) ?? -1, isInside, dice);
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
