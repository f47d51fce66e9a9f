import type { LateCard } from '../card.ts';

export const brokenTimer: LateCard = {
  path: 'M7 3h10M7 21h10M8 3c0 6 8 6 8 12 0 2 0 4 0 6M16 3c0 6-8 6-8 12 0 2 0 4 0 6M4 20 20 4',
};
