import type { securitySetup as en } from '../en/securitySetup.ts';
import type { Translation } from '../index.ts';

export const securitySetup: Translation<typeof en, 'fr'> = {
  'goal.own': 'Mener {hero} sur l’objet de sa couleur, le voler, puis gagner la sortie de cette couleur.',
  'goal.none': 'Rien à voler : mener {hero} jusqu’à la sortie de sa couleur.',
  'goal.some':
    'Mener {heroes} au même moment sur l’objet de leur couleur, voler, puis sortir : chacun par la sortie de sa couleur.',
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
  'ready.beholder':
    'L’œil surveille toute la tuile au-dessus de laquelle il plane : aucun héros n’a rien à y faire.',
  'ready.reinforcements': 'D’autres gardes arrivent au vol : pensez d’avance au chemin de la sortie.',
  'ready.sensor': 'Personne n’entre dans les six cases sous le détecteur, ni ne les traverse.',
  'ready.guardBusy': 'Le garde ne marche pas : trouvez autre chose.',
  'ready.ownDiscovery': 'La tuile 9* doit être posée pour la magicienne, depuis une case de sa couleur.',
  'ready.clearTile': 'C’est gagné seulement quand aucun héros ne reste sur la tuile 8*.',
  'ready.frogDiversion':
    'Le vol ne réussit que pendant qu’une grenouille est dans un restaurant de hamburgers.',
  'ready.mapmaker': 'Un plan épuisé trop tôt fait perdre.',
  'ready.noFlips': 'Retourner le sablier fait perdre, par une case comme par un jeton.',

  cabinet: 'La vitrine',
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
  'needs.guardRoom':
    'Il faut quelqu’un qui attrape les héros, et un code ou des conduits pour les faire sortir.',
  'needs.controlRoom': 'Demande un code pour sa porte d’acier : 7*, 8*, 9*, 26 ou 29.',
  'needs.reinforcements': 'Tuile 10* à la place de la 10 ; pour plus de gardes, 2* et 11* aussi.',
  guards: 'Renforts : combien de gardes arrivent',
  spells: 'Les sorts prêts',
  'spells.ready': 'Prêts : {what}',
  'spells.chance': 'Aucun choisi : deux au hasard.',
  'spells.chosen': {
    one: '{count} sort est prêt.',
    many: '{count} de sorts sont prêts.',
    other: '{count} sorts sont prêts.',
  },
  'spell.clairvoyance': 'La pioche est face visible jusqu’au retournement du sablier.',
  'spell.ghost':
    'Jusqu’au retournement du sablier, la magicienne traverse les murs, mais ni boutiques ni portes d’acier.',
  'spell.invisibility':
    'Jusqu’au retournement du sablier, les gardes ne voient pas la magicienne : elle peut être sur leurs tuiles.',
  'spell.frog':
    'Jusqu’au retournement du sablier, un garde est une grenouille, qui ne bouge pas et ne gêne personne.',
  'spell.voucher':
    'Jusqu’au retournement du sablier, un garde est attablé dans un restaurant de hamburgers et ne surveille rien.',
  'spell.broom': 'Une chose hors service fonctionne de nouveau.',
  'spell.crystal': 'Deux tuiles peuvent être posées à n’importe quelles cases d’exploration inutilisées.',
  'spell.code': 'Comme si un héros tenait un code, pour un passage de porte d’acier.',
  'spell.swap': 'Deux pions échangent leurs places.',
  'spell.teleport': 'Un pion va sur n’importe quelle case vide.',
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
  'mend.without': 'Retirer : {name}',
  misfit: 'Impossible de distribuer pour l’instant.',

  'evenings.hint':
    'Des soirées telles que les livrets les proposent : des tutoriels, et des parties entières avec ce qu’on a appris jusque-là.',
  'evening.hardcore': 'En version corsée',
  'evening.hard': 'Face B, et le sablier n’est jamais retourné.',
  'evening.hard.XT5': 'Face B, et le plan doit poser quatre tuiles.',
  'evening.hard.XT8':
    'Face B, et la tuile 9* doit être posée pour la magicienne, depuis une case de sa couleur.',
  'evening.hard.XT11':
    'Face B, avec les tuiles 6, 8, 10 et 11 en plus : l’elfe et le barbare doivent voler et sortir aussi.',
  'evening.tokens': 'Avec les jetons de sérénité',
  'evening.next': 'Continuer avec {name}',
};
