import type { Translated } from '../words.ts';
import type { cli as cliEn, mapmaker as en } from './en.ts';

export const mapmaker: Translated<typeof en> = {
  game: {
    'piece.mapmaker': 'de kaartenmaker',
    'lost.mapWasted': 'De plattegrond is verspild: hij was op voordat er genoeg tegels mee gelegd waren.',
  },
  own: {
    'rule.mapmaker': 'Eén kaart moet drie tegels leggen.',
  },
  play: {
    mapped: 'Tegels gelegd met deze plattegrond: {count} van {all}',
  },
};

export const cli: Readonly<Record<keyof typeof cliEn, string>> = {
  'event.mapped': 'Met deze kaart gelegde tegels: {count}.',
};
