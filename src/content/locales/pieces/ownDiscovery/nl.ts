import type { Translated } from '../words.ts';
import type { ownDiscovery as en } from './en.ts';

export const ownDiscovery: Translated<typeof en> = {
  game: {
    'piece.ownDiscovery': 'door de magiër gevonden',
    'event.foundByAnother': 'Tegel 9* is niet door de magiër gevonden.',
    'lost.foundByAnother': 'Tegel 9* is niet gelegd voor de magiër op een vak van haar eigen kleur.',
  },
  own: {
    'rule.ownDiscovery': 'Tegel 9* moet voor de magiër gelegd worden, op een vak van haar eigen kleur.',
  },
  play: {
    hersToFind: 'Tegel 9* kan nu komen: de magiër moet hem vinden, op een pijl van haar eigen kleur.',
  },
};
