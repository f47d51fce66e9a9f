import type { Card } from '../card.ts';

// [C07] never more than two spaces at once.
export const C07: Card = {
  id: 'C07',
  side: 'loyal',
  breaks: (step) => step.what === 'moved' && step.walked >= 3,
};
