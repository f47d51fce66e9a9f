import { hardGame } from './hardGame.ts';
import { isWholeMall } from './modules.ts';

/** [XA39] all challenges with all tiles of the base game. */
export const wholeMall = hardGame('XA39', { end: isWholeMall });
