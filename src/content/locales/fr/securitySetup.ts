import type { securitySetup as en } from '../en/securitySetup.ts';
import type { Translation } from '../index.ts';

export const securitySetup: Translation<typeof en, 'fr'> = {
  'goal.own': 'Mener {hero} sur l’objet de sa couleur, le voler, puis gagner la sortie de cette couleur.',
  'goal.none': 'Rien à voler : mener {hero} jusqu’à la sortie de sa couleur.',
  'goal.mappedThree':
    'Rien à voler, personne à faire sortir : posez trois tuiles en une seule utilisation d’un plan.',
  'goal.mappedFour':
    'Rien à voler, personne à faire sortir : posez quatre tuiles en une seule utilisation d’un plan.',
  'progress.mappedThree': 'Tuiles posées avec ce plan : {count} sur {all}',
  'progress.mappedFour': 'Tuiles posées avec ce plan : {count} sur {all}',

  'ready.guard': 'Aucun héros ne peut partager une tuile avec le garde.',
  'ready.guardRoom': 'Qui partage une tuile avec un garde est enfermé. Deux à la fois, et c’est perdu.',
  'ready.lockedExit': 'Une porte d’acier barre la sortie orange : un héros sur un code l’ouvre.',
  'ready.directEscape':
    'Après le vol, on ne touche que les tuiles de l’objet et de la sortie : une troisième fait perdre.',
  'ready.diversion':
    'La sortie s’ouvre dès qu’une brèche couvre un sablier encore en état de marche. Qui s’y tient déjà en repart et y revient.',
  'ready.dwarfCaptive': 'Le nain est enfermé dès le début : un héros sur un code ouvre la porte.',
  'ready.mapmaker': 'Un plan épuisé trop tôt fait perdre.',
  'ready.noFlips': 'Retourner le sablier fait perdre, par une case comme par un jeton.',

  rules: 'Règles de Sécurité maximale',
  with: 'Avec : {what}',
  'lost.captives': 'Pris dans le centre',
  'kind.helper': 'Aide',
  'kind.challenge': 'Défi',
  'modules.hint': 'Chacun peut se joindre à ce scénario : les aides le facilitent, les défis le corsent.',
  'modules.of': 'Les modules',
  modules: { one: '{count} module', many: '{count} de modules', other: '{count} modules' },
  module: 'Module n° {number}',
  'needs.replaces': 'Tuile {tile} à la place de la {plain}.',
  'needs.adds': 'Ajoute la tuile {tile}.',
  'needs.guardRoom': 'Demande un garde, et un code ou des conduits pour faire sortir les héros.',
  'deck.plain': { one: '{count} tuile', many: '{count} de tuiles', other: '{count} tuiles' },
  deck: {
    one: '{count} tuile : {what}',
    many: '{count} de tuiles : {what}',
    other: '{count} tuiles : {what}',
  },
  'deck.for': '{tile} au lieu de {plain}',
  'deck.new': '{tile} en plus',
  'deck.large': 'Les tuiles 13 à 24 n’ont pas été pensées pour ces modules : cela peut être très dur.',
  'mend.with': 'Ajouter : {name}',
  'mend.without': 'Laisser : {name}',
  misfit: 'Impossible de distribuer pour l’instant.',

  'evenings.hint':
    'Des soirées telles que les livrets les proposent : cinq tutoriels, puis des parties entières.',
  'evening.hardcore': 'En version corsée',
  'evening.hard': 'Face B, et le sablier n’est jamais retourné.',
  'evening.hard.XT5': 'Face B, et le plan doit poser quatre tuiles.',
  'evening.tokens': 'Avec les jetons de sérénité',
  'evening.next': 'Continuer avec {name}',
};
