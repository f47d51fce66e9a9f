import { QUEST_IDS } from './adventures.ts';

// What a host counts of the quests that are played alone: how many solved one, in how many actions, after how many tries and
// minutes. Numbers alone: neither who it was nor when.

/** The first day with a puzzle, a Monday. */
export const FIRST_DAY = '2026-11-02';

/** What is told when a quest was solved for the first time in a browser. */
export interface Told {
  readonly of: 'quest' | 'day';
  /** The id of a quest of the tower, or a day. */
  readonly id: string;
  readonly actions: number;
  /** The attempt in which it was solved, counted from one. */
  readonly tries: number;
  /** Seconds in front of it, from the first look. */
  readonly seconds: number;
  /** With help: how short it was then means nothing. */
  readonly helped: boolean;
}

/** How many each, by what is counted: `actions.12`, `tries.2`, `minutes.3`, `solved`, `helped`. */
export type Tally = Readonly<Record<string, number>>;

export const MOST_ACTIONS = 250;
export const MOST_TRIES = 9;
/** The last one holds whatever took longer: a little over two hours. */
export const LONGEST = 7;
const MINUTE = 60;

/** Which of the marks a report counts for: so many rows a quest can have, and no more. */
export function marksFor({ actions, tries, seconds, helped }: Told): readonly string[] {
  if (helped) return ['helped'];
  return [
    'solved',
    `actions.${Math.min(actions, MOST_ACTIONS)}`,
    `tries.${Math.min(tries, MOST_TRIES)}`,
    `minutes.${lengthOf(seconds)}`,
  ];
}

/** 0: under a minute; 1: under three; 2: under seven, and so on, each twice as long as the one before. */
export const lengthOf = (seconds: number): number =>
  Math.min(LONGEST, Math.floor(Math.log2(seconds / MINUTE + 1)));

/** Those of one kind, by their number, the smallest first. */
export function countsOf(
  tally: Tally,
  kind: 'actions' | 'tries' | 'minutes',
): readonly (readonly [number, number])[] {
  return Object.entries(tally)
    .filter(([mark]) => mark.startsWith(`${kind}.`))
    .map(([mark, count]) => [Number(mark.slice(kind.length + 1)), count] as const)
    .sort(([one], [other]) => one - other);
}

/** Whether there can be such a quest: of days those that have begun somewhere. */
export function isCounted(of: Told['of'], id: string, today: string): boolean {
  if (of === 'quest') return QUEST_IDS.includes(id);
  return isDay(id) && id >= FIRST_DAY && id <= today;
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(text);
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(text);
}
