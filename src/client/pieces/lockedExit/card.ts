import type { LateCard } from '../card.ts';

export const lockedExit: LateCard = {
  path: 'M4 21V3h11v18M2 21h20M11.500 12v.1M18 9h4v8h-4zM20 11v.1M20 13v.1M20 15v.1',
};
