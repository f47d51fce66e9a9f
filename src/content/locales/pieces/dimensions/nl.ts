import type { Translated } from '../words.ts';
import type { cli as cliEn, dimensions as en } from './en.ts';

export const dimensions: Translated<typeof en> = {
  board: {
    'do.settle': 'hier gaan staan',
  },
  game: {
    'piece.dimensions': 'twee dimensies',
    'event.settled': 'Op tegel 3 verzet: {hero}.',
  },
  own: {
    'rule.dimensions': 'Twee centra die elkaar nooit raken, alleen verbonden door de vortex.',
  },
  page: {
    'changes.dimensions': 'Twee centra, verbonden door de vortex',
    'changes.apart': 'Nooit iedereen in hetzelfde',
  },
  play: {
    'ready.settle': 'De barbaar en de magiër mogen nog een andere plek krijgen op tegel 3.',
  },
  refusal: {
    'dimensions.allTogether': 'Nooit alle helden in één dimensie.',
    'dimensions.fromVortex': 'Om over te steken moet de held op een vortex van zijn eigen kleur staan.',
    'dimensions.sameOne': 'De vortex leidt alleen naar de andere dimensie.',
    'dimensions.settle': 'Vóór de start kiezen alleen de barbaar en de magiër een vrij vak, op tegel 3.',
    'setup.needsTile': 'Dit spel heeft tegel {tile} nodig.',
  },
};

export const cli: Readonly<Record<keyof typeof cliEn, string>> = {
  'panel.dimension': 'Dimensie {number}',
  'help.dimensions': `  m p 4     scenario 13, vóór de start: magiër naar plek 4`,
};
