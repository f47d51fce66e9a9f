import type { PieceWords } from '../words.ts';

export const guardRoom = {
  game: {
    'stage.captive': 'locked up',
    'piece.guardRoom': 'the guard room',
    'event.captured': '{hero} is caught!',
    'lost.captives': 'Two heroes sit in the guard room at once.',
  },
  own: {
    'rule.guardRoom': 'Who meets a guard is locked up on tile 25; two at once lose the game.',
  },
  page: {
    'changes.guardRoom': 'Caught heroes must be freed',
  },
  refusal: {
    'guard.stays': 'The guard stays while {by} is locked up here.',
  },
} as const satisfies PieceWords<'guardRoom'>;

export const cli = {
  'panel.captives': 'Locked up: {heroes}! A second one loses the game.',
} as const;
