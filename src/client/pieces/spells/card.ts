import type { LateCard } from '../card.ts';

export const spells: LateCard = {
  path: 'M12 2l1.500 5.500L19 9l-5.500 1.500L12 16l-1.500-5.500L5 9l5.500-1.500zM18 15l.8 2.200L21 18l-2.200.8L18 21l-.8-2.200L15 18l2.200-.8zM6 16l-3 5',
  keys: { J: 'play.key.spell1', K: 'play.key.spell2', I: 'play.key.spell3' },
};
