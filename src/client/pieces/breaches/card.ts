import type { LateCard } from '../card.ts';

export const breaches: LateCard = {
  path: 'M3 5h18v14H3zM3 9.500h5M3 14.500h4M8 5v4.500M17 9.500h4M17 14.500h4M16 5v4.500M10 19l-2-3.500 1.500-2-2-2.500 3-1L12 7l1.500 2.500 3 .5-1 3 1.500 2-2.500 1.500.500 2.500',
  keys: { B: 'play.key.breach' },
};
