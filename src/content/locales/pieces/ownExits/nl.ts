import type { Translated } from '../words.ts';
import type { ownExits as en } from './en.ts';

export const ownExits: Translated<typeof en> = {
  game: {
    'piece.ownExits': 'ieder zijn uitgang',
  },
  own: {
    'rule.ownExits': 'Elke held gaat alleen door de uitgang van zijn eigen kleur.',
  },
  page: {
    'changes.ownExits': 'Elke held heeft een eigen uitgang',
  },
};
