import { fewMoved } from './fewMoved.ts';

/** [XA17] the whole mall is explored while one hero has not taken a step. */
export const threeMoved = fewMoved('XA17', 3);
