import type { Translated } from '../words.ts';
import type { cli as cliEn, breaches as en } from './en.ts';

export const breaches: Translated<typeof en> = {
  board: {
    'do.breach': 'percer ici',
    'thing.breach': 'brèche dans le mur',
  },
  game: {
    'piece.breaches': 'murs percés',
    'event.breached': 'La place {seat} perce un mur.',
    'event.breachLost': 'Une brèche est rebouchée.',
  },
  own: {
    'rule.breaches': 'Trois fois, la force du barbare ouvre un mur à côté de lui.',
  },
  page: {
    'changes.breaches': 'Le barbare perce les murs',
  },
  play: {
    'key.breach': 'percer un mur',
    'token.breach': 'Percer un mur',
    'token.breach.help': 'Touche un mur à côté du barbare.',
    'told.breach': '{name} perce un mur.',
    'youTold.breach': 'Tu perces un mur.',
  },
  refusal: {
    'breach.none': 'Les trois brèches sont faites.',
    'breach.notHere': 'Il faut une case vide juste derrière le mur.',
    'breach.noWall': 'Il n’y a pas de mur à percer de ce côté.',
    'breach.steel': 'Les portes d’acier tiennent bon.',
  },
};

export const cli: Readonly<Record<keyof typeof cliEn, string>> = {
  'panel.breaches': 'brèches restantes : {count}',
  'help.breaches': '  br n      ouvrir le mur au nord du barbare',
};
