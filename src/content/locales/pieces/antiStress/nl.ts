import type { Translated } from '../words.ts';
import type { cli as cliEn, antiStress as en } from './en.ts';

export const antiStress: Translated<typeof en> = {
  game: {
    'piece.antiStress': 'rustfiches',
    'event.tokenUsed.sand': 'Plaats {seat} draait de zandloper om.',
    'event.tokenUsed.swap': 'Plaats {seat} ruilt van acties met plaats {target}.',
    'event.tokenUsed.loudspeaker': 'Plaats {seat} vraagt om overleg.',
  },
  own: {
    'rule.antiStress':
      'Zes fiches voor iedereen: één keer de zandloper omdraaien, twee keer ruilen, drie keer praten.',
  },
  page: {
    'changes.antiStress': 'Zes rustfiches',
  },
  play: {
    'key.turnSand': 'zandloper omdraaien',
    'key.swapHands': 'acties ruilen',
    'key.callTalk': 'om overleg vragen',
    'token.sand': 'Zandloper omdraaien',
    'token.sand.help': 'De zandloper nu omdraaien? Tik nog een keer.',
    'token.swap': 'Acties ruilen',
    'token.swap.help': 'Met wie ruil je van acties?',
    'token.swap.own': 'Jij geeft:',
    'token.loudspeaker': 'Om overleg vragen',
    'token.loudspeaker.help': 'Nu overleggen? Tik nog een keer.',
    'told.sand': '{name} draait de zandloper om.',
    'told.swap': '{name} en {other} ruilen hun acties.',
    'told.swapYou': '{name} ruilt met jou van acties. Nu van jou: {actions}.',
    'told.loudspeaker': '{name} vraagt om overleg.',
    'youTold.sand': 'Je draait de zandloper om.',
    'youTold.swap': 'Je ruilt van acties met {name}. Nu van jou: {actions}.',
    'youTold.loudspeaker': 'Je vraagt om overleg.',
  },
  refusal: {
    'token.none': 'Die fiche is op.',
    'swap.alone': 'Er is niemand om mee te ruilen.',
    'talk.open': 'Jullie mogen al praten: bewaar de fiche.',
  },
};

export const cli: Readonly<Record<keyof typeof cliEn, string>> = {
  'panel.antiStress': 'fiches: zandloper {sand} (ts), ruil {swap} (tw), praten {loudspeaker} (tl)',
  'help.antiStress': '  ts, tw 3, tl   een fiche: de zandloper omdraaien, acties ruilen met plaats 3, praten',
};
