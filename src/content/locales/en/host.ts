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
} as const;
