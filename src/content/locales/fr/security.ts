import type { security as en } from '../en/security.ts';
import type { Translation } from '../index.ts';

export const security: Translation<typeof en, 'fr'> = {
  name: 'Sécurité maximale',
  hardcore: 'version corsée',
  'evening.XT1': 'Tutoriel I : Par les conduits',
  'evening.XT1.goal':
    'Mener l’elfe de son objet droit à sa sortie : après le vol, seules les tuiles 8* et 10 peuvent être touchées.',
  'evening.XT2': 'Tutoriel II : Un mur en moins',
  'evening.XT2.goal':
    'L’elfe vole et sort ; sa sortie reste fermée tant qu’une brèche n’a pas couvert un sablier en état de marche.',
  'evening.XT3': 'Tutoriel III : Le nain sous les verrous',
  'evening.XT3.goal':
    'On ne vole rien : libérer le nain de la salle de garde grâce à un code, puis sortir tous les quatre.',
  'evening.XT4': 'Tutoriel IV : La porte à code',
  'evening.XT4.goal': 'Le nain vole et sort ; quelqu’un doit lui ouvrir la porte d’acier devant sa sortie.',
  'evening.XT5': 'Tutoriel V : Le plan connaît le chemin',
  'evening.XT5.goal': 'Une seule utilisation d’un plan doit poser trois tuiles, quatre en version corsée.',
  'evening.XF0': 'Première partie : La ronde de nuit',
  'evening.XF0.goal': 'Un casse entier avec un garde dans les allées, et des jetons de sérénité.',
  'evening.XF1': 'Grande partie I : Sous bonne garde',
  'evening.XF1.goal':
    'Un casse entier avec garde, jetons de sérénité, conduits, brèches, salle de garde, sortie verrouillée, plans et exploration automatique.',
  'tray.sure': 'Vas-y',
  'tray.off': 'Pas maintenant',
  'tray.left': '{name} : il en reste {left} sur {all}',
  'back.base': 'Prochaine tuile : jeu de base',
  'back.expansion': 'Prochaine tuile : Sécurité maximale',
  'backShort.base': 'base',
  'backShort.expansion': 'sécurité',
};
