import type { Card } from '#engine/tower/quest.ts';
import { SCENES, type Scene } from '../props/scenes.ts';

// Illustrated areas that touch make one room. What rooms they are follows from where they are, so that a
// quest always looks the same; no two rooms of a card are alike.

export interface Room {
  readonly cells: readonly number[];
  readonly scene: Scene;
}

export function roomsOf(card: Card, number: number): readonly Room[] {
  const seen = new Set<number>();
  const found = card.floors.flatMap(({ kind }, cell) => {
    if (kind !== 'hollow' || seen.has(cell)) return [];
    return [around(card, cell, seen).sort((one, other) => one - other)];
  });
  const first = mixed(number * 64 + found.flat().reduce((sum, cell) => sum + cell, 0));
  return found.map((cells, room) => ({ cells, scene: sceneOf(first + room * APART) }));
}

/** Shares no divisor with the number of scenes: one after the other, all of them come. */
const APART = 5;
const mixed = (seed: number) => Math.imul(seed + 1, 0x9e3779b1) >>> 7;
const sceneOf = (seed: number) => SCENES[seed % SCENES.length] as Scene;

function around(card: Card, start: number, seen: Set<number>): number[] {
  const { width, height, floors } = card;
  const found = [start];
  seen.add(start);
  for (const cell of found) {
    const [x, y] = [cell % width, Math.floor(cell / width)];
    const beside = [
      y > 0 ? cell - width : -1,
      x + 1 < width ? cell + 1 : -1,
      y + 1 < height ? cell + width : -1,
      x > 0 ? cell - 1 : -1,
    ];
    for (const next of beside)
      if (next >= 0 && floors[next]?.kind === 'hollow' && !seen.has(next)) {
        seen.add(next);
        found.push(next);
      }
  }
  return found;
}
