// Texts of the data file that are none of ours, and a disk that cannot be read: the first stay so, the second is tried again.

export const isOfTheDisk = (error: unknown) =>
  (error as { readonly code?: string } | null)?.code === 'ERR_SQLITE_ERROR';

/** What is written there; null where that is nothing anybody could read. */
export function ifReadable<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (isOfTheDisk(error)) throw error;
    return null;
  }
}
