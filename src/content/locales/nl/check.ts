import type { check as en } from '../en/check.ts';

export const check: Readonly<Record<keyof typeof en, string>> = {
  summary:
    '{file} (versie {version}): kamers: {rooms}, spellen: {games}, regels: {entries}, opzijgelegd: {setAside}.',
  sound: 'Er is niets mis mee.',
  faults: 'Fouten: {count}.',
  mended: 'Zo goed mogelijk hersteld, in de kopie. Wat overblijft:',
  'of.file': 'Het bestand',
  'of.room': 'Kamer {room}',
  'of.game': 'spel {game}: {what}',

  'fault.file.damaged': 'SQLite zegt: {why}',
  'fault.file.unread': 'niet alles kon worden gelezen: {why}',
  'fault.file.orphans': 'regels van spellen die er niet zijn: {count}',
  'fault.room.missing': 'er is in gespeeld, maar de kamer is er niet',
  'fault.room.lobby': 'de lobby is onleesbaar',
  'fault.room.game': 'het spel op de tafel is er niet: {on}',
  'fault.game.header': 'wat gedeeld is, is onleesbaar',
  'fault.game.rules': 'de regels ervan zijn hier onbekend',
  'fault.game.seats': 'wie waar zit, is onleesbaar',
  'fault.game.person': 'persoon {person} zit erin, maar niemand kan die persoon nog zijn',
  'fault.game.ending': 'hoe het afliep, is onleesbaar',
  'fault.game.unended': 'het is afgelopen, maar dat is niet opgeschreven',
  'fault.game.adrift': 'het is niet afgelopen, maar ligt op geen tafel',
  'fault.game.broken': 'het is opzijgelegd: {why}',
  'fault.log.empty': 'het heeft geen regels',
  'fault.log.fork': 'het logboek splitst op plaats {place} (plaatsen met verschillende regels: {count})',
  'fault.log.hole': 'de regel op plaats {place} ontbreekt',
  'fault.log.unreadable': 'de regel op plaats {place} is onleesbaar (aantal zulke regels: {count})',
  'fault.log.unknown': 'de regel op plaats {place} heeft een gebeurtenis die niemand kent: {type}',
  'fault.log.replay': 'de regel op plaats {place} volgt niet uit wat ervoor staat: {why}',

  'fault.file.book':
    'het Boek klopt niet met de spellen (regels die ontbreken, fout of te veel zijn: {count})',

  'forget.done':
    'Kamer {room} is uit {file} verwijderd. Mensen: {people}, spellen met hun logboeken: {games}, regels in het Boek: {lines}.',
  'move.done':
    'Verplaatst van {from} naar {to}: {rooms} kamers, {games} spellen met {entries} regels. Elk logboek heeft aan beide kanten dezelfde vingerafdruk ({unread} die geen regels kunnen lezen hebben dezelfde tekst).',
  'move.error.which': 'Van waar naar waar? hushglass move BESTAND postgres://… of terug',
  'move.error.same':
    'De ene kant moet een databestand zijn, de andere een database; {what} is van dezelfde soort als de eerste.',
  'move.error.missing': 'Er is geen databestand {what}.',
  'move.error.notEmpty': '{what} is niet leeg: wat er staat wordt niet overschreven.',
  'move.error.inUse': 'Een server gebruikt {what}. Stop die eerst.',
  'move.error.differs':
    'Spel {what} heeft na het verplaatsen een andere vingerafdruk. Er is niets verwijderd; gebruik de eerste kant.',
  'move.error.failed': 'Van {from} naar {to} is niets verplaatst: {why}',
  'forget.error.noRoom': 'Welke kamer? hushglass forget KAMER [BESTAND of postgres://…]',
  'forget.error.unknown': 'Er is geen kamer {room} in {file}.',
  'forget.error.older':
    'Het bestand {file} is van versie {version}; start de server er één keer mee, en vergeet dan de kamer.',

  'error.noFile': 'Welk bestand? hushglass check BESTAND',
  'error.noData': 'Het bestand {file} is geen databestand van Hushglass.',
  'error.newer': 'Het bestand {file} komt van een nieuwere Hushglass: kijk het daarmee na.',
  'error.unread': 'Het bestand {file} kan niet gelezen worden: {why}',
  'error.taken': 'Er is al een bestand {file}. Noem een kopie die nog niet bestaat.',
  'error.notCopied': 'Het bestand {file} kan niet gekopieerd en hersteld worden als {copy}: {why}',
};
