import type { roles as en } from '../en/roles.ts';

export const roles: Readonly<Record<keyof typeof en, string>> = {
  'level.A': 'Il y a un traître parmi vous',
  'level.B': 'Plusieurs traîtres, ou aucun',
  'level.C': 'Missions et règles spéciales',
  'level.D': 'Changer de camp',
  'level.E': 'Des traîtres en mission',
  'side.loyal': 'loyal',
  'side.traitor': 'traître',
  'fares.heistWon': 'le casse a réussi',
  'fares.heistLost': 'le casse a échoué',
  'fares.missionDone': 'son camp gagne, et la mission est accomplie',
  'fares.missionOpen': 'son camp gagne, mais la mission n’était pas accomplie',
  'fares.missionFailed': 'la mission a échoué',
  'fares.phantom': 'en fantôme : le casse a échoué',
  'fares.unmasked': 'traître démasqué',
  'fares.alone': 'seul loyal parmi les traîtres, et le casse est abandonné',
  'fares.abandonedBy': 'le seul loyal a abandonné le casse',
  'fares.calledOff': 'la partie a été arrêtée',
  'fares.divined': 'a percé à jour la mission d’un autre',
  'fares.divinedBy': 'mission percée à jour',
};
