import { inRoom } from './guards.ts';
import { HEROES, type Pawn, type Position } from './position.ts';

// What effects are told by: how one position differs from another.

export const when = (name: string, is: boolean) => (is ? name : '');

export const isCaptive = (position: Position, pawn: Pawn) =>
  inRoom(position, pawn) || position.aside.includes(pawn);

export const caught = (before: Position, after: Position) =>
  HEROES.filter((hero) => isCaptive(after, hero) && !isCaptive(before, hero));

export const hasFlipped = (before: Position, after: Position) => after.flips > before.flips;
