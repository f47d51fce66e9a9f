import type { own as english } from '../en/own.ts';
import type { Translation } from '../index.ts';

// Eigen scenario's: ze samenstellen, ze bewaren, de pagina achter hun link.

export const own: Translation<typeof english, 'nl'> = {
  title: 'Eigen scenario’s',
  intro:
    'Welke tegels je maar wilt, alle regels die samengaan, onder een eigen naam. Bewaar het hier, speel het, of stuur de link naar wie het moet proberen.',
  none: 'Je hebt er nog geen bewaard. Stel er een samen, of open een link die iemand je stuurde.',
  'card.more': { one: 'en nog {count} regel', other: 'en nog {count} regels' },
  'card.plain': 'Geen bijzondere regels',

  name: 'Naam',
  nameHint: 'Hoe gaat het heten?',
  preset: 'Beginnen met een scenario',
  presetNone: 'Zoals het nu is',
  mall: 'Het winkelcentrum',
  side: 'Kant van tegel 1',
  tiles: 'Te verkennen tegels: {count}',
  range: 'Alle tegels tot en met',
  tile: 'Tegel {tile}',
  tileWith: 'Tegel {tile}: {what}',
  onTop: 'Het eerst gepakt',
  onTopHint: 'Deze liggen boven op de geschudde stapel, in deze volgorde.',
  onTopList: 'Het eerst gepakt: {tiles}',
  onTopAdd: 'Een tegel bovenop leggen',
  onTopChoose: 'Kies een tegel',
  shuffleIn: 'Tegel {tile}: weer meeschudden',
  sand: 'Zand',
  rules: 'De regels',
  'rules.campaign': 'Uit de campagne',
  'rules.challenges': 'Voor oude rotten',
  'rules.extras': 'Verder nog',

  verdict: 'Gaat het samen?',
  fits: 'Alles gaat samen.',
  needsName: 'Geef het een naam.',
  'remedy.add': 'Tegel {name} erbij',
  'remedy.drop': 'Tegel {name} eruit',
  'remedy.without': 'Zonder: {name}',

  play: 'Dit spelen',
  alone: 'Alleen spelen',
  opening: 'Er wordt een kamer mee geopend…',
  save: 'Bewaren',
  saved: 'Bewaard',
  savedNow: '‘{name}’ is in deze browser bewaard.',
  share: 'Delen met anderen',
  link: 'Link van dit scenario',
  rename: 'Andere naam',
  renameOf: '‘{name}’ een andere naam geven',
  nameTaken: 'Je hebt er al een met die naam.',
  nameOk: 'Zo gaat het heten',
  delete: 'Wissen',
  deleteOf: '‘{name}’ wissen',
  deleteSure: 'Echt wissen?',
  open: 'Bekijken',
  openOf: '‘{name}’ bekijken',

  sent: 'Een scenario dat iemand heeft samengesteld',
  tilesOf: 'Tegels',
  start: 'Tegel 1, kant {side}',
  facts: { one: '{count} tegel, {sand} zand', other: '{count} tegels, {sand} zand' },
  broken: 'Deze link is niet heel.',
  brokenNext:
    'Misschien ontbreekt er een letter aan het eind, of is er iets bijgekomen. Vraag hem nog eens, of stel zelf een scenario samen.',
  misfit: 'Dit scenario kan zo niet gespeeld worden:',
};
