import { securityPieces } from '../pieces/security.en.ts';
import { gathered } from '../pieces/words.ts';
import { security } from './security.ts';
import { securityFeatures } from './securityFeatures.ts';
import { securitySetup } from './securitySetup.ts';
import { securityShops } from './securityShops.ts';

// What is said of Maximum Security; fetched with its rules (client/pieces/known.ts).
export const securityTexts = gathered(
  {
    board: {},
    game: securityFeatures,
    own: {},
    page: {},
    play: {},
    refusal: {},
    shop: securityShops,
    security: { ...security, ...securitySetup },
  },
  securityPieces,
);
