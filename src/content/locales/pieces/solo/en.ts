import type { PieceWords } from '../words.ts';

export const solo = {
  game: {
    'piece.solo': 'solo',
    'event.revealed': 'Action revealed: {action}.',
    'event.shuffled': 'The action deck is shuffled.',
  },
  own: {
    'rule.solo': 'For one player, with a deck of actions.',
  },
  page: {
    'deal.solo': 'One chair taken: you will play alone, with a deck of actions.',
  },
  play: {
    'act.reveal': 'Next action',
    'flip.shuffled': 'The action deck is shuffled: reveal again.',
    'key.reveal': 'next action (alone)',
    'solo.deck': 'In the deck: {count}',
    'solo.none': 'Reveal the first action.',
  },
} as const satisfies PieceWords<'solo'>;

export const cli = {
  'panel.solo': 'action deck: {left} left, revealed: {pile}',
  'panel.nothingRevealed': 'nothing yet (r)',
  'help.solo': `  r         solo: reveal the next action`,
} as const;
