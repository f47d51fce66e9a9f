import type { decks as en } from '../en/decks.ts';
import type { Translation } from '../index.ts';

export const decks: Translation<typeof en, 'fr'> = {
  'tiles.heading': 'Tuiles',
  'tiles.sound': {
    one: '{count} tuile : géométrie, inventaire, accès et variété sont en ordre.',
    many: '{count} de tuiles : géométrie, inventaire, accès et variété sont en ordre.',
    other: '{count} tuiles : géométrie, inventaire, accès et variété sont en ordre.',
  },
  'tiles.problems': 'Tuiles : {count}, erreurs : {problems}.',
  'tiles.problem': 'tuile {tile} : {problem}',
  'tiles.unreadable': '{file}:{line}:{column} : {problem}',
  'tile.name': 'tuile',
  'tile.corridor': 'cases',
  'tile.deadEnds': 'culs-de-sac',
  'tile.chokePoints': 'goulets',
  'tile.passingPlaces': 'croisements',
  'tile.longestRun': 'plus longue ligne',
  'tile.between': 'pas entre les côtés',
  'decks.heading': 'Pioches',
  'decks.how':
    'Chaque pioche est mélangée par sa graine (classe/numéro, à partir de 0) et confiée à un planificateur pour deux ' +
    'sièges, qui connaît la pioche et peut recommencer. Gagnée : ses commandes, une toutes les {pace} ms de temps de ' +
    'jeu, ont été données au moteur de règles, qui les a toutes acceptées et a fini par une victoire avant la fin du ' +
    'sable. Perdue, prouvé : même si les pions se traversaient, aucun ordre d’exploration ne fait sortir ce qu’il ' +
    'faut. Inconnue : ni l’un ni l’autre, dans les limites de patience du planificateur.',
  'deck.class': 'classe',
  'deck.tiles': 'tuiles',
  'deck.decks': 'pioches',
  'deck.won': 'gagnées',
  'deck.lost': 'perdues, prouvé',
  'deck.unknown': 'inconnues',
  'deck.share': '% gagnées',
  'deck.median': 'commandes, médiane',
  'deck.most': 'commandes, maximum',
  'deck.unopened': '{class} : aucune partie ne peut s’ouvrir avec ces tuiles.',
  'verdict.refused': {
    one: 'Le moteur a refusé {count} commande du planificateur : son idée des règles est fausse.',
    many: 'Le moteur a refusé {count} de commandes du planificateur : son idée des règles est fausse.',
    other: 'Le moteur a refusé {count} commandes du planificateur : son idée des règles est fausse.',
  },
  'verdict.aim': 'Chaque classe est gagnée au moins {aim} % du temps.',
  'verdict.belowAim': 'Sous l’objectif de {aim} % : {classes}.',
  'verdict.failed': 'Échec : moins de {least} % gagnées : {classes}.',
  'verdict.time': 'Calculé en {seconds} s.',
  'error.option':
    'Je ne comprends pas « {found} ». Il y a --full, --decks NOMBRE, --only MOT et --lang en|fr|nl.',
};
