import type { Translated } from '../words.ts';
import type { noDoSomething as en } from './en.ts';

export const noDoSomething: Translated<typeof en> = {
  game: {
    'piece.noDoSomething': 'geen Doe-iets!-pion',
  },
  own: {
    'rule.noDoSomething': 'Niemand heeft de Doe-iets!-pion.',
  },
  page: {
    'changes.noDoSomething': 'Ook geen Doe-iets!-pion',
  },
};
