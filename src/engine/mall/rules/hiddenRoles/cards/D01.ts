import type { Card } from '../card.ts';

// [D01] every flip turns the coat.
export const D01: Card = {
  id: 'D01',
  side: 'loyal',
  sideNow: ({ game }) => (game.shared.flips % 2 === 0 ? 'loyal' : 'traitor'),
};
