import type { Translated } from '../words.ts';
import type { cameras as en } from './en.ts';

export const cameras: Translated<typeof en> = {
  game: {
    'piece.cameras': 'bewakingscamera’s',
    'feature.camera': 'camera',
  },
  own: {
    'rule.cameras': 'Zolang twee camera’s werken, stopt niemand op een zandloper; de barbaar maakt ze stuk.',
  },
  page: {
    'changes.cameras': 'Twee camera’s blokkeren de zandlopers',
  },
  refusal: {
    'timer.watched': 'Twee camera’s kijken toe: niemand mag op een zandloper stoppen.',
  },
};
