import type { LateCard } from '../card.ts';

export const controlRoom: LateCard = {
  path: 'M3 4h18v11H3zM9 20h6M12 15v5M12 6.500a3 3 0 1 1-3 3M12 9.500v.01M6 7v5M18 7v5',
};
