import type { Translated } from '../words.ts';
import type { cli as cliEn, dimensions as en } from './en.ts';

export const dimensions: Translated<typeof en> = {
  board: {
    'do.settle': 'se placer ici',
  },
  game: {
    'piece.dimensions': 'deux dimensions',
    'event.settled': 'Nouvelle place sur la tuile 3 : {hero}.',
  },
  own: {
    'rule.dimensions': 'Deux centres qui ne se touchent jamais, reliés par le seul vortex.',
  },
  page: {
    'changes.dimensions': 'Deux centres, reliés par le vortex',
    'changes.apart': 'Jamais tout le monde dans le même',
  },
  play: {
    'ready.settle': 'Vous pouvez encore changer le barbare et la magicienne de place sur la tuile 3.',
  },
  refusal: {
    'dimensions.allTogether': 'Jamais tous les héros dans la même dimension.',
    'dimensions.fromVortex': 'Pour passer, le héros doit se trouver sur un vortex de sa couleur.',
    'dimensions.sameOne': 'Le vortex ne mène qu’à l’autre dimension.',
    'dimensions.settle':
      'Avant le départ, seuls le barbare et la magicienne choisissent une case libre, sur la tuile 3.',
    'setup.needsTile': 'Cette partie a besoin de la tuile {tile}.',
  },
};

export const cli: Readonly<Record<keyof typeof cliEn, string>> = {
  'panel.dimension': 'Dimension n° {number}',
  'help.dimensions': `  m p 4     scénario 13, avant le départ : magicienne à l’endroit 4`,
};
