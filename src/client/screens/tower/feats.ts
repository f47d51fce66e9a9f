import * as v from 'valibot';
import { mergedTables } from '#client/mergedTables.ts';
import { atLeast, partsOf, tableOf, understood } from '#client/understood.ts';
import { ADVENTURES, type Adventure, adventureOf, QUEST_IDS, TUTORIALS } from '#content/adventures.ts';
import type { Shape } from '#engine/tower/quest.ts';

// How far somebody has come in the tower. Pure; kept by progress.ts.

export interface Feat {
  /** The fewest actions it was solved in so far. */
  readonly actions?: number;
  /** A gold star: in no more than anyone could, and without help. */
  readonly best?: true;
  /** A silver one: nearly so. */
  readonly near?: true;
  readonly skipped?: true;
  readonly watched?: true;
}

/** By quest, the one that was played last at the end. A quest that is here was begun; ids of other versions of the tower are kept as they are. */
export type Feats = Readonly<Record<string, Feat>>;

export const STATES = ['new', 'begun', 'solved', 'near', 'best', 'skipped', 'watched'] as const;
export type State = (typeof STATES)[number];

const VERSION = 1;
const ID = /^\d{1,2}-(\d{1,2}|epic)$/;
const YES = v.literal(true);
// That a quest was begun is known by its being there, whatever else is understood of it.
const FEAT = partsOf({ actions: atLeast(1), best: YES, near: YES, skipped: YES, watched: YES });
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
  if (feat.near) return 'near';
  if (feat.actions !== undefined) return 'solved';
  if (feat.watched) return 'watched';
  return feat.skipped ? 'skipped' : 'begun';
}

/** [T16] [T18] what was skipped is as good as done for going on, and only for that. */
export function isPassed(feats: Feats, id: string): boolean {
  const state = stateOf(feats, id);
  return state !== 'new' && state !== 'begun';
}

export function isSolved(feats: Feats, id: string): boolean {
  const state = stateOf(feats, id);
  return state === 'solved' || state === 'near' || state === 'best';
}

/** [T16] the epic follows all of its trials: those that are still before it; nothing else is barred. */
export function barredBy(feats: Feats, id: string): readonly string[] {
  const adventure = adventureOf(id);
  return adventure?.epic === id ? adventure.trials.filter((trial) => !isPassed(feats, trial)) : [];
}

export const isBarred = (feats: Feats, id: string): boolean => barredBy(feats, id).length > 0;

/** [T14] [T15] whether one has come through an epic of this kind before. */
export const knowsCards = (feats: Feats, shape: Shape): boolean =>
  ADVENTURES.some((adventure) => adventure.shape === shape && isSolved(feats, adventure.epic));

export const withFeat = (feats: Feats, id: string, more: Feat = {}): Feats =>
  mergedFeats(feats, { [id]: more });

function merged(one: Feat, other: Feat): Feat {
  const actions = [one.actions, other.actions].filter((count) => count !== undefined);
  return { ...one, ...other, ...(actions.length === 0 ? {} : { actions: Math.min(...actions) }) };
}

/** What either of two browsers knows. */
export const mergedFeats = (one: Feats, other: Feats): Feats => mergedTables(one, other, merged);

/** The next one to play: on the same floor while one is left there, then on up the tower; at last what was skipped. */
export function nextQuest(feats: Feats, after?: string): string | null {
  const start = after === undefined ? 0 : QUEST_IDS.indexOf(after) + 1;
  const inOrder = [...QUEST_IDS.slice(start), ...QUEST_IDS.slice(0, start)];
  const open = inOrder.filter((id) => id !== after && !isBarred(feats, id));
  const left = open.filter((id) => !isPassed(feats, id));
  const here = after === undefined ? undefined : left.find((id) => floorOf(id) === floorOf(after));
  // One who has begun upstairs is not sent back to the lessons.
  const upstairs = left.find((id) => !TUTORIALS.includes(id) || start < TUTORIALS.length);
  return here ?? upstairs ?? left[0] ?? open.find((id) => !isSolved(feats, id)) ?? null;
}

/** Where somebody who comes back goes on: in the room they were in last, or after it. */
export function goOn(feats: Feats): string | null {
  const last = Object.keys(feats).findLast((id) => QUEST_IDS.includes(id));
  if (last !== undefined && !isPassed(feats, last)) return last;
  return nextQuest(feats, last);
}

export interface Tally {
  /** Solved: what was skipped is not done. */
  readonly done: number;
  readonly best: number;
  readonly near: number;
  readonly skipped: number;
  readonly all: number;
}

export function tally(feats: Feats, ids: readonly string[]): Tally {
  const having = (state: State) => ids.filter((id) => stateOf(feats, id) === state).length;
  return {
    done: ids.filter((id) => isSolved(feats, id)).length,
    best: having('best'),
    near: having('near'),
    skipped: having('skipped') + having('watched'),
    all: ids.length,
  };
}

/** What a solved quest has changed: how its floor fills up, and whether its epic opens. */
export interface Gain {
  readonly floor: readonly { readonly id: string; readonly state: State }[];
  readonly done: number;
  readonly opened: string | null;
}

export function gainOf(before: Feats, after: Feats, id: string): Gain {
  const adventure = adventureOf(id);
  const ids = adventure === undefined ? TUTORIALS : roomsOf(adventure);
  const epic = adventure?.epic ?? '';
  return {
    floor: ids.map((one) => ({ id: one, state: stateOf(after, one) })),
    done: tally(after, ids).done,
    opened: isBarred(before, epic) && !isBarred(after, epic) ? epic : null,
  };
}

export const roomsOf = ({ trials, epic }: Adventure): readonly string[] => [...trials, epic];

/** The floor of a quest; the lessons are in the cellar, 0. */
export function floorOf(id: string): number {
  return ADVENTURES.find((adventure) => roomsOf(adventure).includes(id))?.number ?? 0;
}
