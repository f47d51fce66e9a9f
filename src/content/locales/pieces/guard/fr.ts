import type { Translated } from '../words.ts';
import type { cli as cliEn, guard as en } from './en.ts';

export const guard: Translated<typeof en> = {
  board: {
    'thing.watched': 'surveillé par {by}',
    put: '{hero} se trouve maintenant ici : {where}.',
    aside: '{hero} attend à côté du centre.',
  },
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

export const cli: Readonly<Record<keyof typeof cliEn, string>> = {
  'help.guard': '  g n 2     le garde, comme un héros',
};
