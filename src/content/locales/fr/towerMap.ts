import type { towerMap as english } from '../en/towerMap.ts';
import type { Translation } from '../index.ts';

export const towerMap: Translation<typeof english, 'fr'> = {
  title: 'La tour',
  intro:
    'Enfermés en bas, libres tout en haut. Ni sablier ni hâte : des murs, des portes et cinq drôles d’amis.',
  'go.begin': 'Commencer à la cave',
  'go.on': 'Continuer',
  'go.where': '{place} : {name}',
  map: 'Retour à la tour',
  done: {
    one: '{count} salle sur {all} derrière toi',
    many: '{count} de salles sur {all} derrière toi',
    other: '{count} salles sur {all} derrière toi',
  },
  best: '{count} en un minimum d’actions',
  allDone: 'Te voilà sur le toit. Toutes les salles sont derrière toi.',
  floors: 'Tous les étages, de la cave au toit',
  floor: 'Étage {number}',
  'floor.done': '{done} sur {all}',
  'stars.1': 'Une étoile',
  'stars.2': 'Deux étoiles',
  'stars.3': 'Trois étoiles',
  'stars.4': 'Quatre étoiles',

  lesson: 'Leçon {number}',
  trial: 'Épreuve {number}',
  epic: 'Épopée',
  window: '{place}, {name} : {state}',
  'state.new': 'pas encore tentée',
  'state.begun': 'commencée',
  'state.solved': 'résolue',
  'state.best': 'résolue en un minimum d’actions, sans aide : une étoile',
  'state.skipped': 'passée',
  'state.watched': 'solution regardée',
  'state.locked': 'encore fermée',
  'locked.why': 'L’épopée s’ouvre quand toutes les épreuves de l’étage sont faites ou passées.',
  'locked.title': 'Cette grille est encore baissée.',
  legend: 'Ce que disent les fenêtres',

  daily: 'Énigme du jour',
  practice: 'Entraînement',
  edit: 'Dessiner la tienne',
  rules: 'Les règles de la tour',
  together: 'Entre amis',
  more: 'Aussi dans la tour',

  'keep.title': 'Ta progression',
  'keep.where': 'Elle n’est gardée que dans ce navigateur.',
  'keep.export': 'Enregistrer dans un fichier',
  'keep.import': 'Lire un fichier',
  'keep.imported': 'C’est lu. Ce que tu avais ici est gardé aussi.',
  'keep.notImported': 'Ce fichier ne contient aucune progression de la tour.',
  'keep.reset': 'Tout oublier',
  'keep.resetSure': 'Vraiment tout oublier ? Appuie encore.',
  'keep.forgotten': 'C’est oublié. La cave t’attend.',

  'offline.fetching': 'En cours de téléchargement pour les moments sans connexion…',
  'offline.ready': 'Fonctionne désormais sans connexion.',
  'offline.none': 'Tu es hors ligne. La tour fonctionne quand même.',
  'offline.newer': 'Une version plus récente est là : elle se montrera à ton retour.',

  'quest.fetching': 'La porte s’ouvre…',
  'quest.unknown': 'Cette salle n’existe pas.',
  'quest.failed': 'Cette salle n’a pas pu être chargée. Vérifie ta connexion et réessaie.',
  'quest.again': 'Réessayer',

  'daily.title': 'Énigme du jour',
  'daily.intro': 'Facile le lundi, coriace le dimanche ; une nouvelle à minuit, temps universel.',
  'daily.play': 'La jouer',
  'daily.again': 'La rejouer',
  'daily.solved': 'Résolue en {actions}',
  'daily.solvedBest': 'Résolue en {actions}, et personne ne fait mieux',
  'daily.unsolved': 'Pas encore résolue',
  'daily.streak': 'Jours d’affilée : {count}',
  'daily.longest': 'Record : {count}',
  'daily.streakNone': 'Résous celle d’aujourd’hui et une série commence.',
  'daily.calendar': 'Les jours passés',
  'daily.earlier': 'Le mois précédent',
  'daily.later': 'Le mois suivant',
  'daily.day': '{date} : {state}',
  'daily.share': 'Le dire aux autres',
  'daily.copied': 'Copié. Rien n’y est dévoilé.',
  'daily.copyFailed': 'Ton navigateur garde le presse-papiers fermé : sélectionne le texte et copie-le.',
  'daily.text':
    'Hushglass, {date}, {stars}\n{marks}\nActions : {actions}, minimum possible : {best}. Jours d’affilée : {streak}',
  'daily.textOf': 'À faire passer',
  'daily.other': 'Autres jours',
  'daily.wrong': 'Il n’y a pas d’énigme pour ce jour-là.',

  'practice.title': 'Entraînement',
  'practice.intro': 'Choisis la difficulté. À peine l’une est-elle finie que la suivante est sur la table.',
  'practice.level.1': 'Doux',
  'practice.level.2': 'Tortueux',
  'practice.level.3': 'Coriace',
  'practice.level.4': 'Diabolique',
  'practice.next': 'La suivante',
  'practice.change': 'Changer la difficulté',
  'practice.solved': 'Résolues jusqu’ici : {count}',

  'law.title': 'La tour',
  'law.goal': 'Sortir d’ici',
  'law.goal.text':
    'Pas de sablier. Chacun peut déplacer tous les héros ; ce que tu tiens, ce sont des directions. Mène chaque héros à une sortie de sa couleur, ou à celle qu’ils partagent : qui l’atteint est parti. Quand tous sont partis, la quête est finie.',
  'law.directions': 'Les directions',
  'law.directions.text':
    'En solo, tu tiens les quatre. À deux, deux chacun ; à trois, une chacun et la dernière pour tous ; à quatre, une chacun. Un déplacement va tout droit, aussi loin que tu veux, un héros par case, sans passer par-dessus personne.',
  'law.armory': 'Les armureries',
  'law.armory.text':
    'S’il y a des armureries, tous les héros doivent se trouver au même moment chacun sur la sienne. Alors seulement les sorties s’ouvrent, et elles le restent.',
  'law.doors': 'Portes et clés',
  'law.doors.text':
    'Une porte est ouverte tant que quelqu’un se tient sur une clé de son signe, et laisse passer les autres : jamais celui qui tient la clé.',
  'law.ways': 'Échelles et courants d’air',
  'law.ways.text':
    'D’une échelle, on grimpe à une autre de la même ligne ou colonne, quoi qu’il y ait entre les deux. Un courant d’air ne se passe que dans son sens.',
  'law.dwarf': 'Le nain',
  'law.dwarf.text': 'Se glisse dans les passages étroits. Personne d’autre n’y passe.',
  'law.elf': 'L’elfe',
  'law.elf.text':
    'Bondit par-dessus un héros jusqu’à la case libre derrière lui, si aucun mur ni porte close ne l’en empêche.',
  'law.barbarian': 'Le barbare',
  'law.barbarian.text':
    'Lance le héros à côté de lui par-dessus un piège, tout droit, jusqu’à la case libre derrière. Personne ne marche dans un piège.',
  'law.mage': 'La magicienne',
  'law.mage.text':
    'En arrivant sur une case d’invocation, elle peut aussitôt échanger sa place avec n’importe quel héros. Plus tard, c’est trop tard : il faut qu’elle sorte et revienne.',
  'law.sister': 'La petite sœur',
  'law.sister.text':
    'Ne marche pas. Elle apparaît, en ligne droite, sur une case libre à côté d’un autre héros, quoi qu’il y ait entre les deux. Une porte ou un seul mur, c’est encore à côté.',
  'law.epics': 'Les épopées',
  'law.epics.text':
    'Une épopée se joue sur plusieurs cartes. Tant qu’un héros est sur la poignée d’une carte, on peut la tourner (quatre cartes) ou la glisser dans le trou (huit cartes) ; qui s’y trouve voyage avec elle.',
  'law.talk': 'Parler',
  'law.talk.text':
    'Les débutants parlent librement, les éclairés le moins possible, les experts pas du tout : ils fixent du regard et montrent les icônes de la tuile d’aide. Bloqué ? Demande un indice, regarde la solution ou passe la quête.',
};
