import { ADVENTURES, type EpicShape } from '#content/adventures.ts';
import type { Pawn } from '#engine/family/pawns.ts';

// What each epic is made of, what it is about, and how long it is to become. How many spaces there are to stand
// on is what can be proved in seconds, and hinted at in a page, with so many heroes and so many cards that move.

export interface EpicRecipe {
  readonly shape: EpicShape;
  readonly stars: number;
  readonly pawns: readonly Pawn[];
  /** Whether the gaps of cards that turn are at their corners, and not in the middle of their sides. */
  readonly corners: boolean;
  /** The cards that have a handle. */
  readonly handles: readonly number[];
  /** Spaces to stand on, at most. */
  readonly spaces: number;
  /** At most so many of each. */
  readonly doors: number;
  readonly ladders: number;
  readonly currents: number;
  readonly narrows: number;
  readonly traps: number;
  readonly invocations: number;
  readonly armories: boolean;
  readonly sharedExit: boolean;
  /** What a shortest solution makes use of, and how often at least. */
  readonly uses: Readonly<Partial<Record<Use, number>>>;
  /** Its fewest and most actions, and how many of them turn or slide cards at least. */
  readonly least: number;
  readonly most: number;
  readonly turns: number;
  /** The lowest and the highest grade it may get. */
  readonly grade: readonly [number, number];
}

export type Use = 'barbarian' | 'mage' | 'elf' | 'dwarf' | 'sister' | 'door' | 'ladder' | 'current';

/** Longer and harder than every trial of its level, shorter than a chore, and not as hard as epics of the level above. */
const LEVELS = {
  1: { least: 10, most: 16, turns: 2, grade: [18, 36] },
  2: { least: 18, most: 24, turns: 3, grade: [30, 48] },
  3: { least: 27, most: 36, turns: 4, grade: [47, 68] },
  4: { least: 37, most: 56, turns: 6, grade: [66, 110] },
} as const;

const NOTHING = { corners: false, armories: false, sharedExit: false };
const NO_THINGS = { doors: 0, ladders: 0, currents: 0, narrows: 0, traps: 0, invocations: 0 };

/** [T15] the four cards beside the hole, and a corner: three go round it, the others come and go. 18 ways to lie. */
const besideTheHole = (corner: 0 | 2 | 5 | 7): readonly number[] =>
  [1, 3, 4, 6, corner].sort((one, other) => one - other);

type Own = Pick<EpicRecipe, 'pawns' | 'handles' | 'spaces' | 'uses'> & Partial<EpicRecipe>;

