import type { LateCard } from '../card.ts';

export const clearTile: LateCard = {
  path: 'M4 4h16v16H4zM8 12l3 3 5-6',
};
