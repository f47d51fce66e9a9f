import type { cli as en } from '../en/cli.ts';

export const cli: Readonly<Record<keyof typeof en, string>> = {
  usage: `Hushglass : un casse silencieux dans un centre commercial magique, dans ton terminal.

  hushglass play            jouer une partie
  hushglass replay JOURNAL  revoir une partie enregistrée et la vérifier
  hushglass evenings        les soirées et modules de Sécurité maximale
  hushglass tiles [NOM…]    regarder les tuiles du centre
  hushglass tiles --check   vérifier tout le jeu de tuiles
  hushglass check FICHIER   vérifier le fichier de données d’un serveur
  hushglass forget SALLE    supprimer une salle et ses parties du fichier d’un serveur
  hushglass move DE VERS    tout un serveur d’un fichier de données vers une base, ou l’inverse

Pour toutes les commandes :
  --lang en|fr|nl           langue (sinon celle de ton terminal)
  --color auto|always|never
  --ascii                   dessiner avec des caractères simples
  --help

play (ce que tu ne précises pas t’est demandé) :
  --scenario 1–17   --players 1–9   --level 1–6   --side A|B
  --theft manual|automatic          --sand SECONDES
  --talk yes|no     (scénario 1)    --sister
  --modules guard,shafts            des modules de Sécurité maximale
  --guards 1–3      avec les renforts : tant de gardes
  --evening XT3     une de ses soirées ; avec --hardcore, --tokens
  --roles A–E       des rôles cachés, dès le scénario 3, pour 3 à 8 joueurs
  --last 12–24      avec eux : jusqu’à cette tuile  --token  1er sablier en panne
  --own FICHIER     un scénario à toi (docs/own.md)
  --seed TEXTE      encore la même donne
  --yes             ne rien demander
  --log FICHIER     où enregistrer la partie à la fin
  --plain           des mots au lieu d’un dessin, pour lecteurs d’écran
  --pace MS         chaque commande dure MS de temps de jeu ; pas d’horloge réelle

replay :
  --all             tout d’un coup, sans attendre de touche
  --plain

check :
  --mend COPIE      faire une copie où tout ce qui peut l’être est réparé

forget :
  hushglass forget SALLE FICHIER   de ce fichier, ou d’une base (postgres://…) ;
                    sinon HUSHGLASS_STORE, HUSHGLASS_DATA, ou hushglass.db`,
  'error.own': 'Le fichier {file} ne contient pas de scénario ; docs/own.md montre à quoi il ressemble.',
  'error.command': 'La commande « {name} » n’existe pas. Essaie hushglass --help.',
  'error.option': 'Je ne comprends pas « {found} ». Essaie hushglass --help.',
  'error.noValue': 'Il manque une valeur à {found}. Essaie hushglass --help.',
  'error.unused': '{option} ne s’applique pas ici : le scénario en décide lui-même.',
  'error.value': '{option} ne peut pas être « {found} » : il faut {allowed}.',
  'error.file': 'Impossible de lire le fichier {file}.',
  'error.write': 'Impossible d’écrire le fichier {file}.',
  'error.noLog': 'Quel journal ? hushglass replay JOURNAL',
  'error.tile': 'La tuile « {name} » n’existe pas. Il y a : {names}.',
  'error.tileSet': 'Le jeu de tuiles est abîmé ; hushglass tiles --check dit où.',
  'error.unexpected': 'Le programme lui-même a un problème : {what}',

  'allowed.number': 'un nombre entier de {least} à {most}',
  'allowed.choice': 'l’un de ces choix : {choices}',

  'setup.welcome':
    'Hushglass : vole quatre objets dans un centre commercial magique, en silence, avant la fin du sable.',
  'setup.scenario': 'Quel scénario ou quelle soirée ?',
  'setup.entry': '{number}  {name} : {about}',
  'setup.players': 'Combien de joueurs ? ({least}–{most} ; 1, c’est en solitaire)',
  'setup.level': 'Quel niveau ? (1–6 : jusqu’à la tuile 12, 14, 17, 19, 22 ou 24)',
  'setup.side': 'Quelle face de la tuile 1 ? (A a des vortex, B n’en a pas)',
  'setup.theft': 'Le vol : manuel (quelqu’un l’annonce) ou automatique (dès que chacun est sur son objet) ?',
  'setup.sand': 'Combien de secondes de sable ? (d’habitude 180)',
  'setup.talk': 'Parler librement dans ce premier scénario ? (oui ou non)',
  'setup.yes': 'oui',
  'setup.no': 'non',
  'setup.manual': 'manuel',
  'setup.automatic': 'automatique',
  'setup.again': 'Réponds par {allowed}.',
  'setup.seed': 'Donne : {seed}',
  'setup.impossible': 'Cette partie est impossible :',
  'setup.evenings': 'Les soirées de Sécurité maximale, dans l’ordre où les jouer (--evening) :',
  'setup.moduleList': 'Les modules qui se joignent aux scénarios 2–17 (--modules, par nom ou numéro) :',
  'setup.module': '{number}, {kind} : {rule}',
  'setup.helper': 'une aide',
  'setup.challenge': 'un défi',
  'setup.modules': 'Quels modules s’y joignent ? (noms ou numéros séparés par des virgules, ou non)',
  'setup.guards': 'Combien de gardes arrivent au vol ? ({least}–{most})',
  'setup.hardcore': 'La version corsée ? (oui ou non)',
  'setup.roles': 'Des rôles cachés ? (A–E, ou non)',
  'setup.last': 'Jusqu’à quelle tuile ? ({least}–{most}, ou non : comme le veut le scénario)',
  'setup.token': 'Le premier sablier hors service dès le début ? (oui ou non)',
  'setup.tokens': 'Avec les jetons de sérénité ? (oui ou non)',
  'panel.modules': 'Avec {modules}.',

  'panel.own': 'Ton propre scénario : {name}',
  'panel.scenario': 'Scénario {number} : {name}',
  'panel.notStarted': 'Le sable attend. Tape départ (ou juste Entrée) quand tout le monde est prêt.',
  'panel.paused': 'en pause',
  'panel.left': 'tuiles restantes : {count}',
  'panel.flips': 'sablier retourné : {count}',
  'panel.next': 'prochaine tuile {tile} : ',
  'panel.drawn': 'tuile piochée {tile} : ',
  'panel.theft.before': 'vol : pas encore',
  'panel.theft.ready': 'vol : maintenant ! (t)',
  'panel.theft.after': 'vol : fait, vortex arrêté',
  'panel.silence': 'silence',
  'panel.talk': 'vous pouvez parler',
  'panel.gestures': 'gestes seulement',
  'panel.noAction': 'aucune action',
  'panel.doSomething': 'Fais quelque chose !',
  'panel.nagged': '« Fais quelque chose ! » devant la place {seat}',
  'panel.can': 'La place {seat} peut maintenant :',
  'panel.cannot': 'La place {seat} ne peut rien faire maintenant.',
  'panel.cropped': 'le centre continue (Tab)',

  'legend.broken': 'hors service',
  'legend.shop': 'boutique',
  'legend.explore': 'l’elfe explore par là',
  'legend.stairs': 'vers son autre bout sur la même tuile',
  'legend.number': 'son numéro le désigne ; sans @ dans un petit dessin',

  prompt: 'place {seat}> ',
  'say.seat': 'Place {seat} : {text}',
  'say.stare': 'La place {seat} fixe la place {target} du regard.',
  'say.focus': 'Tu regardes maintenant par-dessus l’épaule de la place {seat}.',
  'say.saved': 'Enregistré : {file}',
  'say.unknown': 'Je ne comprends pas « {text} ». Tape aide.',
  'word.start': 'départ depart',
  'word.pause': 'pause',
  'word.resume': 'reprendre',
  'word.say': 'dire',
  'word.sign': 'geste',
  'word.stare': 'fixer',
  'word.help': 'aide ?',
  'word.legend': 'légende legende',
  'word.board': 'plateau',
  'word.card': 'carte',
  'word.save': 'enregistrer',
  'word.quit': 'quitter q',

  'say.noHero': 'Par où ? Le héros, puis la direction : {example}',
  'say.noChoice': 'Choisis un numéro de 1 à {most}.',
  'say.onlyOne': 'Il n’y en a qu’un : le numéro 1.',
  'say.noFile': 'Quel fichier ? enregistrer FICHIER',
  'say.aside': 'Pas dans le centre pour l’instant : il ou elle attend à côté.',
  'say.noCard': 'Personne ne tient de carte secrète dans cette partie.',
  'say.lookAway':
    'Une carte pour la place {seat} seule : tous les autres détournent les yeux. Entrée la montre, Entrée encore la cache.',
  'say.endOfInput': 'Plus de commandes : la partie s’arrête ici.',
  'say.timeLeft': 'Il reste {time}.',
  'ask.save': 'Enregistrer la partie ? Tape un nom de fichier, ou juste Entrée pour non.',

  help: `Un héros, puis ce qu’il fait. Celui qui a l’action l’exécute.
  e n 2     elfe, 2 cases vers le nord    (héros : b m e n, s pour la sœur)
  e n       elfe au nord, au plus loin    (directions : n e s o)
  e v 2     elfe par le vortex jusqu’au vortex 2 (numéro sur le plateau)
  e l       elfe par l’escalator
  x         explorer : piocher la tuile suivante
  p 2       poser la tuile piochée à l’endroit 2
  t         le vol, quand chacun est sur un objet`,
  'help.table': `La table
  3: e n    pareil, par la place 3        3:   suivre la place 3
  !3        Fais quelque chose ! devant la place 3
  fixer 3   fixer la place 3 du regard
  dire TEXTE  parler, si c’est permis     geste  un geste, si c’est permis
  départ    tout le monde est prêt        pause, reprendre
  légende   le sens des signes            plateau  redessiner
  enregistrer FICHIER                     quitter`,
  'help.keys':
    'Tant que la ligne est vide : Tab choisit le héros à suivre, les flèches le déplacent d’une case.',
  'help.close': 'Une touche ramène à la partie. Le sable continue de couler !',
  'help.closeCalm': 'Une touche ramène à la partie.',

  'end.won': 'VOUS AVEZ RÉUSSI VOTRE CASSE !',
  'end.lost': 'PRIS.',
  'end.time': 'durée de la partie : {time}',
  'end.sand': 'sable restant : {time}',
  'end.flips': 'sablier retourné : {count}',
  'end.tiles': 'tuiles posées : {count}',
  'end.out': 'héros sortis : {count} sur {all}',
  'end.seat': 'place {seat} : déplacements {moves}, explorations {explores}',
  'end.wait': 'plus longue attente : {time}',

  'replay.own': '{name}. Joueurs : {players}.',
  'replay.title': 'Scénario {number} : {name}. Joueurs : {players}.',
  'replay.untitled': 'Une partie particulière. Joueurs : {players}.',
  'replay.step': 'Étape {step} sur {all}, à {time}',
  'replay.keys': 'Entrée ou espace : suite · b : retour · q : quitter',
  'replay.good': 'Le journal mène bien au résultat qu’il annonce.',
  'replay.unsigned': 'Le journal s’arrête sans résultat à comparer ; toutes ses étapes se rejouent.',

  'tiles.title': 'Tuile {name}',
  'tiles.start': 'tuile de départ',
  'tiles.entry': 'entrée : {side}',

  'event.readied': 'La place {seat} est prête.',
  'event.unreadied': 'La place {seat} n’est pas encore prête.',
  'event.spoke': 'La place {seat} s’exprime ({channel}).',
  'event.doSomething': 'La place {seat} met le pion « Fais quelque chose ! » devant la place {target}.',
  'event.wished': 'La place {seat} souhaite une pause.',
  'event.unwished': 'La place {seat} souhaite reprendre.',
  'event.away': 'La place {seat} est absente.',
  'event.back': 'La place {seat} est de retour.',
  'why.shape': 'elle ne fait pas quatre cases sur quatre',
  'why.slot': 'une case d’exploration n’est pas au passage d’un côté',
  'why.open': 'une ouverture et sa case d’exploration se contredisent',
  'why.shop': 'une boutique bouche une ouverture',
  'event.moved.walk': 'La place {seat} déplace {hero}.',
  'event.moved.vortex': 'La place {seat} envoie {hero} par le vortex.',
  'event.moved.escalator': 'La place {seat} envoie {hero} par l’escalator.',

  'plain.hero': '{hero} ({letter}, {colour}, {symbol}) : {where}.',
  'plain.pawn': '{hero} ({letter}) : {where}.',
  'plain.on': 'tuile {tile}, rangée {row}, colonne {column}',
  'plain.onFeature': 'tuile {tile}, rangée {row}, colonne {column}, sur : {features}',
  'plain.out': 'a quitté le centre',
  'plain.beside': 'À côté : {sides}.',
  'plain.side': '{direction} : {what}',
  'plain.wall': 'mur',
  'plain.free': 'libre',
  'plain.unexplored': 'inexploré',
  'plain.can': 'Possible : {acts}.',
  'plain.cannot': 'Aucun déplacement possible maintenant.',
  'plain.act': '{command} (place {seat})',
  'plain.tile':
    'Tuile {tile} (depuis la tuile 1, tuiles vers l’est : {east}, vers le sud : {south}) : {features}.',
  'plain.place': 'Endroit {number} : tuile {tile}, côté {direction}.',
  'plain.at': '{feature} en rangée {row}, colonne {column}',
  'plain.coloured': '{feature} ({colour})',
  'plain.numbered': '{feature} n° {number}',
  'plain.broken': '{feature} (hors service)',
  'plain.leads': '{feature} côté {direction}',
  'plain.between': ' ; ',
  'plain.nothing': 'rien de spécial',
  'plain.sand': 'Sable restant : {time}.',
  'plain.deck': 'Tuiles dans la pioche : {count}.',
  'plain.state': 'État : {states}.',
  'plain.tileDrawn': 'La tuile {tile} est piochée et attend sa place. Elle a : {features}.',
  'plain.tileNext': 'La prochaine tuile est la {tile}. Elle a : {features}.',
  'plain.seat': 'La place {seat} a : {actions}.',

  'panel.back.base': 'dos de la prochaine : jeu de base',
  'panel.back.expansion': 'dos de la prochaine : Sécurité maximale',
  'panel.watches': '{hero} surveille la tuile {tile}',
  'legend.shut': 'porte d’acier fermée : le sens qu’un code ouvre',
  'legend.open': 'porte d’acier ouverte dans ce sens',
  'legend.shaft': 'conduit, vers son autre bout de la même lettre',
  'legend.breach': 'brèche dans un mur',
  'legend.hovering': 'l’œil plane au-dessus de cette tuile',
  'legend.frog': 'un garde changé en grenouille',
  'legend.watched': 'tuile surveillée',
  'plain.aside': 'attend à côté du centre',
  'plain.captive': 'sous les verrous',
  'plain.door.open': 'porte d’acier, ouverte',
  'plain.door.shut': 'porte d’acier, fermée : il faut un code',
  'plain.door.none': 'porte d’acier, infranchissable d’ici',
  'plain.breach': 'par une brèche {what}',
  'plain.watchedBy': 'surveillée par {hero}',
  'plain.shaft': 'conduit {letter}',
};
