import type { rolesLesson as english } from '../en/rolesLesson.ts';
import type { Translation } from '../index.ts';

export const rolesLesson: Translation<typeof english, 'fr'> = {
  title: 'Il y a un traître parmi vous',
  kind: 'Rôles cachés',
  'name.1': 'Ada',
  'name.2': 'Bo',
  'name.3': 'Cy',
  north:
    'Vous jouez à quatre, et l’un de vous est un traître. Pas toi : laisse le doigt sur ta carte, elle te le dit. Le sable coule : envoie le barbare au nord, à côté du sablier.',
  watch: 'Seul Bo peut l’envoyer à l’ouest, sur le sablier. Regarde ce que fait Bo.',
  eye: 'Bo déplace plutôt la magicienne. Maladroit, ou pire ? On n’a pas le droit de parler, mais il y a la carte Œil : pose-la devant Bo.',
  accuse:
    'Bo a vu la carte et laisse toujours le barbare planté là. Maintiens « Accuser » appuyé et nomme Bo !',
  vote: 'Ada et Cy ont cinq secondes. On voit seulement combien ont répondu ; puis tous les pouces d’un coup.',
  turn: 'Un traître, en effet ! Qui accuse à raison peut retourner le sablier, même vide. Il reste beaucoup de sable : retourné maintenant, il en resterait peu. Mieux vaut le laisser.',
  finish:
    'Bo est hors jeu, et sa tuile d’action est à toi. Envoie le barbare à l’ouest, sur le sablier : plus personne ne traîne.',
  won: 'C’est tout : observer, avertir, accuser. Mais si Bo avait été loyal, le traître aurait gagné aussitôt. À partir du niveau B, personne ne sait combien ils sont.',
  missed: 'Le sable est écoulé, et Bo sourit. On recommence ?',
  rules: 'Toutes les règles des rôles cachés',
  other: 'Les autres leçons',
};
