import type { LateCard } from '../card.ts';

export const beholder: LateCard = {
  path: 'M2 12c3-5 6.500-7.500 10-7.500S19 7 22 12c-3 5-6.500 7.500-10 7.500S5 17 2 12zM12 8.500a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7M12 11.500v1',
};
