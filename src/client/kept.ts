import type * as v from 'valibot';
import { understood } from './understood.ts';

// What the page keeps in the browser. It may be old, broken, or somebody else's idea: it is read by a schema, and where
// nothing may be kept, or no more, everything lasts as long as the page.

/** Everything that is ever kept, each under its name after the prefix. */
export type Key = InBrowser | InTab;

type InBrowser =
  // What a person likes: prefs.ts.
  | 'lang'
  | 'theme'
  | 'contrast'
  | 'textSize'
  | 'motion'
  | 'volume'
  | 'muted'
  | 'name'
  | 'face'
  // What each key of the keyboard does.
  | 'keys'
  // The rooms that were visited last.
  | 'rooms'
  // The lesson to go on with.
  | 'lesson'
  // How the lessons of Maximum Security are played, and which were done.
  | 'securityLessons'
  // What was chosen to be played alone, the game that was left, and what was won so.
  | 'solo'
  | 'solo.begun'
  | 'wonAlone'
  | 'eveningsAlone'
  | 'achievedAlone'
  // The same with bots in the page.
  | 'mates'
  | 'mates.begun'
  // Own scenarios, and the one being composed.
  | 'own'
  | 'ownDraft'
  // How far one has come in the tower, and the quests that were left half-played.
  | 'tower'
  | 'tower.begun'
  // Where one was helped today.
  | 'tower.helped'
  // Attempts and time so far, and what the host has not been told yet.
  | 'tower.efforts'
  | 'tower.toldLater'
  // The published puzzles that were solved, and liked.
  | 'tower.puzzles'
  // The days that were solved.
  | 'daily'
  // How often each was practised, and how many of each level were solved.
  | 'practiceSeen'
  | 'practiceSolved'
  // What one wants to practise, and what lies on the table of each level.
  | 'practiceTheme'
  | 'practiceDealt'
  // The puzzle on the drawing table, and what was published from it.
  | 'towerDraft'
  | 'towerPublished';

/** As long as it is open. */
type InTab =
  // The room one is still in while reading elsewhere.
  | 'stay'
  // The game whose result one has left for the table.
  | 'atTable'
  // The game whose end was celebrated.
  | 'celebrated'
  // When the page last loaded itself again.
  | 'reloaded';

const IN_TAB: readonly Key[] = ['stay', 'atTable', 'celebrated', 'reloaded'] satisfies readonly InTab[];
const PREFIX = 'hushglass.';

const storageOf = (key: Key): Storage => (IN_TAB.includes(key) ? sessionStorage : localStorage);

/** Release 0.1 kept some words as they are. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export function read<T, F>(key: Key, schema: v.GenericSchema<unknown, T>, fallback: F): T | F {
  try {
    const text = storageOf(key).getItem(PREFIX + key);
    return text === null ? fallback : understood(schema, parsed(text), fallback);
  } catch {
    return fallback;
  }
}

/** Whether it is kept: a private window may keep nothing, and a full one no more. */
export function write(key: Key, value: unknown): boolean {
  try {
    storageOf(key).setItem(PREFIX + key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function forget(key: Key): void {
  try {
    storageOf(key).removeItem(PREFIX + key);
  } catch {
    // Nothing was kept.
  }
}
