import type { PieceWords } from '../words.ts';

export const breaches = {
  board: {
    'do.breach': 'break through here',
    'thing.breach': 'breach in the wall',
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
  play: {
    'key.breach': 'break a wall',
    'token.breach': 'Break a wall',
    'token.breach.help': 'Tap a wall beside the barbarian.',
    'told.breach': '{name} breaks through a wall.',
    'youTold.breach': 'You break through a wall.',
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
