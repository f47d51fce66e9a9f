import type { PieceCard } from '../card.ts';

export const antiStress: PieceCard = {
  pic: 'hourglass',
  keys: { H: 'play.key.turnSand', X: 'play.key.swapHands', L: 'play.key.callTalk' },
};
