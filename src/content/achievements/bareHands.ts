import { hardGame } from './hardGame.ts';
import { communicates, usesVortex } from './manners.ts';
import { helpers } from './modules.ts';

/** [XA41] all challenges, and neither helper nor word nor gesture nor vortex nor flip. */
export const bareHands = hardGame('XA41', {
  breaks: (act) => communicates(act) || usesVortex(act),
  end: (game) => helpers(game) === 0 && game.shared.flips === 0,
});
