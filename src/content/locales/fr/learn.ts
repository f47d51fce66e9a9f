import type { learn as en } from '../en/learn.ts';

export const learn: Readonly<Record<keyof typeof en, string>> = {
  title: 'Apprendre en jouant',
  roles: 'Rôles cachés',
  lesson: 'Leçon {number} sur {count}',
  next: 'Leçon suivante',
  again: 'Encore une fois',
  skip: 'Passer',
  done: 'Réussi !',
  finished: 'Tu sais tout ce qu’il faut. Trouve des amis, et chut.',
  open: 'Ouvrir une salle',
  lost: 'Le sable est écoulé. Ça arrive ; réessaie.',
  list: 'Leçons',

  'move.title': 'Se déplacer',
  'move.1':
    'Tu peux déplacer chaque héros, mais seulement dans les directions de ta tuile. Choisis un héros, puis touche une case éclairée.',
  'move.2': 'Amène la magicienne sur le vortex violet dans le coin : au nord, puis à l’est.',
  'explore.title': 'Explorer',
  'explore.1':
    'Un héros sur une case d’exploration de sa couleur peut agrandir le centre. Amène l’elfe sur la verte.',
  'explore.2': 'Explore maintenant : la prochaine tuile s’y raccorde.',
  'vortex.title': 'Le vortex',
  'vortex.1':
    'D’où qu’il soit, un héros rejoint par le vortex un vortex de sa couleur. Envoie le nain sur la nouvelle tuile.',
  'escalator.title': 'L’escalator',
  'escalator.1':
    'Un escalator relie deux cases, dans les deux sens. Amène l’elfe au pied et fais-lui prendre l’escalator.',
  'timer.title': 'Le sablier',
  'timer.1':
    'S’arrêter sur une case sablier retourne le sablier, une seule fois. Tu récupères ce qui est déjà tombé : attends qu’il reste moins de la moitié en haut, puis amènes-y le barbare.',
  'timer.early': 'Trop tôt : il ne restait que {time}. Laisse d’abord tomber plus de sable.',
  'theft.title': 'Le vol et la fuite',
  'theft.1': 'Trois héros sont sur leur objet. Amène la magicienne sur le sien, une case au nord.',
  'theft.2': 'Tous sur leur objet : n’importe qui peut annoncer le vol.',
  'theft.3': 'Les vortex sont hors service. File : amène la magicienne à la sortie, sur la tuile au sud.',
  'silence.title': 'Le silence',
  'silence.1':
    'À partir d’ici personne ne parle. Amène l’elfe sur la case d’exploration verte ; explorer n’est pas à toi.',
  'silence.2':
    'Ton ami pourrait explorer, et il dort. Tu ne peux pas le dire : fixe-le du regard, ou pose devant lui le pion « Fais quelque chose ! ».',
  friend: 'Ami',

  'core.goal': 'Le but',
  'core.goal.text':
    'Amenez chaque héros sur l’objet de sa couleur, tous au même moment, volez, et faites sortir tout le monde avant la fin du sable. On gagne ou on perd ensemble. La rangée de héros à côté du sablier montre où en est chacun.',
  'core.actions': 'Ce que tu peux faire',
  'core.actions.text':
    'Chacun a une tuile d’action, visible de tous : directions, vortex, escalator, explorer. Personne n’attend son tour : utilise tes actions avec n’importe quel héros, quand tu veux, autant que tu veux, et jamais une action que tu n’as pas.',
  'core.moving': 'Se déplacer',
  'core.moving.text':
    'Un déplacement mène un héros d’une ou plusieurs cases dans une direction. Murs, boutiques, autres héros et obscurité l’arrêtent. Seule la case d’arrivée a un effet.',
  'core.exploring': 'Explorer',
  'core.exploring.text':
    'Quand un héros est sur une case d’exploration de sa couleur au bord du centre connu, l’explorateur y ajoute la prochaine tuile. Si plusieurs héros y sont, tout le monde voit d’abord la tuile, puis l’explorateur choisit où elle va.',
  'core.shortcuts': 'Vortex et escalator',
  'core.shortcuts.text':
    'Le vortex mène un héros, d’où qu’il soit, à un vortex libre de sa couleur, jusqu’au vol. Un escalator le mène d’un bout à l’autre.',
  'core.sand': 'Le sable',
  'core.sand.text':
    'Trois minutes. Un héros qui s’arrête sur une case sablier le retourne : ce qui était tombé est de nouveau à vous. Chacune de ces cases sert une fois. Plus de sable, plus de casse.',
  'core.silence': 'Le silence',
  'core.silence.text':
    'Personne ne parle ni ne montre rien tant que le sable coule, sauf au scénario 1. Un retournement ouvre un moment de parole, que la prochaine action referme. On peut toujours fixer quelqu’un du regard, ou poser devant lui le pion « Fais quelque chose ! ».',
  'core.theft': 'Le vol',
  'core.theft.text':
    'Quand tous les héros sont sur leur objet, n’importe qui peut annoncer le vol ; ce n’est pas une action. Dès lors les vortex sont hors service.',
  'core.escape': 'La fuite',
  'core.escape.text':
    'Après le vol, un héros qui s’arrête sur une sortie qu’il peut prendre est dehors. Au scénario 1 les quatre partagent la sortie violette, et la petite sœur a la sienne ; ensuite chacun a besoin de la sortie de sa couleur, au scénario 10 de celle d’un autre. Quand le dernier est dehors, vous avez gagné.',
  'core.campaign': 'La campagne',
  'core.campaign.text':
    'Les scénarios 1 à 7 ajoutent une règle après l’autre. À partir du 8 ces règles restent, sauf les sorties au scénario 10, et vous choisissez la taille du centre.',
};
