import type { Translated } from '../words.ts';
import type { guardBusy as en } from './en.ts';

export const guardBusy: Translated<typeof en> = {
  board: {
    'thing.busy': 'heeft het druk, blijft hier',
  },
  game: {
    'piece.guardBusy': 'de drukke bewaker',
  },
  own: {
    'rule.guardBusy': 'Bewakers lopen niet en nemen geen roltrap.',
  },
  refusal: {
    'guard.busy': 'De bewaker heeft het druk en blijft waar hij is.',
  },
};
