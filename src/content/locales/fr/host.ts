import type { host as english } from '../en/host.ts';

export const host: Readonly<Record<keyof typeof english, string>> = {
  open: 'Hushglass est ouvert.',
  here: 'sur cet ordinateur         {url}',
  home: 'pour les autres à la maison {url}',
  away: 'pour tout le monde         {url}',
  kept: 'Tout est conservé dans {file}. Ctrl-C ferme poliment.',
  closing: 'Fermeture : tout le monde est prévenu, tout est écrit.',
  noPage: 'La page n’a pas été construite : lance npm start.',
  portTaken:
    'Le port {port} est pris : Hushglass est peut-être déjà ouvert. Pour un autre port : HUSHGLASS_PORT=8643 npm start',
  badSetting: '{name} ne convient pas : « {value} ». docs/hosting.md dit ce qui est possible.',
  cannotOpen: 'Impossible d’ouvrir le fichier de données {file} : {why}',
  noDatabase: 'La base de données est inutilisable : {why}. Nouvel essai dans un instant.',
  newerFile:
    'Le fichier de données {file} vient d’un Hushglass plus récent. Lance celui-là, ou nomme un autre fichier : HUSHGLASS_DATA=…',
  newerDatabase:
    'La base de données {file} vient d’un Hushglass plus récent. Lance celui-là, ou nomme une autre base : HUSHGLASS_STORE=…',
  unwell:
    'Impossible d’écrire dans le fichier de données ({why}). Tout le monde est prévenu ; rien n’est confirmé d’ici là.',
  wellAgain: 'Le fichier de données peut de nouveau être écrit.',
  superseded: 'Un autre Hushglass a repris {file} : celui-ci s’arrête.',
  failed: 'Quelque chose s’est mal passé dans le serveur. Ce qui a été confirmé est conservé. {why}',
  brokenGame:
    'La partie {game} de la salle {room} est illisible et mise de côté : {why}. « hushglass check » en dit plus sur un fichier.',
  roomFailed:
    'Quelque chose s’est mal passé dans la salle {room} ; elle reprend à partir de ce qui est conservé, sans gêner les autres. {why}',
  lostMinds:
    'Les robots de la partie {game} de la salle {room} ne peuvent plus réfléchir ; la partie continue sans eux. {why}',
  lostDeeds:
    'Les exploits de la partie {game} de la salle {room} ne peuvent plus être suivis ; la partie continue sans eux. {why}',
  cannotRead: 'Impossible de lire le fichier de données : {why}',
  brokenRoom: 'La salle {room} est illisible et repart de zéro : {why}',
  foreign:
    'Ce Hushglass ne se connaît pas sous le nom « {name} ». Si c’est bien le sien, lance-le avec HUSHGLASS_NAMES={name} (docs/hosting.md).',
  full: 'Le fichier de données occupe {used} Go sur {most} au plus (HUSHGLASS_MOST_GB) : nouvelles salles, parties et énigmes sont refusées, ce qui se joue continue. docs/hosting.md dit quoi faire.',
};
