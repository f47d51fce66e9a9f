import type { Colour } from './tile.ts';

// M1: four heroes, each a colour with a symbol; the little sister (L1) is the fifth pawn.
export const HEROES = ['barbarian', 'mage', 'elf', 'dwarf'] as const;
export const PAWNS = [...HEROES, 'sister'] as const;
export type Pawn = (typeof PAWNS)[number];

export const COLOUR: Readonly<Record<Pawn, Colour>> = {
  barbarian: 'yellow',
  mage: 'purple',
  elf: 'green',
  dwarf: 'orange',
  sister: 'blue',
};

export const SYMBOL: Readonly<Record<Colour, string>> = {
  yellow: 'sword',
  purple: 'vial',
  green: 'bow',
  orange: 'axe',
  blue: 'kite',
};

/** The number of a pawn in every list that has one entry a pawn; -1 for what is not a pawn. */
export function pawnIndex(pawn: unknown): number {
  return (PAWNS as readonly unknown[]).indexOf(pawn);
}
