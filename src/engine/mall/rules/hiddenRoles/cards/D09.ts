import type { Card } from '../card.ts';
import { leftOf, rolesOf } from '../memory.ts';

// [D09] nothing in the mall while the eye card lies before the left neighbour.
export const D09: Card = {
  id: 'D09',
  side: 'loyal',
  breaks: (step, { game }) => step.what === 'acted' && rolesOf(game).eye?.before === leftOf(game, step.seat),
};
