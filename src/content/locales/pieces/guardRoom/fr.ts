import type { Translated } from '../words.ts';
import type { cli as cliEn, guardRoom as en } from './en.ts';

export const guardRoom: Translated<typeof en> = {
  board: {
    'thing.captive': 'sous les verrous',
    'thing.wouldCatch': 'ici un héros se ferait attraper',
    wouldCatch: 'Attention, {by} attraperait {hero} sur la tuile {tile}.',
    wouldBeCaptive: 'Attention, sur la tuile {tile}, {hero} finirait sous les verrous.',
    secondCaptive: 'Deux héros sous les verrous à la fois, et c’est perdu.',
  },
  game: {
    'stage.captive': 'sous les verrous',
    'piece.guardRoom': 'la salle de garde',
    'event.captured': '{hero} s’est fait attraper !',
    'lost.captives': 'Deux héros étaient sous les verrous en même temps : le casse s’arrête là.',
    'event.caughtBy': '{by} attrape {hero} !',
  },
  own: {
    'rule.guardRoom': 'Qui croise un garde finit sur la tuile 25 ; deux à la fois, et c’est perdu.',
  },
  page: {
    'changes.guardRoom': 'Les héros pris sont à libérer',
  },
  refusal: {
    'guard.stays': 'Le garde reste tant que {by} est sous les verrous.',
  },
  play: {
    setAside: '{hero} est sous les verrous. Il faut d’abord trouver la salle de garde.',
  },
};

export const cli: Readonly<Record<keyof typeof cliEn, string>> = {
  'panel.captives': 'Sous les verrous : {heroes} ! Un deuxième, et c’est perdu.',
};
