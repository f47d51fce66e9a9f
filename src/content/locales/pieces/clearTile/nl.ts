import type { Translated } from '../words.ts';
import type { clearTile as en } from './en.ts';

export const clearTile: Translated<typeof en> = {
  game: {
    'piece.clearTile': 'niemand blijft achter',
  },
  own: {
    'rule.clearTile': 'Aan het eind mag er geen held meer op tegel 8* zijn.',
  },
};
