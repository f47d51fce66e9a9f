import type { LateCard } from '../card.ts';

export const frogDiversion: LateCard = {
  path: 'M4 15c0-4 3.500-7 8-7s8 3 8 7c0 3-3.500 5-8 5s-8-2-8-5zM8 8.500a2 2 0 1 1-2-3M16 8.500a2 2 0 1 0 2-3M8.500 15.500c2 1.500 5 1.500 7 0',
};
