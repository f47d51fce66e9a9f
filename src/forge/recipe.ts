import type { Pawn } from '#engine/family/pawns.ts';
import type { Dice } from './dice.ts';

// What a trial is to be made of, and how hard it is to become.

export type Feature = 'door' | 'ladder' | 'current' | 'dwarf' | 'elf' | 'barbarian' | 'mage' | 'sister';

export interface Recipe {
  readonly stars: number;
  readonly width: number;
  readonly height: number;
  readonly pawns: readonly Pawn[];
  /** What it is about: it can not be solved, or not as quickly, without. */
  readonly features: readonly Feature[];
  /** At most so many of each. */
  readonly doors: number;
  readonly keys: number;
  readonly ladders: number;
  readonly currents: number;
  readonly narrows: number;
  readonly traps: number;
  readonly invocations: number;
  readonly armories: boolean;
  readonly sharedExit: boolean;
  /** In percent of the cells. */
  readonly hollow: number;
  readonly target: number;
  readonly longest: number;
}

/** Grades of a level lie between these. */
export const BANDS: Readonly<Record<number, readonly [number, number]>> = {
  1: [6, 17],
  2: [18, 29],
  3: [30, 46],
  4: [47, 120],
};

/** The level of a grade; 0 below the first. */
export function starsOf(grade: number): number {
  return Object.entries(BANDS).reduce(
    (stars, [level, [least]]) => (grade >= least ? Number(level) : stars),
    0,
  );
}

/** The fewest actions of a level. */
export const LEAST: Readonly<Record<number, number>> = { 1: 4, 2: 8, 3: 12, 4: 18 };

/** And the most: longer ones are a chore. */
export const MOST: Readonly<Record<number, number>> = { 1: 12, 2: 18, 3: 26, 4: 36 };

/** The fewest actions that are made for others. */
export const SURPLUS: Readonly<Record<number, number>> = { 1: 1, 2: 2, 3: 4, 4: 7 };

interface Level {
  readonly sizes: readonly (readonly [number, number])[];
  /** Spaces one can be on, about: by the number of pawns, so that a search stays short. */
  readonly spaces: Readonly<Record<number, number>>;
  readonly pawns: readonly number[];
  /** How many things of a feature, at most. */
  readonly many: number;
  /** In percent. */
  readonly armories: number;
}

const sizes = (...all: readonly string[]) =>
  all.map((size) => size.split('x').map(Number) as [number, number]);

const LEVELS: Readonly<Record<number, Level>> = {
  1: {
    sizes: sizes('4x4', '5x4', '4x5', '5x5'),
    spaces: { 2: 18, 3: 18 },
    pawns: [2, 2, 3],
    many: 1,
    armories: 25,
  },
  2: {
    sizes: sizes('5x5', '6x5', '5x6', '6x6'),
    spaces: { 2: 26, 3: 24 },
    pawns: [2, 3, 3],
    many: 2,
    armories: 30,
  },
  3: {
    sizes: sizes('6x6', '7x6', '6x7', '7x7', '6x5'),
    spaces: { 3: 28, 4: 23 },
    pawns: [3, 3, 4],
    many: 3,
    armories: 40,
  },
  4: {
    sizes: sizes('6x6', '6x6', '7x6', '6x7', '7x7', '8x6'),
    spaces: { 3: 30, 4: 22, 5: 18 },
    pawns: [3, 4],
    many: 4,
    armories: 50,
  },
};

/** So many pawns need a small card: each one makes a search longer by as many times as there are spaces. */
const CROWD = 5;
const CROWDED = sizes('5x5', '6x5', '5x6');

const HERO_OF: Readonly<Partial<Record<Feature, Pawn>>> = {
  dwarf: 'dwarf',
  elf: 'elf',
  barbarian: 'barbarian',
  mage: 'mage',
  sister: 'sister',
};

export interface RecipeWish {
  readonly stars: number;
  readonly features: readonly Feature[];
  readonly target: number;
  /** As many as this; otherwise as usual for the level. */
  readonly pawns?: number;
}

export function recipeOf(die: Dice, { stars, features, target, pawns: many }: RecipeWish): Recipe {
  const level = LEVELS[stars] as Level;
  const [width, height] = die.pick(many === undefined || many < CROWD ? level.sizes : CROWDED);
  const has = (feature: Feature) => features.includes(feature);
  const some = (feature: Feature, least: number, most: number) =>
    has(feature) ? least + die.roll(most - least + 1) : 0;
  const pawns = pawnsOf(die, many === undefined ? level : { ...level, pawns: [many] }, features);
  const kinds = has('door') ? Math.min(3, 1 + die.roll(level.many)) : 0;
  return {
    stars,
    width,
    height,
    pawns,
    features,
    doors: kinds === 0 ? 0 : kinds + die.roll(level.many),
    keys: kinds === 0 ? 0 : kinds + die.roll(Math.min(level.many, 3)),
    ladders: has('ladder') ? 2 + die.roll(level.many) : 0,
    currents: some('current', 1, level.many + 1),
    narrows: some('dwarf', 1, level.many),
    traps: some('barbarian', 1, Math.min(2, level.many)),
    invocations: some('mage', 1, Math.min(2, level.many)),
    // Five have enough to find without.
    armories: die.chance(level.armories) && pawns.length < CROWD,
    sharedExit: die.chance(45) || pawns.length >= CROWD,
    hollow: hollowOf(die, level, width * height, pawns.length),
    longest: (MOST[stars] as number) - 2,
    target,
  };
}

function pawnsOf(die: Dice, { pawns }: Level, features: readonly Feature[]): readonly Pawn[] {
  const needed = features.flatMap((feature) => HERO_OF[feature] ?? []);
  const others = (['barbarian', 'mage', 'elf', 'dwarf'] as const).filter((pawn) => !needed.includes(pawn));
  const count = Math.max(die.pick(pawns), needed.length, 2);
  return [...needed, ...die.mix(others)].slice(0, count);
}

function hollowOf(die: Dice, { spaces }: Level, cells: number, pawns: number): number {
  const wanted = (spaces[pawns] ?? 20) + die.roll(5) - 2;
  return Math.min(50, Math.max(8, Math.round(100 * (1 - wanted / cells))));
}
