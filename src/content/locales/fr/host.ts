import type { host as english } from '../en/host.ts';

export const host: Readonly<Record<keyof typeof english, string>> = {
  open: 'Hushglass est ouvert.',
  here: 'sur cet ordinateur         {url}',
  home: 'pour les autres à la maison {url}',
  away: 'pour tout le monde         {url}',
  kept: 'Tout est conservé dans {file}. Ctrl-C ferme poliment.',
  closing: 'Fermeture : tout le monde est prévenu, tout est écrit.',
  noPage: 'La page n’a pas été construite : lancez npm start.',
  portTaken:
    'Le port {port} est pris : Hushglass est peut-être déjà ouvert. Pour un autre port : HUSHGLASS_PORT=8643 npm start',
  badSetting: '{name} ne convient pas : « {value} ». docs/hosting.md dit ce qui est possible.',
  cannotOpen: 'Impossible d’ouvrir le fichier de données {file} : {why}',
};
