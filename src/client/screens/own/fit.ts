import { knownPieces, knownTiles } from '#client/pieces/known.ts';
import { type OwnScenario, ownSetup } from '#content/own.ts';
import { openBox, type Refusal } from '#engine/mall/index.ts';

// Whether the parts of an own scenario fit together: always the engine's answer, never a guess of ours. Pure.

const MOST_PLAYERS = 9;
const COUNTS = Array.from({ length: MOST_PLAYERS }, (_, index) => index + 1);
/** A number of players that no rule of the game excludes by itself. */
export const USUAL = 4;

export interface Fit {
  /** For how many players it can be dealt; none where there are problems. */
  readonly players: readonly number[];
  readonly problems: readonly Refusal[];
}

export function problemsFor(own: OwnScenario, players: number): readonly Refusal[] {
  const opened = openBox(ownSetup(own, players), knownTiles(), knownPieces());
  return 'problems' in opened ? opened.problems : [];
}

/** What is wrong however many play is wrong with the scenario. */
export function fitOf(own: OwnScenario): Fit {
  const asked = COUNTS.map((count) => ({ count, problems: problemsFor(own, count) }));
  const players = asked.filter(({ problems }) => problems.length === 0).map(({ count }) => count);
  if (players.length > 0) return { players, problems: [] };
  const usual = asked[USUAL - 1]?.problems ?? [];
  const always = usual.filter((one) => asked.every(({ problems }) => isAmong(one, problems)));
  return { players, problems: always.length > 0 ? always : usual };
}

const same = (one: Refusal, other: Refusal) => JSON.stringify(one) === JSON.stringify(other);
export const isAmong = (one: Refusal, all: readonly Refusal[]) => all.some((other) => same(one, other));
