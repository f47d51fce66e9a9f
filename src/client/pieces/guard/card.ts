import type { LateCard } from '../card.ts';

export const guard: LateCard = {
  path: 'M6 9c0-3.500 2.500-6 6-6s6 2.500 6 6zM4 9h16M8.500 9v2a3.500 3.500 0 0 0 7 0V9M4 21c0-4 3.500-6 8-6s8 2 8 6M12 5.500v.5',
};