const OWN: Readonly<Record<number, Own>> = {
  1: {
    pawns: ['barbarian', 'elf', 'dwarf'],
    handles: [0, 3],
    spaces: 42,
    traps: 1,
    narrows: 2,
    sharedExit: true,
    uses: { barbarian: 1, elf: 1, dwarf: 1 },
  },
  2: {
    corners: true,
    pawns: ['mage', 'elf', 'dwarf'],
    handles: [1, 2],
    spaces: 36,
    narrows: 2,
    invocations: 1,
    uses: { mage: 1, dwarf: 1, elf: 1 },
  },
  3: {
    pawns: ['barbarian', 'mage', 'sister'],
    handles: besideTheHole(0),
    spaces: 44,
    least: 21,
    most: 26,
    turns: 6,
    grade: [41, 52],
    traps: 1,
    invocations: 1,
    sharedExit: true,
    uses: { barbarian: 1, sister: 2, mage: 1 },
  },
  4: {
    pawns: ['barbarian', 'mage', 'dwarf'],
    handles: [1, 3],
    spaces: 42,
    traps: 2,
    narrows: 2,
    doors: 1,
    uses: { barbarian: 2, dwarf: 1, door: 1 },
  },
  5: {
    corners: true,
    pawns: ['barbarian', 'elf', 'mage'],
    handles: [0, 1, 3],
    spaces: 38,
    currents: 2,
    ladders: 2,
    invocations: 1,
    sharedExit: true,
    uses: { elf: 1, mage: 1, ladder: 1 },
  },
  6: {
    pawns: ['mage', 'elf', 'dwarf'],
    handles: [1, 2],
    spaces: 42,
    invocations: 1,
    doors: 1,
    narrows: 1,
    armories: true,
    uses: { mage: 1, elf: 1, dwarf: 1, door: 1 },
  },
  7: {
    pawns: ['mage', 'dwarf', 'sister'],
    handles: besideTheHole(5),
    spaces: 44,
    least: 20,
    most: 28,
    turns: 6,
    grade: [30, 48],
    doors: 1,
    invocations: 1,
    ladders: 2,
    uses: { sister: 2, mage: 1, ladder: 1, door: 1 },
  },
  8: {
    pawns: ['barbarian', 'mage', 'elf', 'dwarf'],
    handles: [0, 3],
    spaces: 38,
    doors: 2,
    traps: 2,
    invocations: 1,
    armories: true,
    uses: { barbarian: 2, mage: 1, elf: 1, door: 2 },
  },
  9: {
    corners: true,
    pawns: ['mage', 'elf', 'dwarf', 'sister'],
    handles: [0, 2],
    spaces: 32,
    doors: 1,
    invocations: 2,
    narrows: 1,
    uses: { mage: 2, sister: 2, elf: 1, dwarf: 1 },
  },
  10: {
    corners: true,
    pawns: ['barbarian', 'elf', 'dwarf', 'sister'],
    handles: [0, 1],
    spaces: 30,
    currents: 3,
    narrows: 2,
    traps: 1,
    armories: true,
    uses: { elf: 2, dwarf: 2, barbarian: 1, current: 2, sister: 2 },
  },
  11: {
    pawns: ['barbarian', 'mage', 'elf', 'dwarf'],
    handles: besideTheHole(7),
    spaces: 44,
    least: 34,
    most: 40,
    turns: 8,
    grade: [60, 76],
    doors: 2,
    traps: 1,
    narrows: 2,
    invocations: 1,
    uses: { barbarian: 1, mage: 1, elf: 1, dwarf: 1, door: 1 },
  },
  12: {
    pawns: ['barbarian', 'elf', 'dwarf', 'sister'],
    handles: [1, 2],
    spaces: 36,
    doors: 2,
    traps: 2,
    narrows: 1,
    armories: true,
    uses: { barbarian: 2, elf: 1, sister: 2, dwarf: 1, door: 1 },
  },
  13: {
    pawns: ['barbarian', 'mage', 'elf', 'dwarf', 'sister'],
    handles: [0, 3],
    spaces: 32,
    turns: 5,
    sharedExit: true,
    invocations: 1,
    traps: 1,
    narrows: 1,
    uses: { mage: 1, elf: 1, sister: 2, dwarf: 1 },
  },
  14: {
    corners: true,
    pawns: ['barbarian', 'mage', 'elf', 'dwarf', 'sister'],
    handles: [0, 3],
    spaces: 28,
    least: 40,
    turns: 6,
    grade: [72, 110],
    currents: 1,
    narrows: 2,
    invocations: 1,
    traps: 1,
    armories: true,
    uses: { dwarf: 1, elf: 1, sister: 2, mage: 1 },
  },
  15: {
    pawns: ['barbarian', 'mage', 'elf', 'dwarf'],
    handles: besideTheHole(2),
    spaces: 44,
    doors: 2,
    ladders: 2,
    traps: 1,
    invocations: 1,
    narrows: 1,
    uses: { barbarian: 1, mage: 1, ladder: 2, elf: 1, door: 1 },
  },
};

export const EPICS: Readonly<Record<number, EpicRecipe>> = Object.fromEntries(
  ADVENTURES.map(({ number, shape, stars }) => [
    number,
    { ...NOTHING, ...NO_THINGS, ...LEVELS[stars], shape, stars, ...(OWN[number] as Own) },
  ]),
);
