import type { decks as en } from '../en/decks.ts';
import type { Translation } from '../index.ts';

export const decks: Translation<typeof en, 'nl'> = {
  'tiles.heading': 'Tegels',
  'tiles.sound': {
    one: '{count} tegel: geometrie, inventaris, bereikbaarheid en variatie zijn in orde.',
    other: '{count} tegels: geometrie, inventaris, bereikbaarheid en variatie zijn in orde.',
  },
  'tiles.problems': 'Tegels: {count}, fouten: {problems}.',
  'tiles.problem': 'tegel {tile}: {problem}',
  'tiles.unreadable': '{file}:{line}:{column}: {problem}',
  'tile.name': 'tegel',
  'tile.corridor': 'vakken',
  'tile.deadEnds': 'doodlopend',
  'tile.chokePoints': 'knelpunten',
  'tile.passingPlaces': 'uitwijkplaatsen',
  'tile.longestRun': 'langste lijn',
  'tile.between': 'stappen tussen de zijden',
  'decks.heading': 'Stapels',
  'decks.how':
    'Elke stapel wordt geschud volgens zijn startwaarde (klasse/nummer, vanaf 0) en aan een planner voor twee plaatsen gegeven, ' +
    'die de stapel kent en opnieuw mag beginnen. Gewonnen: zijn opdrachten, één per {pace} ms speltijd, zijn aan de ' +
    'spelregelmotor gegeven, die ze allemaal aanvaardde en op winst eindigde voordat het zand op was. Bewezen ' +
    'verloren: zelfs als pionnen door elkaar heen liepen, brengt geen enkele volgorde van verkennen tevoorschijn wat ' +
    'nodig is. Onbekend: geen van beide, binnen het geduld van de planner.',
  'deck.class': 'klasse',
  'deck.tiles': 'tegels',
  'deck.decks': 'stapels',
  'deck.won': 'gewonnen',
  'deck.lost': 'bewezen verloren',
  'deck.unknown': 'onbekend',
  'deck.share': '% gewonnen',
  'deck.median': 'opdrachten, mediaan',
  'deck.most': 'opdrachten, meeste',
  'deck.unopened': '{class}: met deze tegels kan geen spel beginnen.',
  'verdict.refused': {
    one: 'De motor weigerde {count} opdracht van de planner: zijn beeld van de regels klopt niet.',
    other: 'De motor weigerde {count} opdrachten van de planner: zijn beeld van de regels klopt niet.',
  },
  'verdict.aim': 'Elke klasse wordt minstens {aim} % van de keren gewonnen.',
  'verdict.belowAim': 'Onder het doel van {aim} %: {classes}.',
  'verdict.failed': 'Mislukt: minder dan {least} % gewonnen: {classes}.',
  'verdict.time': 'Berekend in {seconds} s.',
  'error.option':
    'Ik begrijp “{found}” niet. Er zijn --full, --decks AANTAL, --only WOORD en --lang en|fr|nl.',
};
