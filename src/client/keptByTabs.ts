import { type Signal, signal } from '@preact/signals';
import type * as v from 'valibot';
import { type Key, read, write } from './kept.ts';

// What several tabs of one browser keep, each of which may know what the others do not: it is read again before each change,
// so that whoever writes last takes nothing away. Where nothing may be kept it lasts as long as the page.

interface Keeping<T> {
  readonly key: Key;
  readonly schema: v.GenericSchema<unknown, T>;
  readonly none: T;
  /** What either knows, the best of both. */
  readonly merged: (kept: T, here: T) => T;
  /** As it is written. */
  readonly written?: (value: T) => unknown;
}

interface Kept<T> {
  readonly now: Signal<T>;
  readonly change: (next: (known: T) => T) => void;
}

export function keptByTabs<T>(keeping: Keeping<T>): Kept<T> {
  const { key, schema, none, merged, written = (value) => value } = keeping;
  const kept = () => read(key, schema, none);
  const now = signal<T>(kept());
  const change = (next: (known: T) => T) => {
    now.value = next(merged(kept(), now.value));
    write(key, written(now.value));
  };
  return { now, change };
}

/** What only one thing is done with at a time: as another tab left it, or as it is here where that could not be kept. */
export function keptLatest<T>(key: Key, schema: v.GenericSchema<unknown, T>, none: T) {
  let unkept: T | null = null;
  return {
    read: (): T => unkept ?? read(key, schema, none),
    write: (value: T, written: unknown = value): void => {
      unkept = write(key, written) ? null : value;
    },
  };
}
