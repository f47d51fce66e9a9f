// Who the family's games are about, whichever of them is played. [M1]: a colour is always shown with its symbol.

export const COLOURS = ['yellow', 'purple', 'green', 'orange', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];

/** Four heroes, each a colour with a symbol; the little sister is the fifth. */
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

/** The number of a pawn in the family's list; -1 for what is not one of them. */
export function pawnIndex(pawn: unknown): number {
  return (PAWNS as readonly unknown[]).indexOf(pawn);
}
