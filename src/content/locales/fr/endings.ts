import type { endings as english } from '../en/endings.ts';
import type { Translation } from '../index.ts';

export const endings: Translation<typeof english, 'fr'> = {
  'floor.1': 'La porte s’ouvre. Le geôlier se retourne et rêve qu’il vous garde encore.',
  'floor.2': 'La garde est relevée, et chacun croit que c’est l’autre qui vous a comptés.',
  'floor.3': 'La dernière tarte sort du four, et vous avec.',
  'floor.4': 'Des draps propres s’en vont par la fenêtre. Personne ne demande pourquoi ils pouffent.',
  'floor.5': 'Vous avez été déposés, décrits et, pour finir, réclamés par vous-mêmes.',
  'floor.6': 'Le dernier accord est juste. Les applaudissements couvrent vos pas.',
  'floor.7': 'Les rayons s’écartent. Entre eux, la sortie, mal classée à la lettre Z.',
  'floor.8': 'Tout est devenu or : la cuillère, le chaudron et, à sa grande surprise, le perroquet.',
  'floor.9': 'Le bon reflet fait signe. Vous lui répondez et partez de l’autre côté.',
  'floor.10': 'La fleur de nuit s’ouvre. Il en sort, poliment, le chapeau du jardinier.',
  'floor.11':
    'Le plus beau tableau de la collection montre des gens qui sortent sur la pointe des pieds. Il est tout neuf.',
  'floor.12':
    'La grande roue fait encore un tour et, pour la première fois depuis des années, elle sonne à l’heure.',
  'floor.13': 'Soleil, lune et planète sont alignés. La ligne mène droit à l’escalier.',
  'floor.14': 'Il se retourne, soupire et serre les cuillères contre lui. Le plancher est à vous.',
  'floor.15':
    'Le soleil se lève, le cerf-volant prend le vent et, tout en bas, le centre commercial ouvre ses portes.',
};
