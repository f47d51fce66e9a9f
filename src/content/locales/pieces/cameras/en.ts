import type { PieceWords } from '../words.ts';

export const cameras = {
  game: {
    'piece.cameras': 'security cameras',
    'feature.camera': 'camera',
  },
  own: {
    'rule.cameras': 'While two cameras work, nobody may stop on a sand timer; the barbarian breaks them.',
  },
  page: {
    'changes.cameras': 'Two cameras lock the sand timers',
  },
  refusal: {
    'timer.watched': 'Two cameras are watching: nobody may stop on a sand timer.',
  },
} as const satisfies PieceWords<'cameras'>;
