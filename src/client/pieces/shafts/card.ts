import type { LateCard } from '../card.ts';

export const shafts: LateCard = {
  path: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM5 8.500h14M3.500 12h17M5 15.500h14',
  keys: { F: 'play.key.layShaft', G: 'play.key.shaft' },
};
