import type { Dice } from './dice.ts';
import type { Gap, Mirror, PlanWish } from './grid.ts';
import { joined } from './joined.ts';
import { tiled } from './tiled.ts';

// The floor plan of a card before anything stands on it: a rectangle tiled with rooms, corridors and
// illustrated areas, most often in some symmetry, and openings between them.

export interface Plan {
  readonly width: number;
  readonly height: number;
  readonly mirror: Mirror;
  /** The room of each cell; HOLLOW for illustrated areas. */
  readonly rooms: readonly number[];
  /** Openings between rooms. */
  readonly gaps: readonly Gap[];
}

/** Tried until everything is connected. */
export function drawPlan(die: Dice, wish: PlanWish): Plan {
  for (;;) {
    const mirror = die.pick<Mirror>(['none', 'across', 'across', 'across', 'down', 'turned', 'turned']);
    const rooms = tiled(die, wish, mirror);
    const gaps = rooms && joined(die, wish, mirror, rooms);
    if (rooms && gaps) return { width: wish.width, height: wish.height, mirror, rooms, gaps };
  }
}
