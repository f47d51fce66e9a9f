import { QUEST_IDS } from '#content/adventures.ts';
import { ownOf } from '#content/own.ts';
import { ownCode } from '#content/ownCode.ts';
import type { Outcomes } from '#room/rules.ts';
import { isOrder } from './shelf.ts';
import type { StoredGame } from './store.ts';

// The Great Book of Challenges (S-book): per scenario and level, who won it and with how many sand
// timer spaces; fewer is better. A room's book is its lasting group's, the host's is everyone's.

/** How a game ended, as it is kept: with what the book and the list of replays need. */
export interface Ending extends Outcomes {
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
  | { readonly own: string; readonly code: string }
  /** A quest of the tower, by its id; fewer actions are better. */
  | { readonly quest: string; readonly actions: number };
export type BookLine = Win & Challenge;

/** Won games, the best of each challenge first; own scenarios after those of the game, then the tower. */
export function bookOf(games: readonly StoredGame[]): readonly BookLine[] {
  return games.flatMap(lineOf).sort((one, other) => byChallenge(one, other) || byMerit(one, other));
}

function lineOf({ id, header, ending }: StoredGame): readonly BookLine[] {
  const challenge = ending === null || !ending.won ? null : challengeOf(header, ending);
  if (ending === null || challenge === null) return [];
  const { timers, names, when } = ending;
  return [{ ...challenge, timers, names, game: id, when }];
}

/** Null for somebody's own puzzle, which is in nobody's book. */
function challengeOf({ title, setup }: StoredGame['header'], { actions = 0 }: Ending): Challenge | null {
  if (isOrder(setup)) return typeof title.quest === 'string' ? { quest: title.quest, actions } : null;
  if (typeof title.own === 'string') return { own: title.own, code: ownCode(ownOf(title.own, setup)) };
  return { scenario: Number(title.scenario), level: Number(title.level) };
}

function byChallenge(one: Challenge, other: Challenge): number {
  return kindOf(one) - kindOf(other) || compareKeys(keyOf(one), keyOf(other));
}

const kindOf = (challenge: Challenge) => ('scenario' in challenge ? 0 : 'own' in challenge ? 1 : 2);

function keyOf(challenge: Challenge): readonly (string | number)[] {
  if ('scenario' in challenge) return [challenge.scenario, challenge.level];
  return 'own' in challenge ? [challenge.own, challenge.code] : [QUEST_IDS.indexOf(challenge.quest)];
}

function compareKeys(one: readonly (string | number)[], other: readonly (string | number)[]): number {
  return one.reduce<number>((found, part, index) => found || compare(part, other[index] ?? ''), 0);
}

const compare = (one: string | number, other: string | number) => (one === other ? 0 : one < other ? -1 : 1);

function byMerit(one: BookLine, other: BookLine): number {
  return actionsOf(one) - actionsOf(other) || one.timers - other.timers || one.when - other.when;
}

const actionsOf = (line: BookLine) => ('actions' in line ? line.actions : 0);
