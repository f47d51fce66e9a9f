import type { LateCard } from '../card.ts';

export const ownDiscovery: LateCard = {
  path: 'M10 3a6 6 0 1 1 0 12 6 6 0 0 1 0-12M14.500 13.500L20 19M10 6v3l2 2',
};
