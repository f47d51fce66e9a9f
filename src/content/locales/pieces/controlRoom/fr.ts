import type { Translated } from '../words.ts';
import type { cli as cliEn, controlRoom as en } from './en.ts';

export const controlRoom: Translated<typeof en> = {
  board: {
    'do.sendGuard': 'envoyer le garde ici',
    'moved.sent': '{name} envoie {hero} par vortex.',
    'youMoved.sent': 'Tu envoies {hero} par vortex.',
    'thing.sends': 'on peut envoyer des gardes ici',
  },
  game: {
    'piece.controlRoom': 'la salle de contrôle',
  },
  own: {
    'rule.controlRoom':
      'Avec un héros dans la salle de contrôle de la tuile 28, on envoie les gardes vers les vortex de sa couleur.',
  },
  page: {
    'changes.controlRoom': 'Les gardes obéissent à la salle de contrôle',
  },
  refusal: {
    'control.nobody': 'Aucun héros n’est dans la salle de contrôle.',
    'control.notHere': 'Les gardes vont aux vortex de la couleur du héros en salle de contrôle.',
    'control.onlyGuards': 'Seuls les gardes obéissent à la salle de contrôle.',
  },
  play: {
    'control.send': 'Choisis un garde à envoyer vers un vortex ({colour}).',
    'control.nobody':
      'La salle de contrôle est occupée, mais aucun garde ne peut rejoindre un vortex ({colour}).',
  },
};

export const cli: Readonly<Record<keyof typeof cliEn, string>> = {
  'event.moved.sent': 'La place {seat} envoie {hero} par vortex.',
  'help.controlRoom': '  g v 2     un garde au vortex 2 de la couleur du héros en salle de contrôle',
};
