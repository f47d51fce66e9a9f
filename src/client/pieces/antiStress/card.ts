import type { LateCard } from '../card.ts';

export const antiStress: LateCard = {
  path: 'M8 3.500a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9zM16 3.500a4.500 4.500 0 0 1 0 9M12 12a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9zM8 7v2M12 15.500v2',
  keys: { H: 'play.key.turnSand', X: 'play.key.swapHands', L: 'play.key.callTalk' },
};
