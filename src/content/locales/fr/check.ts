import type { check as en } from '../en/check.ts';

export const check: Readonly<Record<keyof typeof en, string>> = {
  summary:
    '{file} (version {version}) : salles : {rooms}, parties : {games}, entrées : {entries}, mises de côté : {setAside}.',
  sound: 'Tout est en ordre.',
  faults: 'Défauts : {count}.',
  mended: 'Réparé autant que possible, dans la copie. Ce qui reste :',
  'of.file': 'Le fichier',
  'of.room': 'Salle {room}',
  'of.game': 'partie {game} : {what}',

  'fault.file.damaged': 'SQLite dit : {why}',
  'fault.file.unread': 'tout n’a pas pu être lu : {why}',
  'fault.file.orphans': 'entrées de parties qui n’existent pas : {count}',
  'fault.room.missing': 'on y a joué, mais la salle n’existe pas',
  'fault.room.lobby': 'la liste de ceux qui en font partie est illisible',
  'fault.room.game': 'la partie posée sur sa table n’existe pas : {on}',
  'fault.game.header': 'ce qui a été distribué est illisible',
  'fault.game.rules': 'ses règles ne sont pas connues ici',
  'fault.game.seats': 'qui est assis où est illisible',
  'fault.game.person': 'la personne {person} y est assise, mais plus personne ne peut être elle',
  'fault.game.ending': 'la façon dont elle a fini est illisible',
  'fault.game.unended': 'elle est finie, mais ce n’est pas noté',
  'fault.game.adrift': 'elle n’est pas finie, mais n’est sur aucune table',
  'fault.game.broken': 'elle a été mise de côté : {why}',
  'fault.log.empty': 'elle n’a aucune entrée',
  'fault.log.fork': 'son journal bifurque à la place {place} (places avec des entrées différentes : {count})',
  'fault.log.hole': 'l’entrée à la place {place} manque',
  'fault.log.unreadable': 'l’entrée à la place {place} est illisible (nombre de telles entrées : {count})',
  'fault.log.unknown': 'l’entrée à la place {place} contient un événement inconnu : {type}',
  'fault.log.replay': 'l’entrée à la place {place} ne suit pas des précédentes : {why}',

  'fault.file.book':
    'le Livre ne correspond pas aux parties (lignes manquantes, fausses ou de trop : {count})',

  'forget.done':
    'La salle {room} est supprimée de {file}. Personnes : {people}, parties avec leurs journaux : {games}, lignes du Livre : {lines}.',
  'move.done':
    'Déplacé de {from} vers {to} : {rooms} salles, {games} parties avec {entries} entrées. Chaque journal a la même empreinte des deux côtés ({unread} qu’aucune règle ne sait lire ont le même texte).',
  'move.error.which': 'D’où vers où ? hushglass move FICHIER postgres://… ou l’inverse',
  'move.error.same':
    'Un côté doit être un fichier de données, l’autre une base de données ; {what} est du même genre que le premier.',
  'move.error.missing': 'Le fichier de données {what} n’existe pas.',
  'move.error.notEmpty': '{what} n’est pas vide : rien n’est écrit par-dessus ce qui s’y trouve.',
  'move.error.inUse': 'Un serveur utilise {what}. Arrête-le d’abord.',
  'move.error.differs':
    'La partie {what} a une autre empreinte après le déplacement. Rien n’a été supprimé ; garde le premier côté.',
  'move.error.failed': 'De {from} vers {to}, rien n’a été déplacé : {why}',
  'forget.error.noRoom': 'Quelle salle ? hushglass forget SALLE [FICHIER ou postgres://…]',
  'forget.error.unknown': 'Il n’y a pas de salle {room} dans {file}.',
  'forget.error.older':
    'Le fichier {file} est de la version {version} ; démarre une fois le serveur avec lui, puis supprime la salle.',

  'error.noFile': 'Quel fichier ? hushglass check FICHIER',
  'error.noData': 'Le fichier {file} n’est pas un fichier de données de Hushglass.',
  'error.newer': 'Le fichier {file} vient d’un Hushglass plus récent : vérifie-le avec celui-là.',
  'error.unread': 'Impossible de lire le fichier {file} : {why}',
  'error.taken': 'Il y a déjà un fichier {file}. Nomme une copie qui n’existe pas encore.',
  'error.notCopied': 'Impossible de copier et de réparer le fichier {file} sous {copy} : {why}',
};
