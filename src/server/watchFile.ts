import { type BigIntStats, statSync } from 'node:fs';

// Whether the data file is still the one that was opened: a deleted file can be written for ever, and
// is gone when whoever wrote it ends.

export type There = 'yes' | 'gone' | 'replaced';

export function watchFile(file: string): () => There {
  const parts = [file, `${file}-wal`];
  const opened = parts.map(identity);
  let size = sizeOf(file);
  return () => {
    const now = parts.map(identity);
    // It never becomes smaller by itself: somebody has cut it off, or written another over it.
    const before = size;
    size = sizeOf(file);
    if (now[0] !== undefined && size < before) return 'replaced';
    // The write-ahead log is made with the first commit.
    opened[1] ??= now[1];
    if (now.every((part, index) => part === opened[index])) return 'yes';
    return now.some((part, index) => part === undefined && opened[index] !== undefined) ? 'gone' : 'replaced';
  };
}

function sizeOf(path: string): bigint {
  return statSync(path, { bigint: true, throwIfNoEntry: false })?.size ?? 0n;
}

function identity(path: string): string | undefined {
  const stat: BigIntStats | undefined = statSync(path, { bigint: true, throwIfNoEntry: false });
  return stat === undefined ? undefined : `${stat.dev} ${stat.ino}`;
}
