import type { PieceWords } from '../words.ts';

export const trickTheGuards = {
  board: {
    'thing.strands': 'would leave another hero without an exit',
    strands: 'Careful, this would leave another hero without an exit: {exits}.',
  },
  game: {
    'piece.trickTheGuards': 'swapped items and exits',
    'event.warned.exits.stranded':
      'Too late: a hero is left with no exit but its own. The heist can no longer succeed.',
  },
  own: {
    'rule.trickTheGuards': 'Every hero takes an item and an exit that are not its own.',
  },
  page: {
    'changes.trickTheGuards': 'Items and exits that are not one’s own',
  },
} as const satisfies PieceWords<'trickTheGuards'>;
