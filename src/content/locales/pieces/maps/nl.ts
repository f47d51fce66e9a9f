import type { Translated } from '../words.ts';
import type { cli as cliEn, maps as en } from './en.ts';

export const maps: Translated<typeof en> = {
  board: {
    'map.read': '{hero} leest de plattegrond: elk verkenningsvak van die kleur kan verkend worden.',
    'map.used': 'De plattegrond is op.',
    'thing.mapInUse': 'in gebruik',
    'thing.onMap': 'te verkennen met de plattegrond',
  },
  game: {
    'piece.maps': 'plattegronden',
    'event.mapInUse': 'De plattegrond is in gebruik.',
  },
  own: {
    'rule.maps': 'Een held op een plattegrond verkent elk verkenningsvak van zijn kleur.',
  },
  page: {
    'changes.maps': 'Plattegronden verkennen van ver',
  },
};

export const cli: Readonly<Record<keyof typeof cliEn, string>> = {
  'panel.maps': 'een plattegrond is in gebruik',
};
