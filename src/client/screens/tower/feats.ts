import * as v from 'valibot';
import { atLeast, partsOf, tableOf, understood } from '#client/understood.ts';
import { ADVENTURES, type Adventure, adventureOf, QUEST_IDS, TUTORIALS } from '#content/adventures.ts';

// How far somebody has come in the tower. Pure; kept by progress.ts.

export interface Feat {
  /** The fewest actions it was solved in so far. */
  readonly actions?: number;
  /** In no more than anyone could, and unaided. */
  readonly best?: true;
  readonly skipped?: true;
  readonly watched?: true;
}

/** By quest. A quest that is here was begun; ids of other versions of the tower are kept as they are. */
export type Feats = Readonly<Record<string, Feat>>;

export const STATES = ['new', 'begun', 'solved', 'best', 'skipped', 'watched'] as const;
export type State = (typeof STATES)[number];

const VERSION = 1;
const ID = /^\d{1,2}-(\d{1,2}|epic)$/;
const YES = v.literal(true);
// That a quest was begun is known by its being there, whatever else is understood of it.
const FEAT = partsOf({ actions: atLeast(1), best: YES, skipped: YES, watched: YES });
export const FEATS = v.pipe(
  v.looseObject({ version: v.literal(VERSION), quests: tableOf((id) => ID.test(id), FEAT) }),
  v.transform(({ quests }): Feats => quests),
);

/** Whatever was kept, as far as it makes sense. */
export const readFeats = (kept: unknown): Feats => understood(FEATS, kept, {});

export const writeFeats = (quests: Feats): unknown => ({ version: VERSION, quests });

export function stateOf(feats: Feats, id: string): State {
  const feat = feats[id];
  if (feat === undefined) return 'new';
  if (feat.best) return 'best';
  if (feat.actions !== undefined) return 'solved';
  if (feat.watched) return 'watched';
  return feat.skipped ? 'skipped' : 'begun';
}

/** [T16] [T18] what was skipped is as good as done for going on. */
export function isPassed(feats: Feats, id: string): boolean {
  const state = stateOf(feats, id);
  return state !== 'new' && state !== 'begun';
}

/** [T16] the epic follows all of its trials; nothing else is barred. */
export function isBarred(feats: Feats, id: string): boolean {
  const adventure = adventureOf(id);
  return adventure?.epic === id && !adventure.trials.every((trial) => isPassed(feats, trial));
}

export function withFeat(feats: Feats, id: string, more: Feat = {}): Feats {
  return { ...feats, [id]: merged(feats[id] ?? {}, more) };
}

function merged(one: Feat, other: Feat): Feat {
  const actions = [one.actions, other.actions].filter((count) => count !== undefined);
  return { ...one, ...other, ...(actions.length === 0 ? {} : { actions: Math.min(...actions) }) };
}

/** What either of two browsers knows. */
export function mergedFeats(one: Feats, other: Feats): Feats {
  return Object.entries(other).reduce((all, [id, feat]) => withFeat(all, id, feat), one);
}

/** The next one to play: after this one in the order of the tower, else the first that is left. */
export function nextQuest(feats: Feats, after?: string): string | null {
  const start = after === undefined ? 0 : QUEST_IDS.indexOf(after) + 1;
  const inOrder = [...QUEST_IDS.slice(start), ...QUEST_IDS.slice(0, start)];
  const left = inOrder.filter((id) => !isPassed(feats, id) && !isBarred(feats, id) && id !== after);
  // One who has begun upstairs is not sent back to the lessons.
  return left.find((id) => !TUTORIALS.includes(id) || start < TUTORIALS.length) ?? left[0] ?? null;
}

/** Where somebody who comes back goes on: after the last room they were in. */
export function goOn(feats: Feats): string | null {
  const last = QUEST_IDS.findLast((id) => feats[id] !== undefined);
  if (last !== undefined && !isPassed(feats, last)) return last;
  return nextQuest(feats, last);
}

export interface Tally {
  readonly done: number;
  readonly best: number;
  readonly all: number;
}

export function tally(feats: Feats, ids: readonly string[]): Tally {
  const states = ids.map((id) => stateOf(feats, id));
  const done = ids.filter((id) => isPassed(feats, id)).length;
  return { done, best: states.filter((state) => state === 'best').length, all: ids.length };
}

export const roomsOf = ({ trials, epic }: Adventure): readonly string[] => [...trials, epic];

/** The floor of a quest; the lessons are in the cellar, 0. */
export function floorOf(id: string): number {
  return ADVENTURES.find((adventure) => roomsOf(adventure).includes(id))?.number ?? 0;
}
