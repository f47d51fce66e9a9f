import { DIRECTIONS, type Game, type MallCommand } from '#engine/mall/index.ts';
import type { Dice } from '../properties/dice.ts';
import { spotAt } from './adapter.ts';

// Well-formed commands that are mostly just beside what is allowed: another holder, distance, space or pawn.

export function nearMiss(game: Game, offered: readonly MallCommand[], dice: Dice): MallCommand {
  const offer = offered.length > 0 && dice.chance(0.4) ? dice.pick(offered) : undefined;
  return offer === undefined ? anyCommand(game, dice) : spoilt(game, offer, dice);
}

/** In every direction, since steel doors are few. */
export function everyBreach({ box, shared }: Game): MallCommand[] {
  const left = shared.memory.breaches?.left ?? 0;
  const from = Math.max(0, shared.pawns[(box.pawns as string[]).indexOf('barbarian')] ?? 0);
  return left > 0 ? DIRECTIONS.map((direction) => ({ type: 'breach', seat: 0, from, direction })) : [];
}

/** One thing about it is different. */
function spoilt({ box, shared }: Game, command: MallCommand, dice: Dice): MallCommand {
  const index = dice.below(box.pawns.length);
  const change = dice.pick([
    { seat: dice.below(box.setup.players) },
    ...('distance' in command ? [{ distance: command.distance + 1 + dice.below(3) }] : []),
    ...('direction' in command ? [{ direction: dice.pick(DIRECTIONS) }] : []),
    ...('to' in command ? [{ to: dice.below(box.print.length) }] : []),
    ...('pawn' in command ? [{ pawn: box.pawns[index], from: Math.max(0, shared.pawns[index] ?? 0) }] : []),
    ...('from' in command && dice.chance(0.2) ? [{ from: dice.below(box.print.length) }] : []),
    ...('space' in command ? [{ space: dice.below(box.print.length) }] : []),
    ...('tile' in command ? [{ tile: dice.below(box.tiles.length) }] : []),
    ...('other' in command ? [{ other: box.pawns[index], to: Math.max(0, shared.pawns[index] ?? 0) }] : []),
    ...('target' in command ? [{ target: dice.below(box.setup.players + 1) }] : []),
  ]);
  return { ...command, ...change } as MallCommand;
}

function anyCommand(game: Game, dice: Dice): MallCommand {
  const { box, shared } = game;
  const seat = dice.below(box.setup.players);
  const holder = (letter: string) => {
    const found = shared.hands.findIndex((hand) => hand.some((tile) => tile.includes(letter)));
    return dice.chance(0.95) ? Math.max(0, found) : seat;
  };
  const direction = dice.pick(DIRECTIONS);
  const index = dice.below(box.pawns.length);
  const pawn = { pawn: box.pawns[index], from: Math.max(0, shared.pawns[index] ?? 0) };
  const from = (name: string) => Math.max(0, shared.pawns[(box.pawns as string[]).indexOf(name)] ?? 0);
  const to = anySpace(game, dice);
  const mover = holder(direction.slice(0, 1).toUpperCase());
  return dice.pick<() => object>([
    () => ({ type: 'move', seat: mover, ...pawn, direction, distance: 1 + dice.below(3) }),
    () => ({ type: 'move', seat: mover, ...pawn, direction, distance: 1 + dice.below(7) }),
    () => ({ type: 'move', seat: mover, ...pawn, direction, distance: 1 }),
    () => ({
      type: 'jump',
      seat: mover,
      ...sister(game),
      direction,
      to: inLine(game, direction, dice) ?? to,
    }),
    () => ({ type: 'vortex', seat: holder('V'), ...pawn, to: vortex(game, dice) ?? to }),
    () => ({ type: 'escalator', seat: holder('L'), ...pawn, to: farEnd(game, pawn.from) ?? to }),
    () => ({ type: 'explore', seat: holder('X') }),
    () => ({ type: 'place', seat: holder('X'), space: slot(game, dice) ?? to }),
    () => ({ type: 'theft', seat }),
    () => ({ type: dice.pick(['turnSand', 'callTalk']), seat }),
    () => ({ type: 'swapHands', seat, target: dice.below(box.setup.players) }),
    () => ({ type: 'layShaft', seat, from: from('dwarf'), to: inRoom(game, dice) ?? to }),
    () => ({ type: 'breach', seat, from: from('barbarian'), direction }),
    () => ({ type: 'shaft', seat, ...pawn, to: shaftEnd(game, dice) ?? to }),
    () => ofMagic(game, dice, seat, pawn, to),
    () => ofMagic(game, dice, seat, pawn, to),
    () => ({ type: 'steer', seat: mover, direction }),
    () => ({ type: 'telekinesis', seat, from: from('elf'), tile: dice.pick(shared.board.placed).tile }),
    () => ({ type: 'sendGuard', seat: holder('V'), ...aGuard(game, dice), to: vortex(game, dice) ?? to }),
    () => ({ type: 'turnSensor', seat, clockwise: dice.chance(0.5) }),
    () => ({ type: 'theft', seat, at: [to, anySpace(game, dice)] }),
  ])() as MallCommand;
}

