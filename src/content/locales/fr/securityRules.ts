import type { securityRules as en } from '../en/securityRules.ts';

export const securityRules: Readonly<Record<keyof typeof en, string>> = {
  contents: 'Sommaire des modules',
  helper: 'Aide',
  challenge: 'Défi',
  played: 'Dans ta partie',
  needs: 'Il faut : {what}',
  lessons: 'Les apprendre un par un',
  evenings: 'Tutoriels et parties entières',
  eveningsText:
    'Chaque tutoriel montre une idée en une courte partie, sans autre module que les jetons du module 2. Les treize se jouent aussi seul, en leçons.',
  toLesson: 'Jouer la leçon',

  common: 'Ce qui vaut pour tous',
  'common.text':
    'Toutes les règles du centre restent valables, avec ce que la campagne ajoute jusqu’au scénario 6. Combine les modules que tu veux, du moment que chacun a ce qu’il lui faut ; les tuiles 13 à 24 peuvent venir, même si rien n’est prévu pour elles. Les signes des modules laissés de côté sont du sol ordinaire. Ce qui est défaussé ne revient pas. Le dos des nouvelles tuiles est différent, et tous voient celui de la prochaine.',
  'common.shows':
    'La tuile 9, et la tuile 9* qui la remplace avec un garde : une étoile marque les remplaçantes.',

  guard: 'Le garde',
  'guard.text':
    'Un garde arrive avec la tuile 9*, sur la case qui porte son signe. Aucun héros n’entre sur sa tuile ni ne la traverse, et il n’entre sur aucune tuile où se tient un héros. Qui a une direction ou l’escalator le déplace aussi. Le vortex ne le prend pas, les cases ne lui font rien, et il n’explore pas.',
  'guard.needs': 'la tuile 9* à la place de la tuile 9.',
  'guard.shows': 'Le garde surveille toute la tuile 9* : l’elfe doit attendre qu’on l’envoie ailleurs.',

  antiStress: 'Les jetons de sérénité',
  'antiStress.text':
    'Six jetons pour tous, chacun pour une fois, à tout moment, sans que ce soit une action. Un retourne le sablier, avec tout ce qui s’ensuit. Deux échangent tout ce que tu tiens contre ce que tient quelqu’un d’autre, qui ne peut pas refuser. Trois permettent de parler jusqu’à la prochaine action.',
  'antiStress.needs':
    'rien. Là où l’on ne parle jamais, les trois jetons de parole restent dans la boîte ; seul, il n’y a personne avec qui échanger.',
  'antiStress.shows': 'Un échange : ce que tient l’un contre ce que tient l’autre.',

  shafts: 'Conduits d’aération',
  'shafts.text':
    'Deux paires de bouts. N’importe qui pose une paire, à tout moment : un bout sous le nain, l’autre sur une case vide du centre. Ils y restent. N’importe qui envoie un héros d’un bout à l’autre si celui-ci est libre, même après le vol. Sous un bout, la case est du sol ordinaire. Un garde peut ramper aussi, et le conduit s’effondre derrière lui.',
  'shafts.needs': 'rien. C’est un accès à la tuile 8*, qui n’a pas d’entrée.',
  'shafts.shows': 'De sous le nain, tuile 1, jusque dans la tuile 8*, murée de toutes parts.',

  breaches: 'Murs percés',
  'breaches.text':
    'Il y en a trois. N’importe qui perce un mur à côté du barbare : une moitié sous lui, l’autre sur la case vide derrière le mur, sur la même tuile ou la voisine. Petits passages et bords fermés entre tuiles comptent comme des murs ; les portes d’acier tiennent bon. Les héros passent à volonté. Un garde passe une fois, et la brèche disparaît. Sous une moitié, la case est du sol ordinaire.',
  'breaches.needs': 'rien. C’est un accès à la tuile 8*, qui n’a pas d’entrée.',
  'breaches.shows': 'Le barbare a percé le mur de la tuile 8*, et l’elfe peut suivre.',

  guardRoom: 'La salle de garde',
  'guardRoom.text':
    'Un héros et un garde sur une même tuile : le héros est pris, et tous deux vont à leurs cases dans la salle de garde, tuile 25, ou l’attendent à l’écart. Tout héros qui arrive sur la tuile 25, par quelque chemin que ce soit, est captif aussi. Un captif se déplace par les directions, ou par un conduit ou une brèche posés de l’extérieur, et n’aide personne. Tant qu’un héros est là, le garde reste aussi, mais peut aller à la machine à café. Chaque fois que le sablier est retourné, tous deux reviennent à leurs cases, ou le garde sort par la porte s’il n’y a plus de héros dedans ; et chaque fois, les conduits et brèches de la salle disparaissent. Un deuxième captif, et la partie est perdue.',
  'guardRoom.needs':
    'la tuile 25, quelqu’un qui attrape, et de quoi libérer : une tuile à code (7*, 8*, 9*, 26 ou 29), ou les conduits.',
  'guardRoom.shows':
    'Trois issues pour la magicienne : la porte, tant que l’elfe tient le code ; le conduit du nain ; la brèche du barbare.',

  lockedExit: 'La sortie verrouillée',
  'lockedExit.text':
    'La sortie du nain est derrière une porte d’acier. Tant qu’un héros se tient sur un code, un autre passe dans le sens de la flèche rouge ; ce code est ensuite hors service. Une flèche blanche est un chemin libre pour tous. Sans flèche, personne ne passe.',
  'lockedExit.needs': 'la tuile 12* à la place de la tuile 12.',
  'lockedExit.shows':
    'L’elfe tient le code, la porte est donc ouverte pour le nain : un pas à l’ouest, et il est dehors.',

  maps: 'Plans',
  'maps.text':
    'Avec un héros sur un plan, qui explore peut poser des tuiles à toutes les cases d’exploration inutilisées de la couleur de ce héros, même lointaines, même nouvelles. La première tuile met le plan en service. Il est épuisé dès que l’explorateur fait une autre action ou explore pour quelqu’un d’autre, ou que le héros s’en va. Ce que font les autres ne compte pas, ni les jetons, les conduits et les brèches : ce ne sont pas des actions. L’elfe n’ouvre pas la parole ainsi.',
  'maps.needs': 'l’une des tuiles 26 et 29.',
  'maps.shows':
    'Le barbare lit le plan : une tuile est posée, les contours montrent où peut aller la suivante.',

  autoExplore: 'Exploration automatique',
  'autoExplore.text':
    'Une case d’exploration qui porte ce signe n’a pas de couleur. Qui explore peut y poser une tuile à tout moment, sans personne dessus.',
  'autoExplore.needs': 'la tuile 26. La tuile 12* a aussi une telle case.',
  'autoExplore.shows': 'Personne n’est sur la tuile 26, et pourtant on peut l’explorer de deux côtés.',

  beholder: 'L’œil',
  'beholder.text':
    'Un œil arrive avec la tuile 7*, sur aucune case : il flotte au-dessus de la tuile entière. Un héros et l’œil ne partagent jamais une tuile, ou bien le héros est pris s’il y a une salle de garde. Avec un héros sur une case de commande de la tuile 27, celui qui a cette direction envoie l’œil d’une tuile par là, avec ou sans chemin ; le nord du signe est le nord de tous. Il ne va jamais au-dessus de la tuile d’un garde ni de la salle de garde, et aucun garde ne vient sur sa tuile.',
  'beholder.needs': 'la tuile 7* à la place de la tuile 7, et la tuile 27.',
  'beholder.shows':
    'L’elfe se tient sur la commande de l’est : l’œil peut quitter la tuile 7* vers l’est, où la tuile est vide.',

  telekinesis: 'La télékinésie',
  'telekinesis.text':
    'Deux jetons. Tant que l’elfe se tient sur une case d’exploration inutilisée, de n’importe quelle couleur ou sans couleur, chacun peut y attirer une tuile du centre, posée comme si on venait de l’explorer. La tuile doit être vide, sans personne ni rien dessus, et ne pas être la tuile 1 ; ensuite toutes les tuiles se touchent encore par un côté. Qu’on puisse y aller à pied n’est pas demandé. Rien n’apparaît une seconde fois, et l’on ne parle pas.',
  'telekinesis.needs': 'rien.',
  'telekinesis.shows':
    'L’elfe se tient sur une case d’exploration au sud ; la tuile 3, vide, peut y être attirée depuis l’est.',

  spells: 'Les sorts',
  'spells.text':
    'Deux sorts sur dix sont ouverts, pour tous, à tout moment, une fois chacun ; tout le monde entend qui lance quoi. Au retournement du sablier, ceux qui durent s’éteignent : grenouille et convive reviennent, et le héros qui est avec eux est pris, ou tout est perdu.',
  'spells.needs': 'rien. Un sort inutile dans ta partie est remplacé.',
  'spells.shows': 'La magicienne en fantôme près de la tuile 8* : ses murs ne l’arrêtent pas.',

  reinforcements: 'Les renforts',
  'reinforcements.text':
    'Pour chacune des tuiles 2*, 10* et 11* de la pioche, un garde attend à côté du centre. Au vol, ils apparaissent sur les cases à leur signe, ou sur la case vide la plus proche ; un garde dont la tuile manque ne vient pas. Ils apparaissent même où il y a déjà un garde. Si un héros est sur cette tuile, il est pris, ou bien, sans salle de garde, le vol doit attendre. Aucun garde n’entre sur la tuile d’un autre ni ne la traverse.',
  'reinforcements.needs': 'une ou plusieurs des tuiles 2*, 10* et 11* à la place de 2, 10 et 11.',
  'reinforcements.shows':
    'Le vol est fait, et un garde est arrivé sur la tuile 2*, devant la sortie violette.',

  controlRoom: 'La salle de contrôle',
  'controlRoom.text':
    'Tant qu’un héros est dans la salle de contrôle de la tuile 28, celui qui a le vortex envoie les gardes aux vortex de la couleur de ce héros, après le vol aussi. La salle est derrière une porte d’acier qui demande un code ; la sortie est libre. Le cinquième sablier est derrière une autre.',
  'controlRoom.needs': 'la tuile 28, et une tuile avec un code (7*, 8*, 9*, 26 ou 29).',
  'controlRoom.shows':
    'Le barbare est dans la salle de contrôle : le garde peut être envoyé à n’importe quel vortex jaune.',

  sensor: 'Le détecteur',
  'sensor.text':
    'Un détecteur arrive avec la tuile 6* et barre six de ses cases, du côté où il regarde : personne n’y entre ni ne les traverse. Avec un héros sur la commande de la tuile 29, chacun le tourne d’un quart, dans un sens ou dans l’autre. Qui se trouverait dessous l’empêche de tourner ; avec une salle de garde, un héros y est pris, même invisible.',
  'sensor.needs': 'la tuile 6* à la place de la tuile 6, et la tuile 29.',
  'sensor.shows': 'L’elfe est à la commande : tourné d’un quart, le détecteur libère l’entrée.',
};
