import { ownOf } from '#content/own.ts';
import { ownCode } from '#content/ownCode.ts';
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

interface Win {
  readonly timers: number;
  readonly names: readonly string[];
  readonly game: string;
  readonly when: number;
}
/** An own scenario is known by its name, and told from another of that name by the code of its link. */
type Challenge =
  | { readonly scenario: number; readonly level: number }
  | { readonly own: string; readonly code: string };
export type BookLine = Win & Challenge;

/** Won games, the best of each challenge first; own scenarios after those of the game. */
export function bookOf(games: readonly StoredGame[]): readonly BookLine[] {
  return games.flatMap(lineOf).sort((one, other) => byChallenge(one, other) || byMerit(one, other));
}

function lineOf({ id, header, ending }: StoredGame): readonly BookLine[] {
  if (ending === null || !ending.won) return [];
  const { timers, names, when } = ending;
  return [{ ...challengeOf(header), timers, names, game: id, when }];
}

function challengeOf({ title, setup }: StoredGame['header']): Challenge {
  if (typeof title.own === 'string') return { own: title.own, code: ownCode(ownOf(title.own, setup)) };
  return { scenario: Number(title.scenario), level: Number(title.level) };
}

function byChallenge(one: Challenge, other: Challenge): number {
  if ('own' in one) return 'own' in other ? compare(one.own, other.own) || compare(one.code, other.code) : 1;
  return 'own' in other ? -1 : one.scenario - other.scenario || one.level - other.level;
}

const compare = (one: string, other: string) => (one === other ? 0 : one < other ? -1 : 1);

function byMerit(one: Win, other: Win): number {
  return one.timers - other.timers || one.when - other.when;
}
