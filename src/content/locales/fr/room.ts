import type { room as en } from '../en/room.ts';

export const room: Readonly<Record<keyof typeof en, string>> = {
  'lobby.chairTaken': 'Quelqu’un est déjà assis là. Prends une autre chaise.',
  'lobby.choice': 'Cette partie ne peut pas être préparée ainsi.',
  'lobby.full': 'Cette salle est pleine. Ouvre la tienne.',
  'lobby.lostGame': 'La partie jouée ici n’a pas pu être relue et a été mise de côté. La table est libre.',
  'lobby.name': 'Un nom compte de 1 à {longest} caractères.',
  'lobby.nameTaken': 'Quelqu’un porte déjà ce nom ici. Choisis-en un autre.',
  'lobby.nobodySits': 'Personne n’est encore à table. Prends d’abord une chaise.',
  'lobby.notHost': 'Seul l’hôte peut faire cela.',
  'lobby.notPlaying': 'Aucune partie n’est en cours ici.',
  'lobby.playing': 'Pas pendant une partie.',
  'lobby.unknown': 'Dis-nous d’abord ton nom.',
  'message.malformed': 'Le serveur n’a pas compris. Recharge la page si cela se reproduit.',
  'message.tooFast': 'C’était trop à la fois. Réessaie dans {seconds} s.',
  'seat.notYours': 'Tu regardes : prends place pour la prochaine partie.',
  'server.full': 'Ce serveur garde tout ce qu’il peut et ne distribue plus de parties.',
};
