import type { Translated } from '../words.ts';
import type { cli as cliEn, mapmaker as en } from './en.ts';

export const mapmaker: Translated<typeof en> = {
  game: {
    'piece.mapmaker': 'le dessinateur de plans',
    'lost.mapWasted': 'Le plan a été gâché : il était épuisé avant d’avoir posé assez de tuiles.',
  },
  own: {
    'rule.mapmaker': 'Une seule utilisation d’un plan doit poser trois tuiles, quatre en version corsée.',
  },
  play: {
    mapped: 'Tuiles posées avec ce plan : {count} sur {all}',
  },
};

export const cli: Readonly<Record<keyof typeof cliEn, string>> = {
  'event.mapped': 'Tuiles posées avec ce plan : {count}.',
};