/** A spell that lies ready, if any does. */
function ofMagic(game: Game, dice: Dice, seat: number, pawn: object, to: number): object {
  const { held = [] } = game.shared.memory.spells ?? {};
  const [one, two] = [aPawn(game, dice), aPawn(game, dice)];
  const words: Readonly<Record<string, () => object>> = {
    broom: () => ({ type: 'castBroom', space: some(game.shared.outOfOrder, dice) ?? to }),
    crystal: () => ({ type: 'castCrystal' }),
    code: () => ({ type: 'castCode' }),
    swap: () => ({ type: 'castSwap', ...one, other: two.pawn, to: two.from }),
    teleport: () => ({ type: 'castTeleport', ...pawn, to }),
    clairvoyance: () => ({ type: 'castClairvoyance' }),
    ghost: () => ({ type: 'castGhost' }),
    frog: () => ({ type: 'castFrog', ...aGuard(game, dice) }),
    invisibility: () => ({ type: 'castInvisibility' }),
    voucher: () => ({ type: 'castVoucher', ...aGuard(game, dice), to: entrance(game, dice) ?? to }),
  };
  const name = held.length > 0 && dice.chance(0.95) ? dice.pick(held) : dice.pick(Object.keys(words));
  return { ...words[name]?.(), seat };
}

const where = ({ box, shared }: Game, index: number) => ({
  pawn: box.pawns[index],
  from: Math.max(0, shared.pawns[index] ?? 0),
});

const aPawn = (game: Game, dice: Dice) => where(game, dice.below(game.box.pawns.length));

function aGuard(game: Game, dice: Dice) {
  const guards = [...game.box.pawns.keys()].filter((index) => !game.box.cast[index]?.hero);
  return guards.length > 0 ? where(game, dice.pick(guards)) : aPawn(game, dice);
}

function entrance({ box, shared }: Game, dice: Dice): number | undefined {
  const spaces = shared.board.placed.flatMap(({ tile }) =>
    Array.from({ length: 16 }, (_, cell) => tile * 16 + cell),
  );
  const isOne = (space: number) =>
    box.tiles[space >> 4]?.cells[space & 15]?.features.some(({ kind }) => kind === 'burger') ?? false;
  return some(spaces.filter(isOne), dice);
}

/** Mostly on a tile that lies there, and often where somebody or something is. */
function anySpace({ box, shared }: Game, dice: Dice): number {
  const busy = [...shared.pawns.filter((space) => space >= 0), ...shared.outOfOrder, ...ends(shared)];
  if (dice.chance(0.2)) return dice.pick(busy);
  if (dice.chance(0.1)) return dice.below(box.print.length);
  return dice.pick(shared.board.placed).tile * 16 + dice.below(16);
}

function ends({ memory }: Game['shared']): number[] {
  const made = memory.breaches?.made ?? [];
  return [...(memory.shafts?.laid ?? []).flat(), ...made.flatMap(({ from, to }) => [from, to])];
}

const some = (spaces: readonly number[], dice: Dice) =>
  spaces.length > 0 && dice.chance(0.9) ? dice.pick(spaces) : undefined;

function sister({ box, shared }: Game) {
  const index = (box.pawns as string[]).indexOf('sister');
  return { pawn: 'sister', from: Math.max(0, shared.pawns[index] ?? 0) };
}

/** Straight ahead of the sister, on whatever tile. */
function inLine(game: Game, direction: string, dice: Dice): number | undefined {
  const { from } = sister(game);
  const [x, y] = (spotAt(game, from) ?? '0,0').split(',').map(Number) as [number, number];
  const [dx, dy] = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] }[direction] as [
    number,
    number,
  ];
  const wanted = Array.from({ length: 9 }, (_, far) => `${x + dx * (far + 1)},${y + dy * (far + 1)}`);
  const spaces = game.shared.board.placed.flatMap(({ tile }) =>
    Array.from({ length: 16 }, (_, cell) => tile * 16 + cell),
  );
  return some(
    spaces.filter((space) => wanted.includes(spotAt(game, space) ?? '')),
    dice,
  );
}

function inRoom({ box, shared }: Game, dice: Dice): number | undefined {
  const room = shared.board.placed.find(({ tile }) => box.tiles[tile]?.name === '25');
  return room !== undefined && dice.chance(0.4) ? room.tile * 16 + dice.below(16) : undefined;
}

const shaftEnd = ({ shared }: Game, dice: Dice) => some((shared.memory.shafts?.laid ?? []).flat(), dice);

const vortex = ({ box }: Game, dice: Dice) => some(Object.values(box.vortexes).flat(), dice);

function slot({ box, shared }: Game, dice: Dice): number | undefined {
  const laid = shared.board.placed.flatMap(({ tile }) => [2, 4, 11, 13].map((cell) => tile * 16 + cell));
  return some(
    laid.filter((space) => box.print[space]?.corridor),
    dice,
  );
}

function farEnd({ box }: Game, from: number): number | undefined {
  const end = box.print[from]?.escalator ?? -1;
  return end < 0 ? undefined : end;
}
