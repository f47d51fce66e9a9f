import type { PieceWords } from '../words.ts';

export const brokenTimer = {
  game: { 'piece.brokenTimer': 'a broken first timer' },
  own: { 'rule.brokenTimer': 'The sand timer of the start tile is out of order from the beginning.' },
  page: { 'changes.brokenTimer': 'The first sand timer is out of order' },
} as const satisfies PieceWords<'brokenTimer'>;
