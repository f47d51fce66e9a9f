import type { LateCard } from '../card.ts';

export const directEscape: LateCard = { path: 'M3 8h6v8H3zM17 4v16h4V4zM9 12h7M13 9l3 3-3 3' };
