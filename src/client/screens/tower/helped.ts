import * as v from 'valibot';
import { keptLatest } from '#client/keptByTabs.ts';
import { tableOf, understood } from '#client/understood.ts';
import { fingerprint } from '#engine/core/hash.ts';
import { type Day, today } from './today.ts';

// In which quests somebody was helped today, be it by a hint, the solution or the best way: until tomorrow they earn no
// star there. By their drawing, whatever it is called.

type Helped = Readonly<Record<string, Day>>;

const VERSION = 1;
const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);
const HELPED = v.pipe(
  v.looseObject({
    version: v.literal(VERSION),
    quests: tableOf(() => true, v.string()),
  }),
  v.transform(
    ({ quests }): Helped => Object.fromEntries(Object.entries(quests).filter(([, day]) => isDay(day))),
  ),
);

/** Whatever was kept, as far as it makes sense. */
export const readHelped = (kept: unknown): Helped => understood(HELPED, kept, {});

/** Yesterday's help is forgiven, and forgotten. */
export function withHelp(helped: Helped, quest: string, day: Day): Helped {
  const still = Object.entries(helped).filter(([, when]) => when >= day);
  return { ...Object.fromEntries(still), [quest]: day };
}

const NONE: Helped = {};
const kept = keptLatest('tower.helped', HELPED, NONE);

/** A board is the same under another name. */
const keyOf = (drawing: string) => fingerprint(drawing.replace(/^quest .*\n/, ''));

export function isHelped(drawing: string, day = today()): boolean {
  return (kept.read()[keyOf(drawing)] ?? '') >= day;
}

export function noteHelped(drawing: string, day = today()): void {
  const quests = withHelp(kept.read(), keyOf(drawing), day);
  kept.write(quests, { version: VERSION, quests });
}
