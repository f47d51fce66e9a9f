import type { themes as english } from '../en/themes.ts';
import type { Translation } from '../index.ts';

export const themes: Translation<typeof english, 'fr'> = {
  title: 'De quoi il s’agit',
  any: 'Peu importe',
  doors: 'Portes tenues',
  ways: 'Faire place',
  swaps: 'Échanges',
  sister: 'La petite sœur',
  tosses: 'Lancers',
  jumps: 'Sauts',
  about: 'Entre autres : {idea}',
};
