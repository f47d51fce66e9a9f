import { sandLeft } from '../../../sand.ts';
import type { Card } from '../card.ts';

// [D08] one space at a time while less than half a minute is left.

const NIGHT = 30_000;

export const D08: Card = {
  id: 'D08',
  side: 'loyal',
  breaks: (step, { game, now }) =>
    step.what === 'moved' && step.walked >= 2 && sandLeft(game.shared.sand, now) < NIGHT,
};
