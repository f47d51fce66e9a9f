import { QUEST_IDS } from '#content/adventures.ts';
import { ask } from './wonHere.ts';

// The Book as the server sends it, page by page: challenges with their best lines, one line a won game.

export interface Win {
  /** How many sand timer spaces were used. */
  readonly timers: number;
  /** Milliseconds; a quest has no clock, and some old games have none written down. */
  readonly time?: number;
  /** Where they were not as usual: the sand, and pieces that joined the scenario. */
  readonly sand?: number;
  readonly joined?: readonly string[];
  readonly names: readonly string[];
  /** The seats that bots played. */
  readonly bots?: readonly number[];
  /** Of these, the seats of people whose chairs bots had for a while. */
  readonly lent?: readonly number[];
  readonly game: string;
  readonly when: number;
}
export type ScenarioWin = Win & { readonly scenario: number; readonly level: number };
/** An evening of Maximum Security; the hard way is another challenge. */
export type EveningWin = Win & { readonly evening: string; readonly hardcore?: number };
/** A scenario of somebody's own, by its name and the code of its link. */
type OwnWin = Win & { readonly own: string; readonly code: string };
/** A quest of the tower, by its id. */
export type QuestWin = Win & { readonly quest: string; readonly actions: number };
export type BookLine = ScenarioWin | EveningWin | OwnWin | QuestWin;

/** One challenge: its best lines, and after which of them the others are found. */
export interface Challenge<Line extends Win = BookLine> {
  readonly challenge: string;
  /** How many lines it has in all. */
  readonly count: number;
  readonly lines: readonly Line[];
  readonly after: string | null;
  /** Who won it first, and who in the shortest time. */
  readonly first?: Line | null;
  readonly fastest?: Line | null;
}

/** Some of the challenges, and after which the next are found. */
export interface BookPart {
  readonly challenges: readonly Challenge[];
  readonly next: string | null;
}

const isOwn = (found: Challenge): found is Challenge<OwnWin> => 'own' in (found.lines[0] ?? {});
const isScenario = (found: Challenge): found is Challenge<ScenarioWin> =>
  'scenario' in (found.lines[0] ?? {});
const isEvening = (found: Challenge): found is Challenge<EveningWin> => 'evening' in (found.lines[0] ?? {});
export const isQuest = (found: Challenge): found is Challenge<QuestWin> => 'quest' in (found.lines[0] ?? {});

/** Anything else than a part of a book is an empty one. */
export function readBook(answer: unknown): BookPart {
  const { challenges, next } = (answer ?? {}) as Partial<BookPart>;
  return { challenges: Array.isArray(challenges) ? challenges : [], next: next ?? null };
}

/** Of the book of a room, or of the whole host; null where it cannot be had. */
export async function fetchBook(room: string | null, after: string | null): Promise<BookPart | null> {
  const answer = await ask('/api/book', { room, after });
  return answer === null ? null : readBook(answer);
}

/** The chapter of the games that bots played in. */
export async function fetchBotPages(room: string | null, after: string | null): Promise<BookPart> {
  return readBook(await ask('/api/book', { room, after, bots: '1' }));
}

/** Further lines of one challenge. */
export async function fetchLines<Line extends Win>(
  room: string | null,
  challenge: string,
  after: string,
): Promise<{ readonly lines: readonly Line[]; readonly next: string | null } | null> {
  return (await ask('/api/book', { room, challenge, after })) as Awaited<ReturnType<typeof fetchLines<Line>>>;
}

export interface BookPage {
  readonly scenario: number;
  /** Its levels in order. */
  readonly levels: readonly Challenge<ScenarioWin>[];
}

export function pagesOf(challenges: readonly Challenge[]): readonly BookPage[] {
  const scenarioOf = ({ lines }: Challenge<ScenarioWin>) => lines[0]?.scenario ?? 0;
  const pages = Map.groupBy(challenges.filter(isScenario), scenarioOf);
  return [...pages].map(([scenario, levels]) => ({ scenario, levels }));
}

export const eveningPagesOf = (challenges: readonly Challenge[]) => challenges.filter(isEvening);

/** Own scenarios by name; two that share a name are two pages. */
export const ownPagesOf = (challenges: readonly Challenge[]) => challenges.filter(isOwn);

/** In the order of the tower; what is no quest of it is not shown. */
export function questPagesOf(challenges: readonly Challenge[]): readonly Challenge<QuestWin>[] {
  const wins = challenges.filter(isQuest);
  return QUEST_IDS.flatMap((quest) => wins.filter(({ lines }) => lines[0]?.quest === quest));
}
