import { QUEST_IDS } from '#content/adventures.ts';

// The Book as the server sends it: one line a won game, the best of each challenge first.

export interface Win {
  /** How many sand timer spaces were used. */
  readonly timers: number;
  readonly names: readonly string[];
  readonly game: string;
  readonly when: number;
}
type ScenarioWin = Win & { readonly scenario: number; readonly level: number };
/** A scenario of somebody's own, by its name and the code of its link. */
type OwnWin = Win & { readonly own: string; readonly code: string };
/** A quest of the tower, by its id. */
export type QuestWin = Win & { readonly quest: string; readonly actions: number };
export type BookLine = ScenarioWin | OwnWin | QuestWin;

const isOwn = (line: BookLine): line is OwnWin => 'own' in line;
const isScenario = (line: BookLine): line is ScenarioWin => 'scenario' in line;
export const isQuestWin = (line: BookLine): line is QuestWin => 'quest' in line;

/** A list of lines, bare or as `lines`; anything else is an empty book. */
export function readBook(answer: unknown): readonly BookLine[] {
  const lines = Array.isArray(answer) ? answer : (answer as { readonly lines?: unknown } | null)?.lines;
  return Array.isArray(lines) ? (lines as readonly BookLine[]) : [];
}

/** The book of a room, or of the whole host; null where it cannot be had. */
export async function fetchBook(room: string | null): Promise<readonly BookLine[] | null> {
  try {
    const answer = await fetch(room === null ? '/api/book' : `/api/book?room=${encodeURIComponent(room)}`);
    return answer.ok ? readBook(await answer.json()) : null;
  } catch {
    return null;
  }
}

/** The scenarios of the game that were won, at whatever level. */
export function wonScenarios(lines: readonly BookLine[]): ReadonlySet<number> {
  return new Set(lines.flatMap((line) => (isScenario(line) ? line.scenario : [])));
}

export interface BookPage {
  readonly scenario: number;
  readonly lines: readonly ScenarioWin[];
}

/** Scenario by scenario; in each the levels in order, fewest timers first. */
export function pagesOf(lines: readonly BookLine[]): readonly BookPage[] {
  const wins = lines.filter(isScenario);
  const scenarios = [...new Set(wins.map(({ scenario }) => scenario))].sort((a, b) => a - b);
  return scenarios.map((scenario) => ({
    scenario,
    lines: wins
      .filter((line) => line.scenario === scenario)
      .sort((one, other) => one.level - other.level || byMerit(one, other)),
  }));
}

export interface OwnPage {
  readonly own: string;
  readonly code: string;
  readonly lines: readonly OwnWin[];
}

/** Own scenarios by name; two that share a name are two pages. */
export function ownPagesOf(lines: readonly BookLine[]): readonly OwnPage[] {
  const wins = lines.filter(isOwn);
  return [...new Set(wins.map(({ code }) => code))]
    .map((code) => ({ code, lines: wins.filter((line) => line.code === code).sort(byMerit) }))
    .map(({ code, lines: ofIt }) => ({ own: ofIt[0]?.own ?? '', code, lines: ofIt }))
    .sort((one, other) => one.own.localeCompare(other.own));
}

export interface QuestPage {
  readonly quest: string;
  readonly lines: readonly QuestWin[];
}

/** Quest by quest, in the order of the tower; fewest actions first. */
export function questPagesOf(lines: readonly BookLine[]): readonly QuestPage[] {
  const wins = lines.filter(isQuestWin);
  return QUEST_IDS.map((quest) => ({ quest, lines: wins.filter((line) => line.quest === quest) }))
    .filter(({ lines: ofIt }) => ofIt.length > 0)
    .map(({ quest, lines: ofIt }) => ({
      quest,
      lines: ofIt.sort((one, other) => one.actions - other.actions || byMerit(one, other)),
    }));
}

/** The quests that were solved. */
export function solvedQuests(lines: readonly BookLine[]): ReadonlySet<string> {
  return new Set(lines.filter(isQuestWin).map(({ quest }) => quest));
}

function byMerit(one: Win, other: Win): number {
  return one.timers - other.timers || one.when - other.when;
}
