import type { Awaitable } from './ask.ts';
import { Unanswered } from './postgres/connect.ts';

// Texts of the data file that are none of ours, and a disk that cannot be read: the first stay so, the second is tried again.

export const isOfTheDisk = (error: unknown) =>
  error instanceof Unanswered || (error as { readonly code?: string } | null)?.code === 'ERR_SQLITE_ERROR';

/** What is written there; null where that is nothing anybody could read. */
export async function ifReadable<T>(read: () => Awaitable<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (isOfTheDisk(error)) throw error;
    return null;
  }
}
