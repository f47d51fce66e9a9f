import type { Translated } from '../words.ts';
import type { cli as cliEn, mapmaker as en } from './en.ts';

export const mapmaker: Translated<typeof en> = {
  game: {
    'piece.mapmaker': 'de plattegrondtekenaar',
    'lost.mapWasted': 'De plattegrond is verspild: hij was op voordat er genoeg tegels mee gelegd waren.',
  },
  own: {
    'rule.mapmaker': 'Eén gebruik van een plattegrond moet drie tegels leggen, op zijn zwaarst vier.',
  },
  play: {
    mapped: 'Tegels gelegd met deze plattegrond: {count} van {all}',
  },
};

export const cli: Readonly<Record<keyof typeof cliEn, string>> = {
  'event.mapped': 'Met deze plattegrond gelegde tegels: {count}.',
};
