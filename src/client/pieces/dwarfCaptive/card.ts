import type { LateCard } from '../card.ts';

export const dwarfCaptive: LateCard = {
  path: 'M3 3v18M21 3v18M3 3h18M3 21h18M12 6a4 4 0 0 0-4 4v3c0 3 2 5 4 5s4-2 4-5v-3a4 4 0 0 0-4-4zM8 12h8M7.500 3v4M16.500 3v4M7.500 17v4M16.500 17v4',
};
