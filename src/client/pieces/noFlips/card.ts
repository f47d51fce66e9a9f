import type { LateCard } from '../card.ts';

export const noFlips: LateCard = { path: 'M7 3h10v3l-4 6 4 6v3H7v-3l4-6-4-6zM3 4l18 16' };
