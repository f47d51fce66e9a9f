import type { room as en } from '../en/room.ts';

export const room: Readonly<Record<keyof typeof en, string>> = {
  'lobby.chairTaken': 'Daar zit al iemand. Neem een andere stoel.',
  'lobby.choice': 'Zo kan dat spel niet worden klaargezet.',
  'lobby.full': 'Deze kamer is vol. Open er zelf een.',
  'lobby.lostGame':
    'Het spel dat hier werd gespeeld kon niet worden teruggelezen en is opzijgelegd. De tafel is vrij.',
  'lobby.name': 'Een naam heeft 1 tot {longest} tekens.',
  'lobby.nameTaken': 'Iemand hier heet al zo. Kies een andere naam.',
  'lobby.nobodySits': 'Er zit nog niemand aan tafel. Neem eerst een stoel.',
  'lobby.notHost': 'Alleen de gastheer kan dat.',
  'lobby.notPlaying': 'Hier wordt geen spel gespeeld.',
  'lobby.playing': 'Niet terwijl er gespeeld wordt.',
  'lobby.unknown': 'Vertel ons eerst je naam.',
  'message.malformed': 'De server begreep dat niet. Herlaad de pagina als het nog eens gebeurt.',
  'message.tooFast': 'Dat was te veel tegelijk. Probeer het over {seconds} s opnieuw.',
  'seat.notYours': 'Je kijkt toe: neem plaats in het volgende spel.',
  'server.full': 'Deze server bewaart zoveel als hij mag en deelt geen nieuwe spellen.',
};
