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
  'evening.XT6': 'Tutoriel VI : Sous l’œil',
  'evening.XT6.goal':
    'Le nain vole et sort ; un œil plane sur la tuile de son objet tant que personne, sur la tuile 27, ne l’envoie ailleurs.',
  'evening.XT7': 'Tutoriel VII : La porte d’à côté',
  'evening.XT7.goal':
    'Mener la magicienne de son objet droit à sa sortie : après le vol, seules les tuiles 9* et 2 peuvent être touchées ; à la télékinésie de les rapprocher.',
  'evening.XT8': 'Tutoriel VIII : Vue de personne',
  'evening.XT8.goal':
    'La magicienne vole et sort bien que le garde ne bouge jamais : deux sorts lui montrent ce qui vient et la cachent à ses yeux.',
  'evening.XT9': 'Tutoriel IX : Entrée et sortie par magie',
  'evening.XT9.goal':
    'L’elfe vole sur la tuile 8*, où rien ne mène, et sort ; trois sorts sont prêts, et personne ne doit y rester.',
  'evening.XT10': 'Tutoriel X : Du vert au menu',
  'evening.XT10.goal':
    'Magicienne et barbare volent et sortent ; le vol ne réussit que pendant qu’une grenouille est attablée dans un restaurant de hamburgers.',
  'evening.XT11': 'Tutoriel XI : La relève',
  'evening.XT11.goal':
    'La magicienne vole et sort ; au moment du vol un autre garde arrive, tout près de sa sortie.',
  'evening.XT12': 'Tutoriel XII : Ordre d’en haut',
  'evening.XT12.goal':
    'La magicienne vole et sort ; le garde ne bouge que sur ordre de la salle de contrôle, derrière sa porte d’acier sur la tuile 28.',
  'evening.XT13': 'Tutoriel XIII : Hors du faisceau',
  'evening.XT13.goal':
    'Le barbare vole et sort ; un détecteur barre une partie de la tuile de son objet et se tourne depuis la tuile 29.',
  'evening.XF2': 'Grande partie II : Des yeux partout',
  'evening.XF2.goal':
    'Un casse entier avec tout ce qu’a la grande partie I, plus l’œil, la télékinésie, deux sorts et un garde de renfort au vol.',
  'evening.XF3': 'Grande partie III : Tout l’arsenal',
  'evening.XF3.goal':
    'Un casse entier avec tout ce qui existe : salle de contrôle et détecteur aussi, et trois gardes de renfort au vol.',
  'tray.sure': 'Vas-y',
  'tray.off': 'Pas maintenant',
  'tray.left': '{name} : il en reste {left} sur {all}',
  'back.base': 'Prochaine tuile : jeu de base',
  'back.expansion': 'Prochaine tuile : Sécurité maximale',
  'backShort.base': 'base',
  'backShort.expansion': 'sécurité',
};
