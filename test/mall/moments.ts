import type { Game } from '#engine/mall/index.ts';
import { accept, laid, move, put, running, theft } from './table.ts';

// Moments that the tests of several rules start from.

/** One step east of T1's sand timer. */
export const ON_TIMER = { elf: ['T1', 0, 1] } as const;

export const ON_ITEMS = {
  barbarian: ['I', 0, 0],
  mage: ['I', 0, 1],
  elf: ['I', 2, 0],
  dwarf: ['I', 2, 1],
} as const;

/** Items to the north, exits to the east; everyone on the own item. */
export function ready(change: Parameters<typeof running>[0] = {}): Game {
  return put(laid(running({ players: 4, ...change }), 'dwarf', 'elf'), ON_ITEMS);
}

export function stolen(setup: Parameters<typeof running>[0] = {}): Game {
  return accept(ready(setup), theft);
}

export const words = (seat: number) => ({ type: 'speak', seat, channel: 'words' }) as const;
export const gestures = (seat: number) => ({ type: 'speak', seat, channel: 'gestures' }) as const;

export function flipped(pieces: readonly string[] = [], onTop = ['I', 'X', 'P1', 'P2']): Game {
  const game = put(laid(running({ players: 3, onTop, pieces }), 'dwarf', 'elf'), ON_TIMER);
  return accept(game, move(game, 'elf', 'west'), 1000);
}
