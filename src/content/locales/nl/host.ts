import type { host as english } from '../en/host.ts';

export const host: Readonly<Record<keyof typeof english, string>> = {
  open: 'Hushglass is open.',
  here: 'op deze computer          {url}',
  home: 'voor de anderen in huis   {url}',
  away: 'voor iedereen             {url}',
  kept: 'Alles wordt bewaard in {file}. Ctrl-C sluit netjes af.',
  closing: 'Afsluiten: iedereen krijgt bericht, alles wordt weggeschreven.',
  noPage: 'De pagina is nog niet gebouwd: begin met npm start.',
  portTaken:
    'Poort {port} is bezet: misschien is Hushglass al open. Voor een andere poort: HUSHGLASS_PORT=8643 npm start',
  badSetting: '{name} past niet: “{value}”. In docs/hosting.md staat wat het mag zijn.',
  cannotOpen: 'Het databestand {file} kan niet worden geopend: {why}',
  noDatabase: 'De database kan niet worden gebruikt: {why}. Er wordt opnieuw geprobeerd.',
  newerFile:
    'Het databestand {file} komt van een nieuwere Hushglass. Start die, of noem een ander bestand: HUSHGLASS_DATA=…',
  newerDatabase:
    'De database {file} komt van een nieuwere Hushglass. Start die, of noem een andere database: HUSHGLASS_STORE=…',
  unwell:
    'Het databestand kan niet worden beschreven ({why}). Iedereen krijgt bericht; tot dan wordt niets bevestigd.',
  wellAgain: 'Het databestand kan weer worden beschreven.',
  superseded: 'Een andere Hushglass heeft {file} overgenomen: deze stopt.',
  failed: 'Er ging iets mis in de server zelf. Wat bevestigd was, is bewaard. {why}',
  brokenGame:
    'Spel {game} van kamer {room} is onleesbaar en opzijgelegd: {why}. “hushglass check” vertelt meer over een bestand.',
  roomFailed:
    'Er ging iets mis in kamer {room}; die begint opnieuw bij wat bewaard is, en niemand anders merkt het. {why}',
  lostMinds:
    'De bots van spel {game} in kamer {room} kunnen niet meer denken; het spel gaat zonder hen verder. {why}',
  lostDeeds:
    'De stunts van spel {game} in kamer {room} kunnen niet meer worden gevolgd; het spel gaat zonder verder. {why}',
  cannotRead: 'Het databestand kan niet worden gelezen: {why}',
  brokenRoom: 'Kamer {room} is onleesbaar en begint opnieuw: {why}',
  foreign:
    'Deze Hushglass kent zichzelf niet onder de naam “{name}”. Is dat zijn naam, start hem dan met HUSHGLASS_NAMES={name} (docs/hosting.md).',
  full: 'Het databestand is {used} van hoogstens {most} GB (HUSHGLASS_MOST_GB): nieuwe kamers, spellen en puzzels worden geweigerd, wat gespeeld wordt gaat door. docs/hosting.md zegt wat te doen.',
};
