import { knownPieces, knownTiles, setupHere } from '#client/pieces/known.ts';
import type { OwnScenario } from '#content/own.ts';
import { type Refusal, refuse } from '#engine/core/refusal.ts';
import { openBox, type Setup } from '#engine/mall/index.ts';

// Whether the parts of a scenario fit together: always the engine's answer, never a guess of ours. Pure.

const MOST_PLAYERS = 9;
const COUNTS = Array.from({ length: MOST_PLAYERS }, (_, index) => index + 1);
/** A number of players that no rule of the game excludes by itself. */
export const USUAL = 4;

export interface Fit {
  /** For how many players it can be dealt; none where there are problems. */
  readonly players: readonly number[];
  readonly problems: readonly Refusal[];
}

export function problemsOf(setup: Setup | undefined): readonly Refusal[] {
  if (setup === undefined) return [refuse('game.unknown')];
  const opened = openBox(setup, knownTiles(), knownPieces());
  return 'problems' in opened ? opened.problems : [];
}

export const fitOf = (own: OwnScenario): Fit => fitBy((players) => setupHere({ own }, players));

/** What is wrong however many play is wrong with the scenario. */
export function fitBy(setupFor: (players: number) => Setup | undefined): Fit {
  const asked = COUNTS.map((count) => ({ count, problems: problemsOf(setupFor(count)) }));
  const players = asked.filter(({ problems }) => problems.length === 0).map(({ count }) => count);
  if (players.length > 0) return { players, problems: [] };
  const usual = asked[USUAL - 1]?.problems ?? [];
  const always = usual.filter((one) => asked.every(({ problems }) => isAmong(one, problems)));
  return { players, problems: always.length > 0 ? always : usual };
}

const same = (one: Refusal, other: Refusal) => JSON.stringify(one) === JSON.stringify(other);
export const isAmong = (one: Refusal, all: readonly Refusal[]) => all.some((other) => same(one, other));
