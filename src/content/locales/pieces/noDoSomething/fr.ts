import type { Translated } from '../words.ts';
import type { noDoSomething as en } from './en.ts';

export const noDoSomething: Translated<typeof en> = {
  game: {
    'piece.noDoSomething': 'pas de pion « Fais quelque chose ! »',
  },
  own: {
    'rule.noDoSomething': 'Personne n’a le pion « Fais quelque chose ! ».',
  },
  page: {
    'changes.noDoSomething': 'Pas de pion « Fais quelque chose ! » non plus',
  },
};
