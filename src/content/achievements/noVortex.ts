import { hardGame } from './hardGame.ts';
import { usesVortex } from './manners.ts';

/** [XA37] all challenges, and nobody uses a vortex. */
export const noVortex = hardGame('XA37', { breaks: usesVortex });
