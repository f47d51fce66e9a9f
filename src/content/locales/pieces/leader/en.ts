import type { PieceWords } from '../words.ts';

export const leader = {
  game: {
    'piece.leader': 'leader',
  },
  own: {
    'rule.leader': 'One player holds no action and alone has the Do Something! pawn.',
  },
  page: {
    'changes.leader': 'One player holds no action and leads',
    'changes.leaderPawn': 'Only the leader has the Do Something! pawn',
  },
  play: {
    'hold.leader': 'You lead: you hold no action, and the Do Something! pawn is yours.',
  },
} as const satisfies PieceWords<'leader'>;
