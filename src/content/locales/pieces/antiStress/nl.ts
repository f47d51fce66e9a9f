import type { Translated } from '../words.ts';
import type { cli as cliEn, antiStress as en } from './en.ts';

export const antiStress: Translated<typeof en> = {
  game: {
    'piece.antiStress': 'rustfiches',
    'event.tokenUsed.sand': 'Plaats {seat} gebruikt de zandloperfiche.',
    'event.tokenUsed.swap': 'Plaats {seat} ruilt van handen met plaats {target}.',
    'event.tokenUsed.loudspeaker': 'Plaats {seat} gebruikt een luidsprekerfiche.',
  },
  own: {
    'rule.antiStress':
      'Zes fiches voor iedereen: één keer het zand draaien, twee keer ruilen, drie keer praten.',
  },
  page: {
    'changes.antiStress': 'Zes fiches tegen de stress',
  },
  refusal: {
    'token.none': 'Die fiche is op.',
    'swap.alone': 'Er is niemand om mee te ruilen.',
    'talk.open': 'Jullie mogen al praten: bewaar de fiche.',
  },
};

export const cli: Readonly<Record<keyof typeof cliEn, string>> = {
  'panel.antiStress': 'fiches: zandloper {sand} (ts), ruil {swap} (tw), praten {loudspeaker} (tl)',
  'help.antiStress': '  ts, tw 3, tl   een fiche: de zandloper keren, van handen ruilen met plaats 3, praten',
};
