import { hardGame } from './hardGame.ts';
import { communicates } from './manners.ts';

/** [XA36] all challenges without a word or a gesture. */
export const noSigns = hardGame('XA36', { breaks: communicates });
