// What `hushglass check` says about a data file.

export const check = {
  summary:
    '{file} (version {version}): rooms: {rooms}, games: {games}, entries: {entries}, set aside: {setAside}.',
  sound: 'Nothing is wrong with it.',
  faults: 'Faults: {count}.',
  mended: 'Mended as far as possible, in the copy. What is left:',
  'of.file': 'The file',
  'of.room': 'Room {room}',
  'of.game': 'game {game}: {what}',

  'fault.file.damaged': 'SQLite says: {why}',
  'fault.file.unread': 'not all of it could be read: {why}',
  'fault.file.orphans': 'entries of games that are not there: {count}',
  'fault.room.missing': 'games were played in it, but the room is not there',
  'fault.room.lobby': 'its lobby cannot be read',
  'fault.room.game': 'the game on its table is not there: {on}',
  'fault.game.header': 'what was dealt cannot be read',
  'fault.game.rules': 'its rules are not known here',
  'fault.game.seats': 'who sits where cannot be read',
  'fault.game.person': 'person {person} sits in it, but nobody can be that person any more',
  'fault.game.ending': 'how it ended cannot be read',
  'fault.game.unended': 'it has ended, but that was not written down',
  'fault.game.adrift': 'it has not ended, but is on no table',
  'fault.game.broken': 'it was set aside: {why}',
  'fault.log.empty': 'it has no entries',
  'fault.log.fork': 'its log has forked at place {place} (places with different entries: {count})',
  'fault.log.hole': 'the entry at place {place} is missing',
  'fault.log.unreadable': 'the entry at place {place} cannot be read (such entries: {count})',
  'fault.log.unknown': 'the entry at place {place} has an event that nobody knows: {type}',
  'fault.log.replay': 'the entry at place {place} does not follow from those before it: {why}',

  'fault.file.book':
    'the Book does not agree with the games (lines that are missing, wrong or too many: {count})',

  'forget.done':
    'Room {room} is removed from {file}. People: {people}, games with their logs: {games}, lines in the Book: {lines}.',
  'move.done':
    'Moved from {from} to {to}: {rooms} rooms, {games} games with {entries} entries. Every log has the same fingerprint at both ends ({unread} that no rules can read are the same text).',
  'move.error.which': 'From where to where? hushglass move FILE postgres://… or back',
  'move.error.same':
    'One end has to be a data file, the other a database; {what} is the same sort as the first.',
  'move.error.missing': 'There is no data file {what}.',
  'move.error.notEmpty': '{what} is not empty: nothing is moved over what is there.',
  'move.error.inUse': 'A server is using {what}. Stop it first.',
  'move.error.differs':
    'Game {what} has another fingerprint after the move. Nothing was removed; use the first end.',
  'move.error.failed': 'From {from} to {to} nothing was moved: {why}',
  'forget.error.noRoom': 'Which room? hushglass forget ROOM [FILE or postgres://…]',
  'forget.error.unknown': 'There is no room {room} in {file}.',
  'forget.error.older':
    'The file {file} is of version {version}; start the server with it once, then forget the room.',

  'error.noFile': 'Which file? hushglass check FILE',
  'error.noData': 'The file {file} is no data file of Hushglass.',
  'error.newer': 'The file {file} was written by a newer Hushglass: check it with that one.',
  'error.unread': 'The file {file} cannot be read: {why}',
  'error.taken': 'There is a file {file} already. Name a copy that does not exist yet.',
  'error.notCopied': 'The file {file} cannot be copied and mended as {copy}: {why}',
} as const;
