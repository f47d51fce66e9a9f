import type { Records, SidesWon } from '#protocol/records.ts';

// How a game stands among those that its group has won of the same scenario.

export type RecordLine =
  | { readonly kind: 'first' }
  | { readonly kind: 'time' | 'timers'; readonly now: number; readonly before: number }
  | { readonly kind: 'best' | 'fewest'; readonly now: number }
  | { readonly kind: 'sides'; readonly sides: SidesWon };

/** A first win is news enough; else what is a record now, or what there is to beat. */
export function linesOf({ won, time, timers, isFirst, others, sides }: Records): readonly RecordLine[] {
  // [H0.1] where sides win, how it stands between them.
  if (sides !== undefined) return [{ kind: 'sides', sides }];
  if (won && isFirst) return [{ kind: 'first' }];
  const lines: RecordLine[] = [];
  if (won && time !== null && others.time !== null && time < others.time)
    lines.push({ kind: 'time', now: time, before: others.time });
  if (won && others.timers !== null && timers < others.timers)
    lines.push({ kind: 'timers', now: timers, before: others.timers });
  if (lines.length > 0) return lines;
  if (others.time !== null) lines.push({ kind: 'best', now: others.time });
  if (others.timers !== null) lines.push({ kind: 'fewest', now: others.timers });
  return lines;
}

/** Null where there is nothing to be told. */
export async function fetchRecords(game: string): Promise<Records | null> {
  try {
    const answer = await fetch(`/api/book/records?game=${encodeURIComponent(game)}`);
    return answer.ok ? ((await answer.json()) as Records) : null;
  } catch {
    return null;
  }
}
