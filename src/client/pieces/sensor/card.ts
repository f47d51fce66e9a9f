import type { LateCard } from '../card.ts';

export const sensor: LateCard = {
  path: 'M12 20v-6M8.500 20h7M12 14a2 2 0 1 1 0-4 2 2 0 0 1 0 4M6 17a8.500 8.500 0 0 1 0-10M18 7a8.500 8.500 0 0 1 0 10M3 19.500a12 12 0 0 1 0-15M21 4.500a12 12 0 0 1 0 15',
};
