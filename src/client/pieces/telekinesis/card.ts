import type { LateCard } from '../card.ts';

export const telekinesis: LateCard = {
  path: 'M4 14h7v7H4zM13 3h7v7h-7zM12 14.500c3 0 4.500-1 4.500-3M14.500 12.500l2-2 2 2M4 10V6.500M7.500 10V5M11 10V6.500',
  keys: { N: 'play.key.telekinesis' },
};
