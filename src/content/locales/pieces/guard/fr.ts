import type { Translated } from '../words.ts';
import type { guard as en } from './en.ts';

export const guard: Translated<typeof en> = {
  game: {
    'piece.guard': 'le garde',
    'hero.guard': 'garde',
    'theHero.guard': 'le garde',
    'letter.guard': 'G',
    'event.guardCame': 'Un garde commence sa ronde.',
  },
  own: {
    'rule.guard': 'Un garde arrive avec la tuile 9* ; aucun héros ne partage sa tuile.',
  },
  page: {
    'changes.guard': 'Un garde fait sa ronde',
  },
};
