import type { Translated } from '../words.ts';
import type { cli as cliEn, mapmaker as en } from './en.ts';

export const mapmaker: Translated<typeof en> = {
  game: {
    'piece.mapmaker': 'le cartographe',
    'lost.mapWasted': 'La carte a été épuisée trop tôt.',
  },
  own: {
    'rule.mapmaker': 'Une seule carte doit poser trois tuiles.',
  },
};

export const cli: Readonly<Record<keyof typeof cliEn, string>> = {
  'event.mapped': 'Tuiles posées avec cette carte : {count}.',
};
