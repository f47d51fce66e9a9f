import { hardGame } from './hardGame.ts';
import { usesWords } from './manners.ts';

/** [XA35] all challenges without a word; gestures are allowed. */
export const noWords = hardGame('XA35', { breaks: usesWords });
