import type { LateCard } from '../card.ts';

export const guardRoom: LateCard = { path: 'M4 3h16v18H4zM8 3v18M12 3v18M16 3v18M4 12h16' };
