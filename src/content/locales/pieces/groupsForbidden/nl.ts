import type { Translated } from '../words.ts';
import type { groupsForbidden as en } from './en.ts';

export const groupsForbidden: Translated<typeof en> = {
  game: {
    'piece.groupsForbidden': 'geen groepjes',
  },
  own: {
    'rule.groupsForbidden': 'Nooit twee helden op één tegel, behalve op tegel 1.',
  },
  page: {
    'changes.groupsForbidden': 'Nooit twee helden op één tegel',
    'changes.tileOne': 'Behalve op tegel 1',
  },
  refusal: {
    'group.forbidden': 'Nooit twee helden op één tegel: {with} staat daar al.',
  },
};
