import { hardGame } from './hardGame.ts';

/** [XA34] all challenges without a flip. */
export const noFlip = hardGame('XA34', { end: ({ shared }) => shared.flips === 0 });
