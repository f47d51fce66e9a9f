import type { room as en } from '../en/room.ts';

export const room: Readonly<Record<keyof typeof en, string>> = {
  'lobby.chairTaken': 'Daar zit al iemand. Neem een andere stoel.',
  'lobby.choice': 'Zo kan dat spel niet worden klaargezet.',
  'lobby.full': 'Deze kamer is vol. Open er zelf een.',
  'lobby.locked': 'De tafel is op slot. Vraag de gastheer hem te openen, of kijk toe.',
  'lobby.lostGame':
    'Het spel dat hier werd gespeeld kon niet worden teruggelezen en is opzijgelegd. De tafel is vrij.',
  'lobby.name': 'Een naam heeft 1 tot {longest} tekens.',
  'lobby.nameTaken': 'Iemand hier heet al zo. Kies een andere naam.',
  'lobby.nobody': 'Zo iemand is hier niet.',
  'lobby.nobodySits': 'Er zit nog niemand aan tafel. Neem eerst een stoel.',
  'lobby.notHere': 'Die is er nu niet.',
  'lobby.notHost': 'Alleen de gastheer kan dat.',
  'lobby.notOver': 'Dat kan pas na afloop van een spel.',
  'lobby.notPlaying': 'Hier wordt geen spel gespeeld.',
  'lobby.out': 'De gastheer heeft je gevraagd te gaan.',
  'lobby.playing': 'Niet terwijl er gespeeld wordt.',
  'lobby.standsIn': 'Je valt alleen maar voor die persoon in.',
  'lobby.stillHere': 'Die is er nog.',
  'lobby.tooManyNew': 'Er kwamen veel nieuwkomers vanaf jouw plek. Wacht een paar minuten, of kijk toe.',
  'lobby.unknown': 'Vertel ons eerst je naam.',
  'lobby.yourself': 'Niet aan jezelf.',
  'message.malformed': 'De server begreep dat niet. Herlaad de pagina als het nog eens gebeurt.',
  'message.tooFast': 'Dat was te veel tegelijk. Probeer het over {seconds} s opnieuw.',
  'seat.notFree': 'Die plaats is niet vrij.',
  'seat.notYours': 'Je kijkt toe: neem plaats in het volgende spel.',
  'wayBack.somebody': 'Je zit hier al onder een andere naam. Sta eerst op en open de link dan opnieuw.',
  'wayBack.unknown':
    'Deze weg terug leidt nergens meer heen. Vraag een nieuwe in het menu van het andere apparaat.',
  'server.full': 'Deze server bewaart zoveel als hij mag en deelt geen nieuwe spellen.',
};
