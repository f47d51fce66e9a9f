import type { Translated } from '../words.ts';
import type { dwarfCaptive as en } from './en.ts';

export const dwarfCaptive: Translated<typeof en> = {
  game: {
    'piece.dwarfCaptive': 'de gevangen dwerg',
    'hero.warden': 'bewaker',
    'theHero.warden': 'de bewaker',
    'letter.warden': 'W',
  },
  own: {
    'rule.dwarfCaptive': 'De dwerg wacht vanaf het begin in het wachtlokaal.',
  },
};
