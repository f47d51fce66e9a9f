import type { Translated } from '../words.ts';
import type { cli as cliEn, reinforcements as en } from './en.ts';

export const reinforcements: Translated<typeof en> = {
  board: {
    'do.theft': 'voler, et le garde vient ici',
    'thing.arrives': 'un garde vient ici au moment du vol',
    'thing.arrivesHere': 'au moment du vol, {by} vient ici',
    arrives: 'Attention, au moment du vol, {by} vient sur la tuile {tile}.',
  },
  game: {
    'piece.reinforcements': 'les renforts',
    'hero.guard2': 'garde 2',
    'hero.guard10': 'garde 10',
    'hero.guard11': 'garde 11',
    'theHero.guard2': 'le garde 2',
    'theHero.guard10': 'le garde 10',
    'theHero.guard11': 'le garde 11',
    'letter.guard2': 'P',
    'letter.guard10': 'Q',
    'letter.guard11': 'R',
  },
  own: {
    'rule.reinforcements': 'Au moment du vol, un garde apparaît sur chacune des tuiles 2*, 10* et 11*.',
  },
  page: {
    'changes.reinforcements': 'D’autres gardes après le vol',
  },
  refusal: {
    'theft.heroThere': '{by} se tient là où viendrait un garde. Libère d’abord cette tuile.',
  },
  play: {
    'arrives.catches': '{by} vient sur la tuile {tile} au moment du vol et attrape {heroes} !',
    'arrives.choose': 'Case déjà prise : {guards}. Touche un numéro sur le plateau pour voler et choisir où.',
    'told.arrived': 'Des renforts : {guards} !',
  },
};

export const cli: Readonly<Record<keyof typeof cliEn, string>> = {
  'event.came': '{hero} est maintenant sur la tuile {tile}.',
  'help.reinforcements': '  t 2* 1 3  le vol, et la case d’un garde si plusieurs sont aussi proches',
};
