import type { Translated } from '../words.ts';
import type { dwarfCaptive as en } from './en.ts';

export const dwarfCaptive: Translated<typeof en> = {
  game: {
    'piece.dwarfCaptive': 'le nain captif',
    'hero.warden': 'garde',
    'theHero.warden': 'le garde',
    'letter.warden': 'G',
  },
  own: {
    'rule.dwarfCaptive': 'Le nain attend dans la salle de garde dès le début.',
  },
};
