import type { SecurityTexts } from '../index.ts';
import { securityPieces } from '../pieces/security.fr.ts';
import { gathered } from '../pieces/words.ts';
import { security } from './security.ts';
import { securityFeatures } from './securityFeatures.ts';
import { securitySetup } from './securitySetup.ts';
import { securityShops } from './securityShops.ts';

export const securityTexts: SecurityTexts = gathered(
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
