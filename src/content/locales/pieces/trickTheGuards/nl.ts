import type { Translated } from '../words.ts';
import type { trickTheGuards as en } from './en.ts';

export const trickTheGuards: Translated<typeof en> = {
  board: {
    'thing.strands': 'laat een andere held zonder uitgang achter',
    strands: 'Let op, zo blijft een andere held zonder uitgang: {exits}.',
  },
  game: {
    'piece.trickTheGuards': 'verwisselde voorwerpen en uitgangen',
    'event.warned.exits.stranded':
      'Te laat: voor een held is alleen de eigen uitgang nog over. Deze kraak is niet meer te winnen.',
  },
  own: {
    'rule.trickTheGuards': 'Elke held neemt een voorwerp en een uitgang van een ander.',
  },
  page: {
    'changes.trickTheGuards': 'Voorwerpen en uitgangen van een ander',
  },
};
