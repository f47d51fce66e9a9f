import type { Card } from '../card.ts';
import { hasLunched } from '../lunch.ts';
import { hasBurgers } from '../needs.ts';

// [C01] half a minute at one burger counter, unmoved; a pause does not count.
export const C01: Card = {
  id: 'C01',
  side: 'loyal',
  needs: hasBurgers,
  mission: { done: hasLunched },
};
