import type { LateCard } from '../card.ts';

export const hiddenRoles: LateCard = {
  path: 'M3 8c3-2 6-2 9 0 3-2 6-2 9 0 0 5-2 8-5 8-2 0-3-2-4-2s-2 2-4 2c-3 0-5-3-5-8M6.500 11.500c1-1 2.500-1 3.500 0M14 11.500c1-1 2.500-1 3.500 0',
  keys: { Y: 'roles.vote.up', N: 'roles.vote.down' },
};
