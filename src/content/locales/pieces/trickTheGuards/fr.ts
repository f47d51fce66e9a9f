import type { Translated } from '../words.ts';
import type { trickTheGuards as en } from './en.ts';

export const trickTheGuards: Translated<typeof en> = {
  board: {
    'thing.strands': 'laisserait un autre héros sans sortie',
    strands: 'Attention, un autre héros resterait sans sortie : {exits}.',
  },
  game: {
    'piece.trickTheGuards': 'objets et sorties échangés',
    'event.warned.exits.stranded':
      'Trop tard : il ne reste à un héros que sa propre sortie. Le casse ne peut plus réussir.',
  },
  own: {
    'rule.trickTheGuards': 'Chaque héros prend un objet et une sortie qui ne sont pas les siens.',
  },
  page: {
    'changes.trickTheGuards': 'Objets et sorties qui ne sont pas les siens',
  },
};
