import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { adventureOf } from '#content/adventures.ts';
import type { Floor } from './floor.ts';

// The floors of the tower, from the lowest. Each is a file of its own, fetched with the first of its quests.

export const FLOORS: readonly (() => Promise<{ readonly floor: Floor }>)[] = [
  () => import('./cells.ts'),
  () => import('./guardroom.ts'),
  () => import('./kitchens.ts'),
  () => import('./laundry.ts'),
  () => import('./lostProperty.ts'),
  () => import('./musicRoom.ts'),
  () => import('./library.ts'),
  () => import('./workshop.ts'),
  () => import('./mirrors.ts'),
  () => import('./greenhouse.ts'),
  () => import('./museum.ts'),
  () => import('./clockwork.ts'),
  () => import('./observatory.ts'),
  () => import('./loft.ts'),
  () => import('./roof.ts'),
];

const known = signal<ReadonlyMap<number, Floor>>(new Map());

/** One that does not come is not missed: its quests are played on plain stone. */
async function fetchFloor(number: number): Promise<void> {
  if (known.peek().has(number)) return;
  const found = await FLOORS[number - 1]?.().catch(() => undefined);
  if (found !== undefined) known.value = new Map([...known.peek(), [number, found.floor]]);
}

const numberOf = (id: string | null | undefined) => (id ? (adventureOf(id)?.number ?? 0) : 0);

/** Before its quest is shown, so that nothing changes colour under one's eyes. */
export const fetchFloorOf = (id: string): Promise<void> => fetchFloor(numberOf(id));

/** The floor that a quest of the tower is on; null while it is not here, and for what is on none. */
export function useFloor(id: string | null | undefined): Floor | null {
  const number = numberOf(id);
  useEffect(() => {
    void fetchFloor(number);
  }, [number]);
  return known.value.get(number) ?? null;
}
