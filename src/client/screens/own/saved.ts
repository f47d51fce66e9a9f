import * as v from 'valibot';
import type { OwnScenario } from '#content/own.ts';
import { ownCode, readOwnCode } from '#content/ownCode.ts';
import { readChoice } from '#protocol/messages.ts';
import { read, write } from '../../kept.ts';
import { listOf, understood } from '../../understood.ts';

// The own scenarios this browser keeps, and how a code or anything else that comes from outside is
// read: by the same schema as a message to a room. Pure, but for the two that keep.

export type SavedScenarios = readonly OwnScenario[];

const MOST = 60;

/** The scenario, its name cleaned; null for anything that is none. */
export function checkedOwn(value: unknown): OwnScenario | null {
  const read = readChoice({ own: value });
  return read !== undefined && 'own' in read ? read.own : null;
}

export function ownFromCode(code: string): OwnScenario | null {
  return checkedOwn(readOwnCode(code));
}

const OWN = v.pipe(
  v.unknown(),
  v.transform(checkedOwn),
  v.custom<OwnScenario>((own) => own !== null),
);
const SHELF = listOf(OWN);

export const readSaved = (kept: unknown): SavedScenarios => understood(SHELF, kept, []);

/** The latest first; one of the same name makes way. */
export function withSaved(saved: SavedScenarios, own: OwnScenario): SavedScenarios {
  return [own, ...withoutSaved(saved, own.name)].slice(0, MOST);
}

export function withoutSaved(saved: SavedScenarios, name: string): SavedScenarios {
  return saved.filter((other) => other.name !== name);
}

/** Under another name in the same place; null where that name is taken. */
export function renamed(saved: SavedScenarios, from: string, to: string): SavedScenarios | null {
  if (from !== to && saved.some(({ name }) => name === to)) return null;
  return saved.map((own) => (own.name === from ? { ...own, name: to } : own));
}

export function isSaved(saved: SavedScenarios, own: OwnScenario): boolean {
  return saved.some((other) => ownCode(other) === ownCode(own));
}

export const loadSaved = (): SavedScenarios => read('own', SHELF, []);
export const keepSaved = (saved: SavedScenarios): boolean => write('own', saved);
