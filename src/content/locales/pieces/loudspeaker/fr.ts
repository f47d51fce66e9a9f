import type { Translated } from '../words.ts';
import type { loudspeaker as en } from './en.ts';

export const loudspeaker: Translated<typeof en> = {
  game: {
    'piece.loudspeaker': 'haut-parleur',
  },
  own: {
    'rule.loudspeaker': 'Explorer avec l’elfe permet de parler.',
  },
  play: {
    'talk.silenceElf': 'jusqu’à ce que le sablier se retourne ou que l’elfe explore',
  },
  page: {
    'changes.loudspeaker': 'Explorer avec l’elfe permet de parler',
  },
};
