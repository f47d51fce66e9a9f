import type { LateCard } from '../card.ts';

export const maps: LateCard = { path: 'M3 6l6-3 6 3 6-3v15l-6 3-6-3-6 3zM9 3v15M15 6v15M5 11l2 2M7 11l-2 2' };
