import { sandLeft } from '../../../sand.ts';
import type { Card } from '../card.ts';

// [E07] less than three quarters of a minute is left when the last pawn leaves.

const CLOSE = 45_000;

export const E07: Card = {
  id: 'E07',
  side: 'loyal',
  mission: { atTheEnd: true, done: ({ game, now }) => sandLeft(game.shared.sand, now) < CLOSE },
};
