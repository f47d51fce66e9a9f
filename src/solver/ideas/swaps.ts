import { type Reading, type Stay, stayAt } from './reading.ts';

export interface Swap {
  readonly at: number;
  /** Where the other was until then, and where the mage is from then on. */
  readonly stay: Stay;
  readonly mage: Stay;
}

export function swapsOf(reading: Reading): readonly Swap[] {
  return reading.traced.flatMap(({ action }, at) => {
    if (action.type !== 'move' || action.swap === null) return [];
    const stay = stayAt(reading, action.swap, at);
    const mage = stayAt(reading, action.pawn, at + 1);
    return stay === undefined || mage === undefined ? [] : [{ at, stay, mage }];
  });
}
