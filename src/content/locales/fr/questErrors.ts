import type { QuestErrorCode } from '#content/quest-format/errors.ts';

export const questErrors: Readonly<Record<QuestErrorCode, string>> = {
  armoryMissing: 'd’autres ont une armurerie, {pawn} doit donc en avoir une aussi',
  badCorner: 'il faut un coin « + » ici, trouvé « {found} »',
  badHole: 'le trou d’une épopée coulissante est l’une des places 1 à {places}, trouvé : « {found} »',
  badName: '« {found} » n’est pas un nom : minuscules et chiffres, séparés par de simples tirets',
  badShape: '« {found} » n’est pas une forme : trial, rotating ou sliding',
  cardCount: 'cartes pour cette forme : {expected}, trouvées : {found}',
  cardSize: 'une épreuve a au plus 8 cases sur 8, une carte d’épopée 4 sur 4',
  exitMissing: '{pawn} n’a pas de sortie',
  gapInTrial:
    'le bord est fermé ici : une épreuve est murée, et entre deux cartes il y a un passage ou un mur',
  handleInTrial: 'la carte d’une épreuve ne tourne pas, une poignée n’y sert à rien',
  lineWidth: 'une ligne de cette carte a {expected} caractères, celle-ci en a {found}',
  missingDrawing: 'il n’y a pas de carte : elle commence par une ligne qui débute par « + »',
  missingName: 'pas de nom : ajoute une ligne comme « quest the-two-keys »',
  nobody: 'aucun héros n’a de départ',
  openHollow: 'une zone illustrée doit être séparée de tout le reste par des murs',
  startOnExit: 'personne ne part d’une sortie',
  startTwice: 'ce héros part de deux endroits',
  tooManyTokens: '« {found} » est de trop pour une seule case',
  trapStart: 'personne ne part d’un piège',
  unknownEdge: '« {found} » n’est ni mur, ni ouverture, ni passage, ni courant, ni porte',
  unknownHeader: '« {found} » ne veut rien dire ici',
  unknownToken: '« {found} » n’est rien qu’une case puisse porter',
};
