import type { Result } from '#engine/mall/index.ts';
import type { StoredGame } from './store.ts';

// The Great Book of Challenges (S-book): per scenario and level, who won it and with how many sand
// timer spaces; fewer is better. A room's book is its lasting group's, the host's is everyone's.

/** How a game ended, as it is kept: with what the book and the list of replays need. */
export interface Ending extends Result {
  readonly timers: number;
  readonly names: readonly string[];
  /** Wall-clock time, for people to read. */
  readonly when: number;
}

export interface BookLine {
  readonly scenario: number;
  readonly level: number;
  readonly timers: number;
  readonly names: readonly string[];
  readonly game: string;
  readonly when: number;
}

/** Won games, the best of each challenge first. */
export function bookOf(games: readonly StoredGame[]): readonly BookLine[] {
  return games.flatMap(lineOf).sort(byChallenge);
}

function lineOf({ id, header, ending }: StoredGame): readonly BookLine[] {
  if (ending === null || !ending.won) return [];
  const { timers, names, when } = ending;
  return [
    {
      scenario: Number(header.title.scenario),
      level: Number(header.title.level),
      timers,
      names,
      game: id,
      when,
    },
  ];
}

function byChallenge(one: BookLine, other: BookLine): number {
  return (
    one.scenario - other.scenario ||
    one.level - other.level ||
    one.timers - other.timers ||
    one.when - other.when
  );
}
