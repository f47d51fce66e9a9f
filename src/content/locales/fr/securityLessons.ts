import type { securityLessons as en } from '../en/securityLessons.ts';

export const securityLessons: Readonly<Record<keyof typeof en, string>> = {
  intro:
    'Les cinq tutoriels en leçons : seul, avec toutes les actions en main. Prends ton temps, ou laisse couler le sable.',
  noClock: 'Sans sablier',
  hardcore: 'Version corsée',
  hardcoreHint:
    'Sur la face B de la première tuile. Dans les tutoriels I à IV, sans jamais retourner le sable ; le V le permet, mais demande une quatrième tuile.',
  play: 'Jouer',
  done: 'Réussi',
  doneHard: 'Réussi en version corsée',
  all: 'Les cinq leçons',
  rules: 'Les règles des modules',
  base: 'Leçons du jeu de base',
  lesson: 'Leçon {number} sur {count}',
  aside: 'Dans le passage : {hero}.',
  missed: 'Raté : {why}',
  spent: 'Ce n’est plus gagnable : {why}',

  'XT1.find':
    'L’objet de l’elfe est sur la tuile 8*, où rien ne mène, et sa sortie sur la tuile 10. Explore jusqu’à ce que les deux soient posées.',
  'XT1.dwarf':
    'Un conduit part de sous le nain. Amène-le sur la tuile 10 : c’est là que l’elfe devra sortir.',
  'XT1.shaft':
    'Touche le conduit parmi les jetons, le signe rond avec une lettre, puis une case vide de la tuile 8*, celle qui est encadrée : c’est l’autre bout.',
  'XT1.crawl':
    'Amène l’elfe sur le bout du conduit, tuile 10, et fais-la passer. Si le nain s’y tient encore, il s’écarte d’abord.',
  'XT1.item': 'Va jusqu’à son objet, puis annonce le vol : ce n’est pas une action.',
  'XT1.out':
    'Désormais elle ne peut toucher que les tuiles 8* et 10 : retour par le conduit, et droit à la sortie verte.',
  'XT1.won': 'Dehors, sans un pied sur une troisième tuile.',
  'XT1.spent': 'les deux conduits sont posés, et aucun ne relie les tuiles 8* et 10.',

  'XT2.find':
    'La tuile 8* est murée de toutes parts. Explore jusqu’à ce qu’elle soit posée, ainsi que les tuiles 10 et 3.',
  'XT2.wall':
    'Le barbare perce les murs. Amène-le devant la tuile 8*, prends une brèche parmi les jetons et choisis le mur : tous les héros pourront y passer.',
  'XT2.timer':
    'La sortie verte ne s’ouvre que quand une brèche couvre une case sablier en état de marche. Amène le barbare là où un mur l’en sépare, et perce. N’y pose pas le pied : elle serait épuisée.',
  'XT2.item':
    'À l’elfe : par la brèche, puis l’escalator jusqu’à son objet. Annonce alors le vol, ce n’est pas une action.',
  'XT2.out':
    'Retour par la brèche, et jusqu’à la sortie verte, tuile 10. Si elle s’y tenait avant l’ouverture, elle en repart et y revient.',
  'XT2.won': 'Deux murs en moins, et la sortie s’est ouverte.',
  'XT2.spent': 'il ne reste plus de brèche, et il en manque une.',

  'XT3.find':
    'Le nain est enfermé dans la salle de garde, tuile 25, la dernière de la pile. Explore jusqu’à elle. La tuile 26, qui a un code, vient en premier.',
  'XT3.code':
    'La porte d’acier s’ouvre à distance tant qu’un autre héros se tient sur un code. Amène quelqu’un sur le code de la tuile 26.',
  'XT3.guard': 'Le garde barre le passage. Tu le déplaces comme un héros : envoie-le à la machine à café.',
  'XT3.door':
    'La porte est ouverte, dans le sens de sa flèche. Fais sortir le captif ; le code est alors épuisé.',
  'XT3.out':
    'Ce soir on ne vole rien : toutes les sorties sont ouvertes. Amène chaque héros à celle de sa couleur ; les vortex aident.',
  'XT3.won': 'Tous les quatre dehors. Le garde boit son café seul.',
  'XT3.spent': 'quelqu’un est enfermé, et le code de la tuile 26 est épuisé.',

  'XT4.find':
    'L’objet du nain est sur la tuile 7*, sa sortie sur la tuile 12*, derrière une porte d’acier. Explore jusqu’à trouver les deux.',
  'XT4.code':
    'Les deux tuiles ont un code. Amène un autre héros sur l’un d’eux : tant qu’il y reste, la porte est ouverte pour le nain.',
  'XT4.item': 'Amène maintenant le nain sur son objet.',
  'XT4.steal': 'Annonce le vol. Ce n’est pas une action, et les vortex s’arrêtent.',
  'XT4.door':
    'À la porte d’acier de la tuile 12*, et au travers dans le sens de sa flèche. La sortie est juste derrière.',
  'XT4.won': 'L’un tenait le code, l’autre est sorti.',
  'XT4.spent': 'les deux codes sont épuisés, et le nain est toujours à l’intérieur.',

  'XT5.find': 'La tuile 26 est au sommet de la pile, et elle a un plan. Explore une fois.',
  'XT5.map':
    'Qui se tient sur le plan le lit. Amènes-y un héros qui a beaucoup de passages inexplorés de sa couleur.',
  'XT5.first':
    'Explore : tous les passages ouverts de la couleur de ce héros comptent comme s’il s’y tenait. La première tuile met le plan en service.',
  'XT5.more':
    'Tuiles posées grâce à ce plan : {done} sur {all}. Ne fais plus qu’explorer : toute autre action, ou quitter le plan, l’épuise. Les jetons ne sont pas des actions.',
  'XT5.won': 'Une seule utilisation du plan, et le centre a grandi.',
  'XT5.spent': 'le plan est épuisé.',
};
