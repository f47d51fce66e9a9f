import type { Translated } from '../words.ts';
import type { cli as cliEn, telekinesis as en } from './en.ts';

export const telekinesis: Translated<typeof en> = {
  board: {
    'do.telekinesis': 'y déplacer la tuile',
    'do.lift': 'soulever cette tuile',
  },
  game: {
    'piece.telekinesis': 'la télékinésie',
    'event.tileMoved': 'La place {seat} déplace la tuile {tile} par télékinésie.',
  },
  own: {
    'rule.telekinesis':
      'Deux fois, l’elfe attire une tuile vide devant la case d’exploration où elle se tient.',
  },
  page: {
    'changes.telekinesis': 'L’elfe déplace des tuiles',
  },
  play: {
    'key.telekinesis': 'télékinésie',
    'token.telekinesis': 'Télékinésie',
    'token.telekinesis.help': 'Quelle tuile vole vers l’elfe ? Touche-la.',
    'token.telekinesis.sure': 'Elle irait là. Touche-la encore, ou une autre.',
    'told.telekinesis': '{name} déplace la tuile {tile}.',
    'youTold.telekinesis': 'Tu déplaces la tuile {tile}.',
  },
  refusal: {
    'telekinesis.none': 'Il ne reste aucun jeton de télékinésie.',
    'telekinesis.notHere': 'L’elfe doit se tenir sur une case d’exploration inutilisée.',
    'telekinesis.notThis': 'Cette tuile reste où elle est.',
    'telekinesis.notEmpty': 'Il y a quelque chose sur cette tuile.',
    'telekinesis.splits': 'Sans cette tuile, le centre serait coupé en deux.',
  },
};

export const cli: Readonly<Record<keyof typeof cliEn, string>> = {
  'panel.telekinesis': 'télékinésies restantes : {count}',
  'help.telekinesis': '  tk 5      attire la tuile 5 à la case d’exploration où se tient l’elfe',
};
