import type { Translated } from '../words.ts';
import type { cli as cliEn, solo as en } from './en.ts';

export const solo: Translated<typeof en> = {
  game: {
    'piece.solo': 'jeu en solitaire',
    'event.revealed': 'Action révélée : {action}.',
    'event.shuffled': 'Le paquet d’actions est mélangé.',
  },
  own: {
    'rule.solo': 'Pour un joueur, avec un paquet d’actions.',
  },
  page: {
    'deal.solo': 'Une seule chaise prise : tu joueras en solo, avec un paquet d’actions.',
  },
  play: {
    'act.reveal': 'Action suivante',
    'flip.shuffled': 'Le paquet d’actions est mélangé : révèle à nouveau.',
    'key.reveal': 'action suivante (en solo)',
    'solo.deck': 'Dans le paquet : {count}',
    'solo.none': 'Révèle la première action.',
  },
};

export const cli: Readonly<Record<keyof typeof cliEn, string>> = {
  'panel.solo': 'paquet d’actions : {left}, révélées : {pile}',
  'panel.nothingRevealed': 'rien encore (r)',
  'help.solo': `  r         en solitaire : révéler l’action suivante`,
};
