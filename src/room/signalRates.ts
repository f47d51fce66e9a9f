// [R5] allowed signals are no telegraph: how often one person may give them. The server keeps it, and the page does
// not offer what would be refused.

export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

/** For each pair; pointing at the help tile [T17] says as little. */
export const STARES: Rate = { perSecond: 1, burst: 3 };
/** Pause wishes. What else everyone is told of a person in silence comes no faster. */
export const WISHES: Rate = { perSecond: 1 / 3, burst: 1 };
/** [H1.7] The eye card, [H1.3] a cry and a thumb that is turned: what everyone sees of a person, and a game needs now and then. */
export const EYES: Rate = { perSecond: 1, burst: 3 };
/** One vote at a time: two who cry as often as they may leave the others time for a cry of theirs. */
export const CRIES: Rate = { perSecond: 1 / 12, burst: 2 };
export const THUMBS: Rate = { perSecond: 2, burst: 6 };

/** Of those who play and are here, how many agree, and how many it takes: more than half. */
export function tally(votes: readonly number[], present: readonly number[]) {
  const count = present.filter((id) => votes.includes(id)).length;
  return { count, needed: Math.floor(present.length / 2) + 1 };
}
