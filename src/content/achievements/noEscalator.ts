import { hardGame } from './hardGame.ts';
import { usesEscalator } from './manners.ts';

/** [XA38] all challenges, and no pawn takes an escalator. */
export const noEscalator = hardGame('XA38', { breaks: usesEscalator });
