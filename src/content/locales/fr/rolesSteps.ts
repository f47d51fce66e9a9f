import type { rolesSteps as english } from '../en/rolesSteps.ts';
import type { Translation } from '../index.ts';

export const rolesSteps: Translation<typeof english, 'fr'> = {
  'step.eyed': '{name} pose la carte Œil devant {target}.',
  'step.eyedSelf': '{name} prend la carte Œil.',
  'step.accused': '{name} accuse {names}.',
  'step.voted': 'Réponses : {answered} sur {all}.',
  'step.thumbUp': '{name} : pouce levé.',
  'step.thumbDown': '{name} : pouce baissé.',
  'step.validated': 'Pouces levés de {up} : l’accusation est retenue.',
  'step.rejected':
    'L’accusation est rejetée. Pouces levés : {up}. Pouces baissés : {down}. Sans réponse : {none}.',
  'step.noThumbs': 'personne',
  'step.lapsed': 'L’accusation tombe.',
  'step.unmasked': '{name} est démasqué : {card}.',
  'step.failed': 'La mission de {name} a échoué : {card}. {name} est hors jeu.',
  'step.glassOffered': '{name} avait raison et peut retourner le sablier.',
  'step.abandoned': '{name} abandonne le casse.',
  'step.lastAsked': 'Il ne reste que {name}, qui décide.',
  'step.divining': 'Les traîtres montrent leurs cartes et peuvent deviner : {names}.',
  'step.divinedRight': '{name} devine que {target} a {card} : juste.',
  'step.divinedWrong': '{name} devine que {target} a {card} : faux, c’est {is}.',
  'step.forwent': '{name} ne devine rien.',
  'step.cardsShown': 'Toutes les cartes sont retournées.',
  'step.haunted': 'Le fantôme {name} parle.',
  'eyes.legend': 'Par quels yeux',
  'eyes.all': 'Toutes les cartes visibles',
  'eyes.seat': 'Comme {name} l’a vu',
  'eyes.hidden': 'carte face cachée',
};
