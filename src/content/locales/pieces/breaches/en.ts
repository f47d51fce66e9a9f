import type { PieceWords } from '../words.ts';

export const breaches = {
  board: {
    'do.breach': 'break through here',
  },
  game: {
    'piece.breaches': 'wall breaches',
    'event.breached': 'Seat {seat} breaks through a wall.',
    'event.breachLost': 'A breach is filled in again.',
  },
  own: {
    'rule.breaches': 'Three times the barbarian’s strength opens a wall beside him.',
  },
  page: {
    'changes.breaches': 'The barbarian breaks walls',
  },
  refusal: {
    'breach.none': 'All three breaches are made.',
    'breach.notHere': 'There has to be an empty space right behind the wall.',
    'breach.noWall': 'There is no wall to break on that side.',
    'breach.steel': 'Steel doors hold.',
  },
} as const satisfies PieceWords<'breaches'>;

export const cli = {
  'panel.breaches': 'breaches left: {count}',
  'help.breaches': '  br n      break the wall north of the barbarian',
} as const;
