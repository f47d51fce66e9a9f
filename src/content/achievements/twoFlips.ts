import { hardGame } from './hardGame.ts';

/** [XA32] all challenges with no more than two flips of whatever kind; the start is none. */
export const twoFlips = hardGame('XA32', { end: ({ shared }) => shared.flips <= 2 });
