// Gestures: eight signs without a word, a mark on the board, a line drawn on it.

export const SIGNS = ['look', 'wait', 'come', 'yes', 'no', 'hurry', 'thanks', 'oops'] as const;
export type Sign = (typeof SIGNS)[number];

/** [T17] what the tower's help tile shows, and experts may point at. */
export const HELP = [
  'move',
  'armory',
  'exit',
  'door',
  'ladder',
  'current',
  'dwarf',
  'elf',
  'barbarian',
  'mage',
  'sister',
  'turn',
  'slide',
] as const;
export type Help = (typeof HELP)[number];

/** A place on the board, in spaces, counted from the first tile's corner. */
export type Point = readonly [x: number, y: number];
/** No mall reaches farther. */
export const FARTHEST = 500;
export const LONGEST_STROKE = 40;
