import type { PieceWords } from '../words.ts';

export const dwarfCaptive = {
  game: {
    'piece.dwarfCaptive': 'the captive dwarf',
    'hero.warden': 'guard',
    'theHero.warden': 'the guard',
    'letter.warden': 'G',
  },
  own: {
    'rule.dwarfCaptive': 'The dwarf waits in the guard room from the start.',
  },
} as const satisfies PieceWords<'dwarfCaptive'>;
