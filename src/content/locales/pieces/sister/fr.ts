import type { Translated } from '../words.ts';
import type { cli as cliEn, sister as en } from './en.ts';

export const sister: Translated<typeof en> = {
  board: {
    'do.jump': 'sauter ici',
    'moved.jump': '{name} fait sauter {hero}.',
    'youMoved.jump': 'Tu fais sauter {hero}.',
  },
  game: {
    'piece.sister': 'petite sœur',
    'event.warned.sister.alone':
      'Trop tard : la petite sœur est la dernière à l’intérieur, et plus personne ne peut l’aider à sortir.',
  },
  own: {
    'rule.sister': 'Un cinquième pion qui saute ; il lui faut ses tuiles L1 et L2.',
  },
  page: {
    'choice.sister': 'La petite sœur vient aussi',
  },
  refusal: {
    'jump.notHere':
      'Elle ne peut pas atterrir là : seulement en ligne droite, à côté d’un autre héros, sur une case libre.',
    'jump.onlySister': 'Seule la petite sœur saute.',
    'sister.onlyJumps': 'La petite sœur ne se déplace qu’en sautant.',
  },
};

export const cli: Readonly<Record<keyof typeof cliEn, string>> = {
  'event.moved.jump': 'La place {seat} fait sauter {hero}.',
  'setup.sister': 'Emmener la petite sœur ? (oui ou non)',
};
