import type { Translated } from '../words.ts';
import type { cli as cliEn, solo as en } from './en.ts';

export const solo: Translated<typeof en> = {
  game: {
    'piece.solo': 'alleen spelen',
    'event.revealed': 'Omgedraaide actie: {action}.',
    'event.shuffled': 'De actiestapel wordt geschud.',
  },
  own: {
    'rule.solo': 'Voor één speler, met een stapel acties.',
  },
  page: {
    'deal.solo': 'Eén stoel bezet: je speelt alleen, met een stapel acties.',
  },
  play: {
    'act.reveal': 'Volgende actie',
    'flip.shuffled': 'De actiestapel is geschud: draai er weer een om.',
    'key.reveal': 'volgende actie (alleen)',
    'solo.deck': 'In de stapel: {count}',
    'solo.none': 'Draai de eerste actie om.',
  },
};

export const cli: Readonly<Record<keyof typeof cliEn, string>> = {
  'panel.solo': 'actiestapel: nog {left}, omgedraaid: {pile}',
  'panel.nothingRevealed': 'nog niets (r)',
  'help.solo': `  r         alleen spelen: de volgende actie omdraaien`,
};
