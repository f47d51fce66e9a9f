import type { Translated } from '../words.ts';
import type { cli as cliEn, rearrangement as en } from './en.ts';

export const rearrangement: Translated<typeof en> = {
  board: {
    'do.discard': 'retirer cette tuile',
  },
  game: {
    'piece.rearrangement': 'réaménagement',
    'event.owed': 'Tuiles à retirer : {count}.',
    'lost.rearrangement': 'Il n’y avait plus deux tuiles à retirer.',
  },
  own: {
    'rule.rearrangement': 'Avant le vol, chaque retournement du sablier coûte deux tuiles du centre.',
  },
  page: {
    'changes.rearrangement': 'Chaque retournement coûte deux tuiles',
  },
  play: {
    'act.discard': {
      one: '{count} tuile à retirer. Choisis-la sur le plateau.',
      many: 'Tuiles à retirer : {count}. Choisis-les sur le plateau.',
      other: 'Tuiles à retirer : {count}. Choisis-les sur le plateau.',
    },
  },
  refusal: {
    'discard.notOwed': 'Aucune tuile n’est à retirer pour l’instant.',
    'discard.notThis': 'Cette tuile doit rester : elle sert, ou une partie du centre serait coupée.',
    'discard.owed': 'Retire d’abord les tuiles que le sablier réclame.',
  },
};

export const cli: Readonly<Record<keyof typeof cliEn, string>> = {
  'help.rearrangement': `  d 5       scénario 11 : retirer la tuile 5`,
};
