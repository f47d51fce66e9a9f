import type { LateCard } from '../card.ts';

export const diversion: LateCard = {
  path: 'M12 2l2 4.500L18.500 4 18 9l4 2-4 2.500.5 5-4.500-2.500L12 21l-2-5-4.500 2.500.500-5L2 11l4-2-.5-5L10 6.500zM10 9h4l-2 3 2 3h-4l2-3z',
};
