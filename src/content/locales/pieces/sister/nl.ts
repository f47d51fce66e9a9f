import type { Translated } from '../words.ts';
import type { cli as cliEn, sister as en } from './en.ts';

export const sister: Translated<typeof en> = {
  board: {
    'do.jump': 'hierheen springen',
    'moved.jump': '{name} laat {hero} springen.',
    'youMoved.jump': 'Je laat {hero} springen.',
  },
  game: {
    'piece.sister': 'zusje',
    'event.warned.sister.alone':
      'Te laat: het zusje is als enige nog binnen, en niemand kan haar nog naar een uitgang helpen.',
  },
  own: {
    'rule.sister': 'Een vijfde pion die springt; ze heeft haar tegels L1 en L2 nodig.',
  },
  page: {
    'choice.sister': 'Het zusje doet mee',
  },
  refusal: {
    'jump.notHere': 'Daar kan ze niet landen: alleen in rechte lijn, naast een andere held, op een vrij vak.',
    'jump.onlySister': 'Alleen het zusje springt.',
    'sister.onlyJumps': 'Het zusje verplaatst zich alleen met sprongen.',
  },
};

export const cli: Readonly<Record<keyof typeof cliEn, string>> = {
  'event.moved.jump': 'Plaats {seat} laat {hero} springen.',
  'setup.sister': 'Het zusje meenemen? (ja of nee)',
};
