import type { room as en } from '../en/room.ts';

export const room: Readonly<Record<keyof typeof en, string>> = {
  'lobby.botsGoals':
    'Les robots ne savent que voler et s’enfuir : retire-les, ou choisis une partie sans objectifs particuliers.',
  'lobby.botsRoles':
    'Les robots ne jouent pas avec des rôles cachés : un secret n’est pas pour eux. Retire-les, ou choisis sans rôles.',
  'lobby.botsTower':
    'Cette énigme est trop grande pour que les robots y trouvent leur chemin : retire-les, ou choisis-en une autre.',
  'lobby.isBot': 'C’est un robot. Retire-le plutôt.',
  'lobby.mostBots': 'Robots par table : {most} au plus.',
  'lobby.noChair': 'Aucune chaise n’est libre.',
  'lobby.chairTaken': 'Quelqu’un est déjà assis là. Prends une autre chaise.',
  'lobby.choice': 'Cette partie ne peut pas être préparée ainsi.',
  'lobby.evening': 'Il n’y a pas de soirée {evening}.',
  'lobby.guards': 'Gardes qui arrivent au vol : de 1 à {most}, pas {guards}.',
  'lobby.module': '« {module} » n’est pas un module qui peut se joindre à un scénario.',
  'lobby.noModules':
    'Les modules se joignent à partir du scénario 2 : choisis un autre scénario, ou aucun module.',
  'lobby.roles': 'Les rôles cachés arrivent à partir du scénario {rolesFrom}.',
  'lobby.lastTile': 'Il n’y a pas de pioche jusqu’à la tuile {last}.',
  'lobby.full': 'Cette salle est pleine. Ouvre la tienne.',
  'lobby.holdsCard':
    'Personne ne peut être prié de partir tant qu’il tient une carte secrète. Mets d’abord fin à la partie.',
  'lobby.locked': 'La table est fermée. Demande à l’hôte de l’ouvrir, ou regarde.',
  'lobby.lostGame': 'La partie jouée ici n’a pas pu être relue et a été mise de côté. La table est libre.',
  'lobby.name': 'Un nom compte de 1 à {longest} caractères.',
  'lobby.nameTaken': 'Quelqu’un porte déjà ce nom ici. Choisis-en un autre.',
  'lobby.nobody': 'Il n’y a personne de tel ici.',
  'lobby.nobodyMissing': 'Seulement quand un joueur est absent depuis {seconds} secondes.',
  'lobby.nobodySits': 'Personne n’est encore à table. Prends d’abord une chaise.',
  'lobby.notHere': 'Cette personne n’est pas là en ce moment.',
  'lobby.notHost': 'Seul l’hôte peut faire cela.',
  'lobby.notOver': 'Seulement après la fin d’une partie.',
  'lobby.notPlaying': 'Aucune partie n’est en cours ici.',
  'lobby.out': 'L’hôte t’a demandé de partir.',
  'lobby.playing': 'Pas pendant une partie.',
  'lobby.standsIn': 'Tu ne fais que remplacer cette personne.',
  'lobby.stillHere': 'Cette personne est encore là.',
  'lobby.tooManyNew':
    'Beaucoup de nouveaux venus arrivent de chez toi. Attends quelques minutes, ou regarde.',
  'lobby.unknown': 'Dis-nous d’abord ton nom.',
  'lobby.yourself': 'Pas à toi-même.',
  'message.malformed': 'Le serveur n’a pas compris. Recharge la page si cela se reproduit.',
  'message.tooFast': 'C’était trop à la fois. Réessaie dans {seconds} s.',
  'seat.notFree': 'Cette place n’est pas libre.',
  'seat.notYours': 'Tu regardes : prends place pour la prochaine partie.',
  'seat.secret':
    'Avec des cartes secrètes, personne d’autre ne joue une place. Son joueur peut revenir à tout moment.',
  'wayBack.somebody': 'Tu es déjà assis ici sous un autre nom. Lève-toi d’abord, puis rouvre le lien.',
  'wayBack.unknown':
    'Ce chemin du retour ne mène plus nulle part. Demandes-en un nouveau dans le menu de l’autre appareil.',
  'server.full': 'Ce serveur garde tout ce qu’il peut et ne distribue plus de parties.',
};
