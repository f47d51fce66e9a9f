import type { LateCard } from '../card.ts';

export const guardBusy: LateCard = {
  path: 'M6 9c0-3.500 2.500-6 6-6s6 2.500 6 6zM4 9h16M8.500 9v2a3.500 3.500 0 0 0 7 0V9M5 21v-4h14v4M9 17v4M15 17v4',
};
