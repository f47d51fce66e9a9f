import type { tileErrors as en, sides as enSides } from '../en/tileErrors.ts';

export const tileErrors: Readonly<Record<keyof typeof en, string>> = {
  badCorner: 'un coin « + » est attendu ici, et non « {found} »',
  badDirection: '« {found} » n’est pas un côté : north, east, south ou west',
  badName:
    '« {found} » n’est pas un nom de tuile : des lettres et des chiffres, éventuellement suivis d’un *',
  badShape: 'la tuile n’a pas 16 cases avec leurs bords',
  badShop:
    '« {found} » ne convient pas : une ligne de boutique est « shop », une lettre minuscule, puis un nom en minuscules et traits d’union',
  burgerWithoutShop: 'l’entrée du restaurant ne touche aucune zone illustrée',
  crowdedShop: 'la zone illustrée « {letter} » ne peut rien contenir d’autre',
  crowdedSlot: 'une seule case d’exploration, ordinaire ou automatique, tient ici',
  doorWithoutHero: 'une porte d’acier à l’entrée va avec une salle de garde et sa case « hero »',
  drawingHeight: 'un dessin compte {expected} lignes, celui-ci {found}',
  duplicateHeader: '« {found} » figure deux fois',
  duplicateName: 'deux tuiles du jeu portent ce nom',
  duplicateShop: 'la lettre « {letter} » désigne déjà une autre boutique',
  duplicateTile: 'la tuile {name} est déjà dans {other}',
  escalatorEnds: 'l’escalator e{number} a besoin de deux bouts dans deux cases ; trouvé : {found}',
  escalatorInShop: 'un escalator ne peut pas finir dans une zone illustrée',
  explorationAtEntry: 'le côté {side} ne peut pas être à la fois entrée et exploration',
  explorationOutsideSlot:
    'une case d’exploration, ordinaire ou automatique, ne se place que dans l’ouverture d’un côté',
  explorationWithoutGap: 'le côté {side} a une case d’exploration mais un bord fermé',
  featureInShop: 'personne n’entre dans une zone illustrée : rien ne peut s’y trouver',
  gapOutsideSlot: 'le bord {side} est ouvert, ou n’est pas un simple mur, hors de son ouverture',
  gapWithoutExploration:
    'le côté {side} est ouvert mais n’a ni exploration, ni exploration automatique, ni entrée',
  heroWithoutDoor: 'l’entrée fermée d’une salle de garde est une porte d’acier, pas un mur',
  idleDoor: 'rangée/colonne {cell} : on peut contourner la porte d’acier',
  inTheWay:
    'rangée/colonne {cell} : un héros qui attend sur cet objet ou cette sortie coupe la tuile en deux',
  inventory: 'cette tuile devrait porter « {expected} », elle porte « {found} »',
  lineWidth: 'une ligne du dessin fait {expected} caractères de large, celle-ci {found}',
  missingDrawing: 'il n’y a pas de dessin : il commence par une ligne qui débute par « + »',
  missingEntry: 'pas de flèche d’entrée : dessines-en une dans l’ouverture d’un côté, ou écris « start »',
  missingName: 'pas de nom : ajoute une ligne comme « tile 5 »',
  noPassingPlace: 'il n’y a aucun endroit où un pion peut s’écarter pour en laisser passer un autre',
  repeatedFeature: 'la même chose figure deux fois dans une case',
  sameInterior: 'tournés ou en miroir, les boutiques et les murs sont ceux de la tuile {other}',
  shopEdge: 'une zone illustrée est ouverte à l’intérieur et séparée du reste par des murs',
  shopInSlot: 'le côté {side} s’ouvre sur une zone illustrée',
  shortEscalator:
    'rangée/colonne {from} à {to} : à pied, c’est moins de {least} pas, l’escalator ne sert à rien',
  slotsApart: 'le côté {side} n’est pas accessible à pied',
  startSpace: 'un héros commence ici : ce doit être un simple couloir',
  startWall: 'les quatre cases de départ communiquent librement',
  startWithEntry: 'une tuile de départ n’a pas de flèche d’entrée, celle-ci en a une du côté {side}',
  twoEntries: 'il y a déjà une entrée : une seconde flèche du côté {side}',
  twoEscalators: 'deux escalators finissent dans cette case',
  unknownEdge: '« {found} » n’est ni un mur, ni une ouverture, ni un passage, ni une porte',
  unknownHeader: '« {found} » ne veut rien dire ici',
  unknownShop: 'aucune ligne ne dit quelle boutique est « {letter} »',
  unknownToken: '« {found} » n’est pas une chose qu’une case peut contenir',
  unreachable: 'rangée/colonne {cell} : inaccessible depuis l’entrée sans petit passage',
  unusedShop: 'la boutique « {letter} » n’est pas dans le dessin',
};

export const sides: Readonly<Record<keyof typeof enSides, string>> = {
  north: 'nord',
  east: 'est',
  south: 'sud',
  west: 'ouest',
};
