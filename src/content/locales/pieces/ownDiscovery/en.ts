import type { PieceWords } from '../words.ts';

export const ownDiscovery = {
  game: {
    'piece.ownDiscovery': 'found by the mage',
    'event.foundByAnother': 'Tile 9* was not found by the mage.',
    'lost.foundByAnother': 'Tile 9* was not laid for the mage on a space of her own colour.',
  },
  own: {
    'rule.ownDiscovery': 'Tile 9* has to be laid for the mage, on a space of her own colour.',
  },
  play: {
    hersToFind: 'Tile 9* may come next: the mage has to find it, on an arrow of her own colour.',
  },
} as const satisfies PieceWords<'ownDiscovery'>;
