import type { PieceWords } from '../words.ts';

export const dimensions = {
  board: {
    'do.settle': 'stand here',
  },
  game: {
    'piece.dimensions': 'two dimensions',
    'event.settled': '{hero} stands elsewhere on tile 3.',
  },
  own: {
    'rule.dimensions': 'Two malls that never meet, joined by the vortex alone.',
  },
  page: {
    'changes.dimensions': 'Two malls, joined by the vortex',
    'changes.apart': 'Never everyone in one of them',
  },
  play: {
    'ready.settle': 'You may still give the barbarian and the mage other places on tile 3.',
  },
  refusal: {
    'dimensions.allTogether': 'Never all heroes in one dimension.',
    'dimensions.fromVortex': 'To cross over, the hero must stand on a vortex of its own colour.',
    'dimensions.sameOne': 'The vortex only leads to the other dimension.',
    'dimensions.settle': 'Before the start, only the barbarian and the mage choose a free space, on tile 3.',
    'setup.needsTile': 'This game needs tile {tile}.',
  },
} as const satisfies PieceWords<'dimensions'>;

export const cli = {
  'panel.dimension': 'Dimension {number}',
  'help.dimensions': `  m p 4     scenario 13, before the start: mage to place 4`,
} as const;
