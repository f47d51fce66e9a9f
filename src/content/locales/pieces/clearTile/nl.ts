import type { Translated } from '../words.ts';
import type { clearTile as en } from './en.ts';

export const clearTile: Translated<typeof en> = {
  game: {
    'piece.clearTile': 'niemand blijft achter',
  },
  own: {
    'rule.clearTile': 'Aan het eind mag er geen held meer op tegel 8* zijn.',
  },
  play: {
    leftBehind: 'Ook nog van tegel 8* af: {heroes}.',
  },
  security: {
    'goal.also.tileClear': 'Aan het eind is er geen held meer op tegel 8*.',
    'progress.also.tileClear': 'tegel 8* nog niet vrij',
    'progress.is.tileClear': 'tegel 8* vrij',
  },
};
