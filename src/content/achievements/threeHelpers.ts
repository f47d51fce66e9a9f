import { hardGame } from './hardGame.ts';
import { helpers } from './modules.ts';

/** [XA30] all challenges, and at most three helpers. */
export const threeHelpers = hardGame('XA30', { end: (game) => helpers(game) <= 3 });
