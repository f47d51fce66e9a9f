import { hardGame } from './hardGame.ts';
import { helpers } from './modules.ts';

/** [XA31] all challenges and no helper. Tile 8 is in its place by itself: nobody gets onto 8* without one. */
export const noHelper = hardGame('XA31', { end: (game) => helpers(game) === 0 });
