import type { LateCard } from '../card.ts';

export const autoExplore: LateCard = { path: 'M3 9h12v12H3zM9 15L20 4M14 4h6v6' };
