import type { Board } from '#engine/mall/board.ts';
import type { Game, Shared } from '#engine/mall/index.ts';

// Equality of states, fast where they share parts: what is the same object is not looked into.

export function sameShared(one: Shared, other: Shared): boolean {
  if (one === other) return true;
  const names = Object.keys(one) as (keyof Shared)[];
  return names.length === Object.keys(other).length && names.every((name) => samePart(name, one, other));
}

function samePart(name: keyof Shared, one: Shared, other: Shared): boolean {
  if (one[name] === other[name]) return true;
  return name === 'board' ? sameBoard(one.board, other.board) : sameData(one[name], other[name]);
}

function sameBoard(one: Board, other: Board): boolean {
  return (
    sameData(one.placed, other.placed) &&
    sameData(one.unused, other.unused) &&
    sameData([...one.byPlace], [...other.byPlace]) &&
    one.next.length === other.next.length &&
    one.next.every((space, index) => space === other.next[index])
  );
}

export function sameData(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

export function sameGame(one: Game, other: Game): boolean {
  return sameShared(one.shared, other.shared) && sameData(one.secrets, other.secrets);
}
