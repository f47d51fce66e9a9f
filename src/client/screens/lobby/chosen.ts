import { LEVELS, type Level, SCENARIOS, type Scenario, setupFor } from '#content/scenarios.ts';
import { type GameChoice, readChoice } from '#protocol/messages.ts';

// What the host has chosen, and whether it can be dealt. Pure.

export const FIRST_CHOICE: GameChoice = { scenario: 1 };

export function chosen(choice: unknown): GameChoice {
  return readChoice(choice) ?? FIRST_CHOICE;
}

export function scenarioOf({ scenario }: GameChoice): Scenario {
  return SCENARIOS.find(({ number }) => number === scenario) ?? (SCENARIOS[0] as Scenario);
}

/** Another scenario keeps what still makes sense of the options. */
export function switchTo(choice: GameChoice, scenario: number): GameChoice {
  const { fixed } = scenarioOf({ scenario });
  const { level, side, talk, sister, ...rest } = choice;
  return {
    ...rest,
    scenario,
    ...(fixed === null && level !== undefined ? { level } : {}),
    ...(fixed === null && side !== undefined ? { side } : {}),
    ...(scenario === 1 && talk !== undefined ? { talk } : {}),
    ...(mayHaveSister(scenario) && sister !== undefined ? { sister } : {}),
  };
}

/** She never joins two dimensions. */
export function mayHaveSister(scenario: number): boolean {
  return !SCENARIOS.some(({ number, pieces }) => number === scenario && pieces.includes('dimensions'));
}

export function tileCount(choice: GameChoice): number {
  const setup = setupFor({ ...(choice as GameChoice & { level?: Level }), players: 2 } as never);
  return setup === undefined ? 0 : setup.deck.length + setup.onTop.length + 1;
}

export type WhyNot =
  | { readonly why: 'nobody' }
  | { readonly why: 'players'; readonly least: number; readonly most: number; readonly count: number };

/** Why this cannot be dealt to so many; null where it can. */
export function whyNot(choice: GameChoice, count: number): WhyNot | null {
  if (count === 0) return { why: 'nobody' };
  const { least, most } = scenarioOf(choice).players;
  return count < least || count > most ? { why: 'players', least, most, count } : null;
}

export { LEVELS };
export const SANDS = [60_000, 120_000, 180_000, 240_000, 360_000, 600_000] as const;
