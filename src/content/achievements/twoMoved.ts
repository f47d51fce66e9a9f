import { fewMoved } from './fewMoved.ts';

/** [XA18] the whole mall is explored while two heroes have not taken a step. */
export const twoMoved = fewMoved('XA18', 2);
