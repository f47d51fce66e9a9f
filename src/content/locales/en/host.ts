// What a server says to whoever starts it.

export const host = {
  open: 'Hushglass is open.',
  here: 'on this computer   {url}',
  home: 'for others at home {url}',
  away: 'for everyone       {url}',
  kept: 'Everything is kept in {file}. Ctrl-C closes politely.',
  closing: 'Closing: everyone is told, everything is written.',
  noPage: 'The page has not been built: start with npm start.',
  portTaken:
    'Port {port} is taken: perhaps Hushglass is open already. For another port: HUSHGLASS_PORT=8643 npm start',
  badSetting: '{name} does not fit: “{value}”. docs/hosting.md tells what it may be.',
  cannotOpen: 'The data file {file} cannot be opened: {why}',
  noDatabase: 'The database cannot be used: {why}. It is tried again.',
  newerFile:
    'The data file {file} was written by a newer Hushglass. Start that one, or name another file: HUSHGLASS_DATA=…',
  newerDatabase:
    'The database {file} is of a newer Hushglass. Start that one, or name another database: HUSHGLASS_STORE=…',
  unwell:
    'The data file cannot be written ({why}). Everyone is told, and nothing is confirmed until it can be.',
  wellAgain: 'The data file can be written again.',
  superseded: 'Another Hushglass has taken over {file}: this one ends.',
  failed: 'Something went wrong in the server itself. What was confirmed is kept. {why}',
  brokenGame:
    'Game {game} of room {room} cannot be read and is set aside: {why}. “hushglass check” tells more about a data file.',
  roomFailed:
    'Something went wrong in room {room}; it begins again from what is kept, and nobody else notices. {why}',
  lostMinds:
    'The bots of game {game} in room {room} cannot think any more; the game goes on without them. {why}',
  lostDeeds:
    'Achievements of game {game} in room {room} cannot be followed any more; the game goes on without them. {why}',
  cannotRead: 'The data file cannot be read: {why}',
  brokenRoom: 'Room {room} cannot be read and begins anew: {why}',
  foreign:
    'This Hushglass does not know itself by the name “{name}”. If that is its name, start it with HUSHGLASS_NAMES={name} (docs/hosting.md).',
  full: 'The data file has {used} of at most {most} GB (HUSHGLASS_MOST_GB): new rooms, games and puzzles are refused, what is being played goes on. docs/hosting.md tells what to do.',
} as const;
