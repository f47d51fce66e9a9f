import type { LateCard } from '../card.ts';

export const mapmaker: LateCard = {
  path: 'M3 8l6-3 5 2.500M3 8v12l6-3 6 3 6-3v-3M9 5v12M15 14v6M20.500 3l1.500 1.500-6 6-2.500 1 1-2.500z',
};
