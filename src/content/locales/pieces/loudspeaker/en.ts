import type { PieceWords } from '../words.ts';

export const loudspeaker = {
  game: {
    'piece.loudspeaker': 'loudspeaker',
  },
  own: {
    'rule.loudspeaker': 'Exploring with the elf lets you talk.',
  },
  play: {
    'talk.silenceElf': 'until the sand turns or the elf explores',
  },
  page: {
    'changes.loudspeaker': 'Exploring with the elf lets you talk',
  },
} as const satisfies PieceWords<'loudspeaker'>;
