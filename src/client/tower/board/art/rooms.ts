import type { Card } from '#engine/tower/quest.ts';
import { SCENES, type Scene } from '../props/scenes.ts';

// Illustrated areas that touch make one room. Which room it is follows from where it is and how large,
// so that a quest always looks the same.

export interface Room {
  readonly cells: readonly number[];
  readonly scene: Scene;
}

export function roomsOf(card: Card, number: number): readonly Room[] {
  const seen = new Set<number>();
  return card.floors.flatMap(({ kind }, cell) => {
    if (kind !== 'hollow' || seen.has(cell)) return [];
    const cells = around(card, cell, seen).sort((one, other) => one - other);
    return [{ cells, scene: sceneOf(mixed(number * 64 + cell, cells.length)) }];
  });
}

/** Neighbours differ: a small step of the seed is a large one of the scene. */
const mixed = (seed: number, size: number) => (Math.imul(seed + 1, 0x9e3779b1) >>> 7) + size;

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
