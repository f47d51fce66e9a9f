import type { themes as english } from '../en/themes.ts';
import type { Translation } from '../index.ts';

export const themes: Translation<typeof english, 'nl'> = {
  title: 'Waar het om gaat',
  any: 'Maakt niet uit',
  doors: 'Deuren openhouden',
  ways: 'Plaatsmaken',
  swaps: 'Wisselen',
  sister: 'Het zusje',
  tosses: 'Worpen',
  jumps: 'Sprongen',
  about: 'Onder andere: {idea}',
};
