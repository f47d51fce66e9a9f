import type { EpicShape } from '#content/adventures.ts';
import type { Pawn } from '#engine/family/pawns.ts';
import { BANDS } from '../recipe.ts';

// What each epic is made of, and how hard it is to become. The more pawns, the fewer cards that move: what
// can be proved in a minute, and hinted at in a few seconds, is what is shipped.

export interface EpicRecipe {
  readonly shape: EpicShape;
  readonly pawns: readonly Pawn[];
  /** Whether the gaps of cards that turn are at their corners, and not in the middle of their sides. */
  readonly corners: boolean;
  /** The cards that have a handle. */
  readonly handles: readonly number[];
  /** At most so many of each. */
  readonly doors: number;
  readonly ladders: number;
  readonly currents: number;
  readonly narrows: number;
  readonly traps: number;
  readonly invocations: number;
  readonly sharedExit: boolean;
  readonly stars: number;
  /** So many cards turn or slide in a shortest solution at least, and so often. */
  readonly cards: number;
  readonly turns: number;
}

/** An epic is the hardest quest of its adventure: its grade is at the upper end of its level's. */
export function bandOf({ stars }: EpicRecipe): readonly [number, number] {
  const [least, most] = BANDS[stars] as readonly [number, number];
  return stars === 4 ? [least + LAST_LEVEL, most] : [most - Math.ceil((most - least) / 3), most];
}

/** The last level is open upwards: by how much an epic is above its lower end. */
const LAST_LEVEL = 12;

/** The most actions of a level's epics. */
export const LONGEST: Readonly<Record<number, number>> = { 1: 14, 2: 21, 3: 30, 4: 42 };

const NOTHING = { corners: false, doors: 0, ladders: 0, currents: 0, narrows: 0, traps: 0, invocations: 0 };
const ROUND_THE_HOLE = [4, 5, 7];

export const EPICS: Readonly<Record<number, EpicRecipe>> = {
  1: {
    ...NOTHING,
    shape: 'rotating',
    pawns: ['barbarian', 'elf'],
    handles: [0, 3],
    ladders: 2,
    sharedExit: true,
    stars: 1,
    cards: 2,
    turns: 2,
  },
  2: {
    ...NOTHING,
    shape: 'rotating',
    pawns: ['mage', 'dwarf'],
    handles: [1, 2],
    narrows: 1,
    sharedExit: false,
    stars: 1,
    cards: 2,
    turns: 2,
  },
  3: {
    ...NOTHING,
    shape: 'sliding',
    pawns: ['elf', 'dwarf'],
    handles: ROUND_THE_HOLE,
    doors: 1,
    sharedExit: true,
    stars: 1,
    cards: 2,
    turns: 2,
  },
  4: {
    ...NOTHING,
    shape: 'rotating',
    pawns: ['barbarian', 'mage', 'dwarf'],
    handles: [1, 2],
    doors: 2,
    narrows: 1,
    sharedExit: false,
    stars: 2,
    cards: 2,
    turns: 3,
  },
  5: {
    ...NOTHING,
    shape: 'rotating',
    corners: true,
    pawns: ['barbarian', 'elf', 'mage'],
    handles: [0, 1, 3],
    currents: 2,
    ladders: 2,
    sharedExit: true,
    stars: 2,
    cards: 2,
    turns: 3,
  },
  6: {
    ...NOTHING,
    shape: 'rotating',
    pawns: ['mage', 'elf', 'dwarf'],
    handles: [0, 1, 2],
    invocations: 1,
    doors: 1,
    sharedExit: false,
    stars: 2,
    cards: 2,
    turns: 3,
  },
  7: {
    ...NOTHING,
    shape: 'sliding',
    pawns: ['barbarian', 'mage'],
    handles: [2, 4, 5, 7],
    doors: 2,
    ladders: 2,
    sharedExit: false,
    stars: 2,
    cards: 2,
    turns: 3,
  },
  8: {
    ...NOTHING,
    shape: 'rotating',
    pawns: ['barbarian', 'mage', 'elf'],
    handles: [0, 1, 3],
    doors: 2,
    traps: 2,
    sharedExit: false,
    stars: 3,
    cards: 2,
    turns: 4,
  },
  9: {
    ...NOTHING,
    shape: 'rotating',
    pawns: ['barbarian', 'mage', 'dwarf'],
    handles: [0, 2, 3],
    doors: 2,
    invocations: 2,
    ladders: 2,
    sharedExit: false,
    stars: 3,
    cards: 3,
    turns: 4,
  },
  10: {
    ...NOTHING,
    shape: 'rotating',
    corners: true,
    pawns: ['barbarian', 'elf', 'dwarf'],
    handles: [0, 1, 3],
    doors: 1,
    currents: 3,
    narrows: 2,
    sharedExit: false,
    stars: 3,
    cards: 3,
    turns: 4,
  },
  11: {
    ...NOTHING,
    shape: 'sliding',
    pawns: ['mage', 'elf', 'dwarf'],
    handles: ROUND_THE_HOLE,
    doors: 2,
    currents: 2,
    sharedExit: false,
    stars: 3,
    cards: 2,
    turns: 4,
  },
  12: {
    ...NOTHING,
    shape: 'rotating',
    pawns: ['barbarian', 'elf', 'dwarf'],
    handles: [0, 1, 2],
    doors: 3,
    traps: 2,
    ladders: 2,
    sharedExit: false,
    stars: 4,
    cards: 3,
    turns: 5,
  },
  13: {
    ...NOTHING,
    shape: 'rotating',
    pawns: ['barbarian', 'mage', 'elf'],
    handles: [0, 1, 2, 3],
    doors: 3,
    invocations: 2,
    currents: 2,
    sharedExit: false,
    stars: 4,
    cards: 3,
    turns: 5,
  },
  14: {
    ...NOTHING,
    shape: 'rotating',
    pawns: ['mage', 'dwarf', 'sister'],
    handles: [0, 2, 3],
    doors: 3,
    currents: 2,
    narrows: 2,
    sharedExit: false,
    stars: 4,
    cards: 3,
    turns: 5,
  },
  15: {
    ...NOTHING,
    shape: 'sliding',
    pawns: ['barbarian', 'mage', 'dwarf'],
    handles: [4, 5, 6, 7],
    doors: 3,
    ladders: 2,
    invocations: 1,
    sharedExit: false,
    stars: 4,
    cards: 3,
    turns: 6,
  },
};
