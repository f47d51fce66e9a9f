import { securityPieces } from '../pieces/security.en.ts';
import { gathered } from '../pieces/words.ts';
import { security } from './security.ts';
import { securitySetup } from './securitySetup.ts';

// What is said of Maximum Security; fetched with its rules (client/pieces/known.ts).
export const securityTexts = gathered(
  {
    board: {},
    game: {},
    own: {},
    page: {},
    play: {},
    refusal: {},
    security: { ...security, ...securitySetup },
  },
  securityPieces,
);
