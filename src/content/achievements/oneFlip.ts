import { hardGame } from './hardGame.ts';

/** [XA33] all challenges with no more than one flip. */
export const oneFlip = hardGame('XA33', { end: ({ shared }) => shared.flips <= 1 });
