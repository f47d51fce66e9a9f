import type { SecurityTexts } from '../index.ts';
import { securityPieces } from '../pieces/security.fr.ts';
import { gathered } from '../pieces/words.ts';
import { security } from './security.ts';
import { securitySetup } from './securitySetup.ts';

export const securityTexts: SecurityTexts = gathered(
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
