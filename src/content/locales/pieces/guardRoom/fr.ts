import type { Translated } from '../words.ts';
import type { cli as cliEn, guardRoom as en } from './en.ts';

export const guardRoom: Translated<typeof en> = {
  game: {
    'stage.captive': 'sous les verrous',
    'piece.guardRoom': 'la salle de garde',
    'event.captured': '{hero} : attrapé !',
    'lost.captives': 'Deux héros sont enfermés en même temps.',
  },
  own: {
    'rule.guardRoom': 'Qui croise un garde finit sur la tuile 25 ; deux à la fois, et c’est perdu.',
  },
  page: {
    'changes.guardRoom': 'Les héros pris sont à libérer',
  },
  refusal: {
    'guard.stays': 'Le garde reste tant que {by} est enfermé ici.',
  },
};

export const cli: Readonly<Record<keyof typeof cliEn, string>> = {
  'panel.captives': 'Sous les verrous : {heroes} ! Un deuxième, et c’est perdu.',
};
