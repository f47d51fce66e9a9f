import type { door as en } from '../en/door.ts';
import type { Translation } from '../index.ts';

export const door: Translation<typeof en, 'fr'> = {
  locked: 'La table est fermée',
  lock: 'Fermer la table',
  lockHint: 'Une fois la table fermée, les nouveaux venus peuvent seulement regarder.',
  people: 'Aussi là',
  out: 'Prié de partir',
  menu: '{name} : ce que tu peux faire en tant qu’hôte',
  dealAway: 'Absents : {names}. Attends un peu, ou joue sans : la chaise reste gardée.',
  playWithout: 'Jouer sans {names}',
  waits: 'Absents : {names}. On attend.',
  hostAway: '{name} est l’hôte, mais absent. Bientôt ce sera quelqu’un d’autre.',

  hostNow: '{name} est maintenant l’hôte.',
  hostYou: 'C’est toi l’hôte maintenant.',
  stopped: '{name} a arrêté la partie.',

  watcher: 'Quelqu’un qui regarde',
  someone: 'Quelqu’un',
  plays: '{who} remplace {name}.',
  youPlay: 'Tu remplaces {name} maintenant.',
  back: '{who} est de retour et joue.',
  backYou: '{who} est de retour et joue. Merci : tu regardes de nouveau.',
  yoursAgain: 'Ta place est de nouveau à toi.',

  held: 'Tu t’appelles {name}. Les autres verront ton nom dès que parler sera permis.',
  someCount: {
    one: 'Quelqu’un regarde',
    many: '{count} de personnes regardent',
    other: '{count} personnes regardent',
  },
  someMore: { one: 'une autre personne', many: '{count} d’autres', other: '{count} autres' },

  wayBack: 'Continuer sur un autre appareil',

  toTable: 'Retour à la table',
  dealt: 'La prochaine partie est distribuée.',
  join: 'Rejoindre',
  watchIt: 'Regarder',
  bot: 'Robot',
};
