import type { securityLessons as en } from '../en/securityLessons.ts';

export const securityLessons: Readonly<Record<keyof typeof en, string>> = {
  intro:
    'Les treize tutoriels en leçons : seul, avec toutes les actions en main. Prends ton temps, ou laisse couler le sable.',
  noClock: 'Sans sablier',
  hardcore: 'Version corsée',
  hardcoreHint:
    'Sur la face B de la première tuile. Sans jamais retourner le sablier, sauf dans les V, VIII et XI, qui demandent autre chose.',
  play: 'Jouer',
  done: 'Réussi',
  doneHard: 'Réussi en version corsée',
  all: 'Toutes les leçons',
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
    'Le nain est enfermé dans la salle de garde, tuile 25, la dernière de la pioche. Explore jusqu’à elle. La tuile 26, qui a un code, vient en premier.',
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

  'XT5.find': 'La tuile 26 est au sommet de la pioche, et elle a un plan. Explore une fois.',
  'XT5.map':
    'Qui se tient sur le plan le lit. Amènes-y un héros qui a beaucoup de cases d’exploration inutilisées de sa couleur.',
  'XT5.first':
    'Explore : toutes les cases d’exploration inutilisées de la couleur de ce héros comptent comme s’il s’y tenait. La première tuile met le plan en service.',
  'XT5.more':
    'Tuiles posées grâce à ce plan : {done} sur {all}. Ne fais plus qu’explorer : toute autre action, ou quitter le plan, l’épuise. Les jetons ne sont pas des actions.',
  'XT5.won': 'Une seule utilisation du plan, et le centre a grandi.',
  'XT5.spent': 'le plan est épuisé.',

  'XT6.find':
    'L’objet du nain est sur la tuile 7*, au-dessus de laquelle flotte un œil. Explore jusqu’à ce que les tuiles 7*, 27 et 12 soient posées.',
  'XT6.desk':
    'L’œil s’envoie depuis la tuile 27. Amène un autre héros sur une case de commande : sa flèche dit où ira l’œil.',
  'XT6.steer':
    'Envoie maintenant l’œil : touche la tuile qui se trouve de ce côté. Il n’a pas besoin de chemin, seulement d’une tuile sans héros.',
  'XT6.item': 'La voie est libre. Amène le nain à son objet et annonce le vol.',
  'XT6.out': 'Et dehors, par la sortie orange de la tuile 12.',
  'XT6.won': 'L’œil regardait ailleurs.',
  'XT6.spent': 'l’œil ne bouge plus.',

  'XT7.find':
    'L’objet de la magicienne est sur la tuile 9*, sa sortie sur la tuile 2, et entre les deux elle ne doit rien toucher d’autre. Explore jusqu’à ce que les deux soient posées.',
  'XT7.guard':
    'Personne n’entre sur la tuile 9* tant que le garde y est. Il se déplace comme un héros : envoie-le sur une autre tuile.',
  'XT7.elf': 'Amène l’elfe sur une case d’exploration inutilisée de la tuile 9*, peu importe sa couleur.',
  'XT7.pull':
    'Prends la télékinésie parmi les jetons et choisis la tuile 2 : elle vient là où se tient l’elfe, si elle est vide.',
  'XT7.item': 'À la magicienne : jusqu’à son objet, tuile 9*. Annonce ensuite le vol.',
  'XT7.out': 'Droit vers la tuile 2, et jusqu’à la sortie violette.',
  'XT7.won': 'Quand la sortie ne convient pas, on la déplace.',
  'XT7.spent': 'il ne reste plus de télékinésie, et la tuile 2 ne touche pas la tuile 9*.',

  'XT8.see':
    'Deux sorts sont prêts. Lance d’abord la clairvoyance : jusqu’au retournement du sablier, on voit la prochaine tuile.',
  'XT8.find':
    'Explore jusqu’à ce que la tuile 9*, avec son objet et un garde qui ne bouge pas ce soir, et la tuile 2, avec sa sortie, soient posées.',
  'XT8.hide':
    'Lance l’invisibilité : les gardes ne voient plus la magicienne jusqu’au retournement du sablier.',
  'XT8.item':
    'Passe devant le garde, jusqu’à son objet. Évite les sabliers : un retournement la révélerait. Annonce ensuite le vol.',
  'XT8.out': 'Hors de sa vue, et jusqu’à la sortie violette de la tuile 2.',
  'XT8.won': 'Il n’a pas levé les yeux.',
  'XT8.spent': 'le sort s’est dissipé, et le garde ne bouge pas.',

  'XT9.find':
    'L’objet de l’elfe est sur la tuile 8*, où rien ne mène, sa sortie sur la tuile 10. Explore jusqu’à ce que les deux soient posées.',
  'XT9.in':
    'Lance la téléportation : choisis l’elfe, puis une case vide de la tuile 8*, de préférence du côté de son objet.',
  'XT9.item': 'Jusqu’à son objet, par l’escalator au besoin. Annonce ensuite le vol.',
  'XT9.swap': 'Pour ressortir : fais échanger leurs places à l’elfe et à la magicienne, grâce au sort prévu.',
  'XT9.ghost':
    'Voilà la magicienne enfermée, et personne ne doit y rester. Lance le fantôme : les murs ne l’arrêtent plus.',
  'XT9.leave': 'Fais sortir la magicienne, à travers le mur.',
  'XT9.out': 'Et l’elfe jusqu’à la sortie verte de la tuile 10.',
  'XT9.won': 'Trois sorts, aucune porte, personne d’oublié.',
  'XT9.spent': 'les sorts sont épuisés.',

  'XT10.find':
    'Deux objets ce soir : celui de la magicienne, tuile 9*, celui du barbare, tuile 6. Explore jusqu’à ce que les tuiles 6, 9*, 2 et 11 soient posées.',
  'XT10.voucher':
    'Offre un bon de burger au garde : lance le sort, choisis-le, puis le restaurant de hamburgers de la tuile 6. À l’intérieur, il ne surveille rien.',
  'XT10.frog': 'Le vol demande une diversion : change le garde en grenouille pendant qu’il est attablé.',
  'XT10.items': 'Les deux héros à leurs objets, et annonce le vol avant que le sablier ne soit retourné.',
  'XT10.out': 'Dehors, chacun par la sortie de sa couleur.',
  'XT10.won': 'Tout le monde regardait la grenouille.',
  'XT10.spent': 'il n’y a plus de grenouille au restaurant de hamburgers.',

  'XT11.find': 'Explore jusqu’à ce que chaque objet et chaque sortie nécessaires ce soir soient posés.',
  'XT11.guard': 'Un garde barre l’accès à un objet. Envoie-le sur une autre tuile.',
  'XT11.items':
    'Aux objets, puis annonce le vol. Un second garde arrive alors sur la tuile 2* : aucun héros ne doit s’y trouver.',
  'XT11.second':
    'Le voilà, devant la sortie. Il se déplace comme le premier ; deux gardes ne partagent jamais une tuile.',
  'XT11.out': 'La voie est libre : dehors.',
  'XT11.won': 'Deux gardes, et tous deux au mauvais endroit.',
  'XT11.spent': 'il n’y a plus de chemin.',

  'XT12.find':
    'Ce soir, le garde n’obéit qu’à la salle de contrôle, tuile 28. Explore jusqu’à ce que les tuiles 9*, 26, 28 et 2 soient posées.',
  'XT12.code':
    'La salle de contrôle a une porte d’acier. Amène quelqu’un d’autre que la magicienne sur le code de la tuile 26.',
  'XT12.desk':
    'Tant que le code est tenu, un autre héros passe la porte, jusqu’au pupitre de la salle de contrôle.',
  'XT12.send':
    'Choisis le garde et envoie-le à un vortex de la couleur du héros au pupitre, loin de la tuile 9*.',
  'XT12.item':
    'À la magicienne : jusqu’à son objet. Annonce ensuite le vol : pour les gardes, les vortex continuent.',
  'XT12.out': 'Et dehors, par la sortie violette de la tuile 2.',
  'XT12.won': 'Il a suivi les ordres, mais pas ceux de son chef.',
  'XT12.spent': 'le code de la tuile 26 est épuisé, et personne n’est dans la salle de contrôle.',

  'XT13.find':
    'L’objet du barbare est sur la tuile 6*, sous l’œil d’un détecteur. Explore jusqu’à ce que les tuiles 6*, 29 et 11 soient posées.',
  'XT13.control':
    'Personne ne passe le faisceau. Amène un autre héros sur la commande du détecteur, tuile 29.',
  'XT13.turn': 'Tourne le détecteur, un quart à la fois, jusqu’à ce que la voie du barbare soit libre.',
  'XT13.item': 'Jusqu’à son objet, et annonce le vol.',
  'XT13.out': 'Retour, et dehors par la sortie jaune de la tuile 11.',
  'XT13.won': 'Il a tourné, et l’autre avait filé.',
  'XT13.spent': 'le détecteur ne tourne plus.',
};
