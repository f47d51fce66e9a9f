import type { asked as en } from '../en/asked.ts';
import type { Translation } from '../index.ts';

export const asked: Translation<typeof en, 'fr'> = {
  'why.held': '« {action} » est à {names}.',
  'why.heldByMany': '« {action} » est à {names}.',
  'why.nobody': 'Personne n’a « {action} ».',
  'why.wall': 'Un mur.',
  'why.wallAfter': {
    one: 'Un mur, après {count} case.',
    many: 'Un mur, après {count} de cases.',
    other: 'Un mur, après {count} cases.',
  },
  'why.unexplored': 'Pas encore exploré : il faut {hero} sur cette flèche.',
  'why.unexploredHere': 'Pas encore exploré.',
  'why.passage': 'Passage réservé : {heroes}.',
  'why.vortexOf': 'Vortex réservé : {heroes}.',
  'why.line': 'Une seule ligne droite à la fois.',
  'why.shop': 'Une boutique : les héros restent dans les couloirs.',
  'why.watching': 'Tu regardes : les héros sont en d’autres mains.',
  'why.way.occupied': 'Sur le chemin : {by}.',
  'why.vortex.shutDown': 'Le vortex est hors service depuis le vol.',
  'why.escalator.notHere': 'Aucun escalator ne va d’ici à là-bas.',
  'why.game.notStarted': 'Pas encore : le sable ne coule pas.',
  'why.game.paused': 'En pause : personne ne bouge.',
  'why.game.over': 'La partie est finie.',
  'name.own': '{thing} : {heroes}',
  'name.ghost': 'Une tuile peut venir ici',
  'name.heroNobody': '{hero} : personne ne peut bouger ce héros pour l’instant',
  'name.way': '{name} : {actions}',
  you: 'toi',
  newTile: 'Montrer la tuile {tile}, qui vient d’arriver',
};
