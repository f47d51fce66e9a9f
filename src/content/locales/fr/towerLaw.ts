import type { towerLaw as english } from '../en/towerLaw.ts';
import type { Translation } from '../index.ts';

export const towerLaw: Translation<typeof english, 'fr'> = {
  title: 'Les règles de la tour',
  goal: 'Sortir d’ici',
  'goal.text':
    'Pas de sablier. Chacun peut déplacer tous les héros ; ce que tu tiens, ce sont des directions. Mène chaque héros à une sortie de sa couleur, ou à celle qu’ils partagent : qui l’atteint est parti. Quand tous sont partis, la quête est finie.',
  directions: 'Les directions',
  'directions.text':
    'En solo, tu tiens les quatre. À deux, deux chacun ; à trois, une chacun et la dernière pour tous ; à quatre, une chacun. Touche un héros puis une case, ou fais-le glisser jusque-là. Un déplacement va tout droit, aussi loin que tu veux, un héros par case, sans passer par-dessus personne.',
  actions: 'Les actions',
  'actions.text':
    'Un déplacement en ligne droite est une action, quelle que soit sa longueur ; grimper, sauter, lancer, et chaque apparition de la petite sœur, de même. Un échange fait partie du pas qui le précède. Tourner une carte, de combien que ce soit, est une action ; la faire coulisser aussi.',
  back: 'Revenir en arrière',
  'back.text':
    'Chacun peut annuler n’importe quelle action, aussi souvent qu’il veut, ou toutes à la fois. Ce qui est annulé ne compte pas.',
  armory: 'Les armureries',
  'armory.text':
    'S’il y a des armureries, tous les héros doivent se trouver au même moment chacun sur la sienne. Alors seulement les sorties s’ouvrent, et elles le restent.',
  doors: 'Portes et clés',
  'doors.text':
    'Une porte est ouverte tant que quelqu’un se tient sur une clé de son signe, et laisse passer les autres. Personne ne passe grâce à la clé qu’il tient lui-même.',
  ways: 'Échelles et courants d’air',
  'ways.text':
    'D’une échelle, on grimpe à une autre de la même rangée ou colonne, quoi qu’il y ait entre les deux. Un courant d’air ne se passe que dans son sens.',
  dwarf: 'Le nain',
  'dwarf.text': 'Passe par les passages étroits. Lui seul.',
  elf: 'L’elfe',
  'elf.text':
    'Bondit par-dessus un héros jusqu’à la case libre derrière lui, si aucun mur ni porte close ne l’en empêche.',
  barbarian: 'Le barbare',
  'barbarian.text':
    'Lance le héros à côté de lui par-dessus un piège, tout droit, jusqu’à la case libre derrière, là où ni mur, ni porte fermée, ni courant n’arrêterait ce héros. Personne n’entre dans un piège.',
  mage: 'La magicienne',
  'mage.text':
    'En arrivant sur un cercle d’invocation, à pied ou lancée, elle peut aussitôt échanger sa place avec n’importe quel héros. L’échange ne coûte rien : il fait partie de l’action. Plus tard, c’est trop tard : il faut qu’elle sorte et revienne.',
  sister: 'La petite sœur',
  'sister.text':
    'Ne marche pas. Elle apparaît, en ligne droite, sur une case libre à côté d’un autre héros, quoi qu’il y ait entre les deux. Une porte ou un seul mur, c’est encore à côté ; deux murs, non. Ce héros n’a pas besoin d’être dans sa ligne. On peut la lancer et l’échanger comme les autres.',
  epics: 'Les épopées',
  'epics.text':
    'Une carte est un carré de sol de quatre cases de côté ; une épopée en a plusieurs. Tant qu’un héros est sur la poignée d’une carte, on peut la tourner (quatre cartes) ou la faire coulisser dans le trou d’à côté (huit cartes) ; qui s’y trouve voyage avec elle. En solo, une épopée s’ouvre quand chaque épreuve de son étage est faite, passée ou regardée ; à une table, on joue ce qu’on veut.',
  talk: 'Parler',
  'talk.text':
    'Dans les leçons, tout le monde parle. Ensuite, les débutants parlent librement, les éclairés le moins possible, les experts pas du tout : ils fixent du regard et montrent les icônes de la tuile d’aide. Bloqué ? Demande un indice, regarde la solution ou passe la quête.',
  exits: 'Les sorties des autres',
  'exits.text':
    'Pour tous les autres, une sortie est un mur : seul son héros y arrive, et il est aussitôt sorti.',
  stars: 'Les étoiles',
  'stars.text':
    'En solo, tu gagnes des étoiles : l’or pour le minimum d’actions, l’argent pour deux de plus, ou un cinquième de plus si c’est davantage. Demander si c’est encore gagnable est gratuit ; indice, solution, plus court chemin et robot coûtent autant : pas d’étoile pour cette quête avant demain. Ce que tu passes n’est pas résolu, mais aucune grille ne reste baissée pour ça.',
};
