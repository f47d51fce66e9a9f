import { rolesPieces } from '../pieces/roles.fr.ts';
import { gathered } from '../pieces/words.ts';
import { roleCards } from './roleCards.ts';
import { roles } from './roles.ts';
import { rolesEnd } from './rolesEnd.ts';
import { rolesPlay } from './rolesPlay.ts';
import { rolesSteps } from './rolesSteps.ts';

// What is said of Hidden Roles; fetched with their rules.
export const rolesTexts = gathered(
  {
    board: {},
    game: {},
    own: {},
    page: {},
    play: {},
    refusal: {},
    role: roleCards,
    roles: { ...roles, ...rolesEnd, ...rolesPlay, ...rolesSteps },
  },
  rolesPieces,
);
