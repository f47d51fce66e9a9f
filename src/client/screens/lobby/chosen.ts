import type { Extra } from '#client/pieces/card.ts';
import { CARDS } from '#client/pieces/cards.ts';
import { roles, security } from '#client/pieces/here.ts';
import { areMissing, setupHere } from '#client/pieces/known.ts';
import { mayJoin } from '#content/extras.ts';
import type { OwnScenario } from '#content/own.ts';
import { FIRST_WITH_ROLES } from '#content/roles.ts';
import { LEVELS, SCENARIOS, type Scenario } from '#content/scenarios.ts';
import type { Refusal } from '#engine/mall/index.ts';
import { BASE } from '#engine/mall/rules/base.ts';
import { TOWER_PLAYERS } from '#engine/tower/talkLevels.ts';
import type { AnyChoice, GameChoice, OwnChoice, ScenarioChoice, TowerChoice } from '#protocol/messages.ts';
import { fitBy } from '../own/fit.ts';

// What the host has chosen, and whether it can be dealt. Pure.

export const FIRST_CHOICE: ScenarioChoice = { scenario: 1 };

/** What was chosen of the mall; its first scenario where that is nothing. */
export function chosen(choice: AnyChoice | null): GameChoice {
  return choice === null || 'tower' in choice ? FIRST_CHOICE : choice;
}

/** The quest that was chosen instead; null for anything of the mall. */
export function chosenQuest(choice: AnyChoice | null): TowerChoice['tower'] | null {
  return choice !== null && 'tower' in choice ? choice.tower : null;
}

export const isOwn = (choice: GameChoice): choice is OwnChoice => 'own' in choice;
export const isNumbered = (choice: GameChoice): choice is ScenarioChoice => 'scenario' in choice;

/** As a message carries it. */
export function asChoice({ tiles, onTop, pieces, spells, ...own }: OwnScenario): OwnChoice {
  const lists = { tiles: [...tiles], onTop: [...onTop], pieces: [...pieces] };
  return { own: { ...own, ...lists, ...(spells === undefined ? {} : { spells: [...spells] }) } };
}

export function scenarioOf({ scenario }: Pick<ScenarioChoice, 'scenario'>): Scenario {
  return SCENARIOS.find(({ number }) => number === scenario) ?? (SCENARIOS[0] as Scenario);
}

/** Another scenario keeps what still makes sense of the options. */
export function switchTo(choice: GameChoice, scenario: number): ScenarioChoice {
  if (!isNumbered(choice)) return { scenario };
  const { fixed } = scenarioOf({ scenario });
  const { level, side, talk, modules, guards, roles: secret, ...rest } = choice;
  const unfit = EXTRAS.filter(({ id }) => !mayJoin(scenario, id, BASE)).map(({ extra }) => extra);
  return {
    ...without(rest, unfit),
    scenario,
    ...(fixed === null && level !== undefined ? { level } : {}),
    ...(fixed === null && side !== undefined ? { side } : {}),
    ...(scenario === 1 && talk !== undefined ? { talk } : {}),
    ...(scenario > 1 && modules !== undefined ? { modules } : {}),
    ...(scenario > 1 && guards !== undefined ? { guards } : {}),
    ...(scenario >= FIRST_WITH_ROLES && secret !== undefined ? { roles: secret } : {}),
  };
}

/** The pieces that a table may choose besides. */
const EXTRAS = Object.entries(CARDS).flatMap(([id, { extra }]) =>
  extra === undefined ? [] : [{ id, extra }],
);

export function extrasFor(scenario: number): readonly Extra[] {
  return EXTRAS.filter(({ id }) => mayJoin(scenario, id, BASE)).map(({ extra }) => extra);
}

function without<T extends object>(from: T, names: readonly string[]): T {
  return Object.fromEntries(Object.entries(from).filter(([name]) => !names.includes(name))) as T;
}

/** Undefined while what it takes has not come. */
export function tileCount(choice: GameChoice): number | undefined {
  const setup = setupHere(choice, 2);
  return setup && [setup.start, ...setup.deck, ...setup.onTop, ...(setup.bottom ?? [])].length;
}

/** Whether more has to be fetched before it can be judged. */
export function isComing(choice: GameChoice): boolean {
  const setup = setupHere(choice, 2);
  return setup === undefined ? (security.value ?? roles.value) === null : areMissing(setup);
}

export type WhyNot =
  | { readonly why: 'coming' }
  | { readonly why: 'nobody' }
  | { readonly why: 'players'; readonly least: number; readonly most: number; readonly count: number }
  | { readonly why: 'refused'; readonly refusal: Refusal };

/** Why this cannot be dealt to so many; null where it can. */
export function whyNot(choice: AnyChoice | null, count: number): WhyNot | null {
  if (count === 0) return { why: 'nobody' };
  return chosenQuest(choice) === null ? whyNotHeist(chosen(choice), count) : outside(TOWER_PLAYERS, count);
}

function whyNotHeist(choice: GameChoice, count: number): WhyNot | null {
  if (isComing(choice)) return { why: 'coming' };
  const isPlain = isNumbered(choice) && choice.modules === undefined && choice.roles === undefined;
  return isPlain ? outside(scenarioOf(choice).players, count) : whyNotFit(choice, count);
}

function outside(players: { readonly least: number; readonly most: number }, count: number): WhyNot | null {
  const { least, most } = players;
  return count < least || count > most ? { why: 'players', least, most, count } : null;
}

function whyNotFit(choice: GameChoice, count: number): WhyNot | null {
  const { players, problems } = fitBy((seats) => setupHere(choice, seats));
  if (players.includes(count)) return null;
  const [refusal] = problems;
  if (refusal !== undefined) return { why: 'refused', refusal };
  return { why: 'players', least: players[0] ?? 0, most: players.at(-1) ?? 0, count };
}

export { LEVELS };
export const SANDS = [60_000, 120_000, 180_000, 240_000, 360_000, 600_000] as const;
