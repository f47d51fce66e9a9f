import type { Translated } from '../words.ts';
import type { cli as cliEn, shafts as en } from './en.ts';

export const shafts: Translated<typeof en> = {
  board: {
    'do.layShaft': 'ouvrir l’autre bout ici',
    'do.shaft': 'ramper jusqu’ici',
    'thing.shaft': 'bout du conduit {letter}',
    'moved.shaft': '{name} envoie {hero} dans un conduit.',
    'youMoved.shaft': 'Tu envoies {hero} dans un conduit.',
  },
  game: {
    'piece.shafts': 'conduits d’aération',
    'event.shaftLaid': 'La place {seat} ouvre un conduit.',
    'event.shaftLost': 'Un conduit s’effondre.',
  },
  own: {
    'rule.shafts': 'Deux fois, le nain ouvre un conduit de là où il se tient jusqu’à une case vide.',
  },
  page: {
    'changes.shafts': 'Le nain ouvre des conduits',
  },
  play: {
    'key.layShaft': 'ouvrir un conduit',
    'key.shaft': 'passer par un conduit',
    'token.shaft': 'Ouvrir un conduit',
    'token.shaft.help': 'Un bout est sous le nain. Touche la case de l’autre.',
    'told.shaft': '{name} ouvre un conduit.',
    'youTold.shaft': 'Tu ouvres un conduit.',
  },
  refusal: {
    'shaft.none': 'Il ne reste plus de conduit.',
    'shaft.notHere': 'Un autre jeton est sous le nain.',
    'shaft.notThere': 'L’autre bout va sur une case vide du centre.',
    'shaft.noEnd': 'Aucun conduit n’y mène depuis cette case.',
  },
};

export const cli: Readonly<Record<keyof typeof cliEn, string>> = {
  'panel.shafts': 'conduits restants : {count}',
  'help.shafts': `  sh 5 2 3  un conduit du nain à la tuile 5, rangée 2, colonne 3, telle qu’elle est posée
  e c       l’elfe par le conduit où elle se tient`,
  'event.moved.shaft': 'La place {seat} envoie {hero} dans un conduit.',
};
