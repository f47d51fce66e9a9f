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
    'talk.silenceElf': 'jusqu’au retournement du sablier, ou une exploration de l’elfe',
  },
  page: {
    'changes.loudspeaker': 'Explorer avec l’elfe permet de parler',
  },
};
