import { OFF, type Space } from '#engine/mall/spaces.ts';

// What all seats alike were told a moment ago: nobody takes back at once what somebody just did.

/** By pawn, how it moved last. */
export type Recent = readonly (LastMove | undefined)[];

/** Where a pawn stood, and when it left. */
interface Left {
  readonly from: Space;
  readonly at: number;
}

export interface LastMove extends Left {
  /** The last move of it that was a person's. */
  readonly person: Left | null;
  /** Where somebody pointed for it to go. */
  readonly asked?: Asked;
}

export interface Asked {
  readonly space: Space;
  readonly at: number;
}

const A_WHILE = 5_000;
/** So long what a person began is helped along. */
const HELPED = 15_000;
/** And so long a place that was pointed at is a goal. */
const ASKED = 30_000;

export function afterMove(before: LastMove | undefined, left: Left, isPerson: boolean): LastMove {
  return { ...before, ...left, person: isPerson ? left : (before?.person ?? null) };
}

const NEVER: LastMove = { from: OFF, at: Number.NEGATIVE_INFINITY, person: null };

export function withAsked(recent: Recent, pawn: number, asked: Asked): Recent {
  const all = Array.from({ length: Math.max(recent.length, pawn + 1) }, (_, one) => recent[one]);
  return all.with(pawn, { ...(recent[pawn] ?? NEVER), asked });
}

export function askedIn(recent: Recent, pawn: number, now: number): Asked | null {
  const asked = recent[pawn]?.asked;
  return asked !== undefined && now - asked.at < ASKED ? asked : null;
}

export function isTakenBack(recent: Recent, pawn: number, to: Space, now: number): boolean {
  const last = recent[pawn];
  return last !== undefined && last.from === to && now - last.at < A_WHILE;
}

/** Whether a person moved it so short a while ago that nobody may do anything else with it. */
export function isPersons(recent: Recent, pawn: number, now: number): boolean {
  const person = recent[pawn]?.person ?? null;
  return person !== null && now - person.at < A_WHILE;
}

/** Where the pawn stood before a person moved it; null where that is long ago. */
export function broughtFrom(recent: Recent, pawn: number, now: number): Space | null {
  const person = recent[pawn]?.person ?? null;
  return person !== null && now - person.at < HELPED ? person.from : null;
}
