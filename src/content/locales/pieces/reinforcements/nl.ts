import type { Translated } from '../words.ts';
import type { cli as cliEn, reinforcements as en } from './en.ts';

export const reinforcements: Translated<typeof en> = {
  board: {
    'do.theft': 'stelen, en de bewaker komt hier',
    'thing.arrives': 'hier komt bij de diefstal een bewaker',
    'thing.arrivesHere': 'bij de diefstal komt {by} hier',
    arrives: 'Pas op, bij de diefstal komt {by} op tegel {tile}.',
  },
  game: {
    'piece.reinforcements': 'de versterking',
    'hero.guard2': 'bewaker 2',
    'hero.guard10': 'bewaker 10',
    'hero.guard11': 'bewaker 11',
    'theHero.guard2': 'bewaker 2',
    'theHero.guard10': 'bewaker 10',
    'theHero.guard11': 'bewaker 11',
    'letter.guard2': 'P',
    'letter.guard10': 'Q',
    'letter.guard11': 'R',
  },
  own: {
    'rule.reinforcements': 'Bij de diefstal verschijnt op elk van de tegels 2*, 10* en 11* een bewaker.',
  },
  page: {
    'changes.reinforcements': 'Meer bewakers na de diefstal',
  },
  refusal: {
    'theft.heroThere': '{by} staat waar een bewaker zou komen. Maak die tegel eerst vrij.',
  },
  play: {
    'arrives.catches': '{by} komt bij de diefstal op tegel {tile} en pakt {heroes}!',
    'arrives.choose':
      'Het vak is bezet: {guards}. Tik op een nummer op het bord om te stelen en te kiezen waar.',
    'told.arrived': 'Versterking: {guards}!',
  },
};

export const cli: Readonly<Record<keyof typeof cliEn, string>> = {
  'event.came': '{hero} staat nu op tegel {tile}.',
  'help.reinforcements':
    '  t 2* 1 3  de diefstal, en het vak van een bewaker als er meerdere even dichtbij zijn',
};
