import type { rolesRules as english } from '../en/rolesRules.ts';
import type { Translation } from '../index.ts';

export const rolesRules: Translation<typeof english, 'fr'> = {
  title: 'Rôles cachés',
  intro:
    'De trois à huit joueurs, n’importe quel scénario à partir du troisième. Chacun reçoit une carte secrète : la plupart sont loyaux, d’autres non, et personne d’autre ne sait qui est qui.',
  levels: 'Cinq niveaux',
  level: 'Niveau {level} : {name}',
  lesson: 'Jouer la leçon',

  secret: 'Une carte chacun',
  'secret.text':
    'Ta carte dit de quel côté tu es. Personne d’autre ne la voit avant qu’elle soit retournée, et on ne peut ni dire ce qui y est écrit, ni mentir à ce sujet : soupçonne, défends-toi, mais seulement quand on peut parler. Appuie dessus sans lâcher pour la regarder.',
  winning: 'Qui gagne',
  'winning.text':
    'Les loyaux gagnent quand tout le monde sort à temps. Les traîtres gagnent quand le sable est écoulé, ou quand une personne loyale est condamnée. Ce que fait un traître ne regarde que lui ; mieux vaut que cela ait l’air maladroit.',
  eye: 'La carte Œil',
  'eye.text':
    'N’importe qui peut la poser devant n’importe qui, à tout moment, et la déplacer aussi souvent que voulu. C’est un avertissement sans paroles : je te surveille. Elle ne coûte rien et ne fait rien par elle-même.',
  accusing: 'Accuser',
  'accusing.text':
    'Tout le monde peut crier au traître, à tout moment avant le dernier grain, une accusation à la fois. Le sable continue. Il doit rester au moins une personne qui n’accuse pas et n’est pas accusée.',
  voting: 'Voter',
  'voting.text':
    'Les autres ont cinq secondes pour lever ou baisser le pouce, et peuvent changer d’avis jusqu’à la fin du vote. On voit seulement combien ont répondu ; puis tous les pouces d’un coup. Un pouce baissé, ou un qui manque, et il ne s’est rien passé. Si tous sont levés, les cartes des accusés sont retournées.',
  verdict: 'Juste ou faux',
  'verdict.text':
    'Un traître est éliminé, et ses tuiles d’action vont à qui en a le moins, en faisant le tour. Qui accusait a cinq secondes pour retourner le sablier, même s’il s’est vidé pendant le vote. Mais si une personne loyale était parmi les accusés, le casse est fini et les traîtres ont gagné.',
  several: 'Plusieurs à la fois',
  'several.text':
    'À partir du niveau B, on peut en accuser deux ou plus ensemble. Il faut alors que tous soient des traîtres, sinon l’accusation était fausse.',
  abandoning: 'Abandonner le casse',
  'abandoning.text':
    'À partir du niveau B, une personne loyale peut abandonner, avant le vol. Si elle était la seule loyale encore en jeu, elle gagne, et elle seule. Si quelqu’un d’autre était loyal, les traîtres gagnent ; s’il n’y avait aucun traître, personne ne gagne.',
  phantoms: 'Fantômes',
  'phantoms.text':
    'À partir du niveau B, un traître démasqué hante la table : il parle exactement quand personne d’autre ne le peut, et se tait quand les autres parlent. Un fantôme ne fait aucun signe, n’accuse personne et ne vote pas. Si les loyaux perdent à la fin, les fantômes ont une victoire partielle.',
  missions: 'Missions',
  'missions.text':
    'À partir du niveau C, une carte loyale peut porter une mission. On ne gagne alors que si les loyaux gagnent et que la mission est accomplie. Si elle ne peut plus l’être, la carte est retournée, et la personne est hors jeu et se tait. La page veille aux deux ; toi seul sais où en est la tienne.',
  rules: 'Règles spéciales',
  'rules.text':
    'D’autres cartes portent une règle qui rend suspect. Respecte-la de ton mieux. L’enfreindre ne coûte rien, mais la page compte, et le dit à tous à la fin.',
  switching: 'Changer de camp',
  'switching.text':
    'Au niveau D, un événement peut faire d’un loyal un traître, ou d’un traître un loyal. Seule la personne concernée l’apprend. Pour toute question de camp, c’est celui du moment qui compte.',
  traitorMissions: 'Des traîtres en mission',
  'traitorMissions.text':
    'Au niveau E, les traîtres ont eux aussi une mission : ils ne gagnent que si le casse échoue et que la leur est accomplie. Si elle ne peut plus l’être, ils sont hors jeu, sans devenir fantômes. Un traître démasqué n’a de victoire partielle que si sa mission était déjà accomplie.',
  divining: 'Deviner',
  'divining.text':
    'Quand tout le monde est sorti au niveau E, les traîtres encore à la table montrent leurs cartes. Chacun peut nommer une fois l’une des sept missions pour une carte encore face cachée. Qui a raison prend le résultat de cette personne et lui laisse une défaite. Trente secondes pour tous ensemble.',
  last: 'La dernière personne',
  'last.text':
    'Quand il ne reste qu’une personne en jeu, elle décide de la fin du casse, en trente secondes. Sans décision, il a échoué.',
  balance: 'Plus dur, plus facile',
  'balance.text':
    'Si les loyaux gagnent trop souvent, prenez deux tuiles de plus, ou commencez avec le premier sablier hors service. S’ils gagnent trop rarement, prenez moins de tuiles.',
  away: 'Quelqu’un part',
  'away.text':
    'Personne d’autre ne joue jamais une place avec une carte secrète. Le sable et les votes continuent sans qui est absent. Après vingt secondes, les présents peuvent arrêter la partie ensemble, et toutes les cartes sont retournées.',
};
