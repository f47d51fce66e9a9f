import { expect } from 'vitest';
import {
  type Box,
  type Decision,
  decide,
  type Game,
  isRefusal,
  type MallCommand,
  type MallEvent,
  newGame,
  openBox,
  type Pawn,
  type Refusal,
  randomFrom,
  type Setup,
  type Tile,
} from '#engine/mall/index.ts';
import { WITH_GUESTS } from '../pieces/index.ts';
import { TEST_TILES } from './tiles.ts';

// One line sets a table: `running({ pieces: ['cameras'], onTop: ['C1', 'C2'] })`.

export const FULL = 180_000;

/** Two players: seat 0 holds north, east and vortex; seat 1 south, west, escalator and explore, or the other way round. */
export const PLAIN: Setup = { players: 2, start: 'T1', deck: [], onTop: ['I', 'X'], pieces: [], sand: FULL };

export function boxFor(change: Partial<Setup> = {}, tiles: ReadonlyMap<string, Tile> = TEST_TILES): Box {
  const opened = openBox({ ...PLAIN, ...change }, tiles, WITH_GUESTS);
  if ('problems' in opened) throw new Error(JSON.stringify(opened.problems));
  return opened.box;
}

export function problems(
  change: Partial<Setup>,
  tiles: ReadonlyMap<string, Tile> = TEST_TILES,
): readonly Refusal[] {
  const opened = openBox({ ...PLAIN, ...change }, tiles, WITH_GUESTS);
  return 'problems' in opened ? opened.problems : [];
}

export function dealt(change: Partial<Setup> = {}, seed = 'seed', tiles = TEST_TILES): Game {
  return newGame(boxFor(change, tiles), randomFrom(seed)).game;
}

/** Everyone is ready at host time 0: the sand runs. */
export function running(change: Partial<Setup> = {}, seed = 'seed', tiles = TEST_TILES): Game {
  return start(dealt(change, seed, tiles));
}

export function start(game: Game, at = 0): Game {
  return game.shared.ready.reduce(
    (now, _, seat) => accept(now, { type: 'ready', seat, ready: true }, at),
    game,
  );
}

export function run(game: Game, command: MallCommand, at = 1): Decision {
  const decision = decide(game, command, at);
  if (isRefusal(decision))
    throw new Error(`refused: ${JSON.stringify(decision)} for ${JSON.stringify(command)}`);
  return decision;
}

export function accept(game: Game, command: MallCommand, at = 1): Game {
  return run(game, command, at).game;
}

/** How often the sand was turned. */
export const turnedOf = ({ shared }: Game): number => shared.flips;

export function typesOf(events: readonly MallEvent[]): readonly string[] {
  return events.map(({ type }) => type);
}

/** The code of the refusal; the game must be left exactly as it was. */
export function refusal(game: Game, command: unknown, at = 1): string | undefined {
  const before = JSON.stringify(game.shared);
  const decision = decide(game, command, at);
  expect(JSON.stringify(game.shared)).toBe(before);
  return isRefusal(decision) ? decision.refused : undefined;
}

/** What comes of it, whatever that is. */
export const decided = (game: Game, command: unknown, at = 1): Decision | Refusal =>
  decide(game, command, at);

/** A space by the name of its tile, row and column as drawn. */
export function at(game: { box: Box }, tile: string, row: number, column: number): number {
  const number = game.box.tiles.findIndex(({ name }) => name === tile);
  if (number < 0) throw new Error(`no tile ${tile}`);
  return number * 16 + row * 4 + column;
}

export type Spot = readonly [tile: string, row: number, column: number];

/** The same game with these pawns elsewhere, as if they had always stood there. */
export function put(game: Game, spots: Partial<Record<Pawn | 'beadle', Spot>>): Game {
  const pawns = game.shared.pawns.map((space, pawn) => {
    const spot = spots[game.box.pawns[pawn] as Pawn];
    return spot === undefined ? space : at(game, ...spot);
  });
  return change(game, { pawns });
}

export function change(game: Game, shared: Partial<Game['shared']>): Game {
  return { ...game, shared: { ...game.shared, ...shared } };
}

/** Hands as given, one text of letters a seat. */
export function deal(game: Game, ...hands: readonly string[]): Game {
  return change(game, { hands: hands.map((letters) => (letters === '' ? [] : [letters])) });
}

export function spaceOfPawn(game: Game, pawn: Pawn): number {
  return game.shared.pawns[game.box.pawns.indexOf(pawn)] as number;
}

export function seatWith(game: Game, action: string): number {
  return game.shared.hands.findIndex((hand) => hand.some((tile) => tile.includes(action)));
}

const LETTER = { north: 'N', east: 'E', south: 'S', west: 'W' } as const;

/** The command of whoever holds that direction. */
export function move(game: Game, pawn: Pawn, direction: keyof typeof LETTER, distance = 1): MallCommand {
  const seat = seatWith(game, LETTER[direction]);
  return { type: 'move', seat, pawn, from: spaceOfPawn(game, pawn), direction, distance };
}

export function vortex(game: Game, pawn: Pawn, ...to: Spot): MallCommand {
  const from = spaceOfPawn(game, pawn);
  return { type: 'vortex', seat: seatWith(game, 'V'), pawn, from, to: at(game, ...to) };
}

export function escalator(game: Game, pawn: Pawn, ...to: Spot): MallCommand {
  const from = spaceOfPawn(game, pawn);
  return { type: 'escalator', seat: seatWith(game, 'L'), pawn, from, to: at(game, ...to) };
}

export function explore(game: Game): MallCommand {
  return { type: 'explore', seat: seatWith(game, 'X') };
}

export function place(game: Game, ...spot: Spot): MallCommand {
  return { type: 'place', seat: seatWith(game, 'X'), space: at(game, ...spot) };
}

export function jump(game: Game, direction: keyof typeof LETTER, ...to: Spot): MallCommand {
  const from = spaceOfPawn(game, 'sister');
  return {
    type: 'jump',
    seat: seatWith(game, LETTER[direction]),
    pawn: 'sister',
    from,
    direction,
    to: at(game, ...to),
  };
}

export const theft: MallCommand = { type: 'theft', seat: 0 };

export const EXPLORATIONS: Readonly<Record<string, Spot>> = {
  dwarf: ['T1', 0, 2],
  elf: ['T1', 2, 3],
  barbarian: ['T1', 3, 1],
  mage: ['T1', 1, 0],
};

/** Lays the deck's tiles one after the other beyond tile T1: in front of the dwarf (north), elf (east), barbarian (south), mage (west). */
export function laid(game: Game, ...heroes: readonly (keyof typeof EXPLORATIONS)[]): Game {
  return heroes.reduce((now, hero) => {
    const home = now.shared.pawns;
    const out = put(now, { [hero]: EXPLORATIONS[hero] as Spot });
    return change(accept(out, explore(out)), { pawns: home });
  }, game);
}
