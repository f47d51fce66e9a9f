import type { Translated } from '../words.ts';
import type { crystalBall as en } from './en.ts';

export const crystalBall: Translated<typeof en> = {
  game: {
    'piece.crystalBall': 'kristallen bol',
    'feature.crystal': 'kristallen bol',
  },
  own: {
    'rule.crystalBall': 'Op een kristallen bol laat de magiër je tot twee tegels toevoegen, waar je wilt.',
  },
  page: {
    'changes.crystalBall': 'De magiër verkent met de kristallen bol',
  },
};
