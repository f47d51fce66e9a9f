import type { Translated } from '../words.ts';
import type { cli as cliEn, breaches as en } from './en.ts';

export const breaches: Translated<typeof en> = {
  board: {
    'do.breach': 'hier doorbreken',
    'thing.breach': 'gat in de muur',
  },
  game: {
    'piece.breaches': 'muurgaten',
    'event.breached': 'Plaats {seat} breekt door een muur.',
    'event.breachLost': 'Een gat in de muur is weer dicht.',
  },
  own: {
    'rule.breaches': 'Drie keer opent de kracht van de barbaar een muur naast hem.',
  },
  page: {
    'changes.breaches': 'De barbaar breekt door muren',
  },
  play: {
    'key.breach': 'een muur doorbreken',
    'token.breach': 'Een muur doorbreken',
    'token.breach.help': 'Tik op een muur naast de barbaar.',
    'told.breach': '{name} breekt door een muur.',
    'youTold.breach': 'Je breekt door een muur.',
  },
  refusal: {
    'breach.none': 'Alle drie de gaten zijn gemaakt.',
    'breach.notHere': 'Er moet vlak achter de muur een leeg vak liggen.',
    'breach.noWall': 'Aan die kant is geen muur om door te breken.',
    'breach.steel': 'Stalen deuren houden stand.',
  },
};

export const cli: Readonly<Record<keyof typeof cliEn, string>> = {
  'panel.breaches': 'muurgaten over: {count}',
  'help.breaches': '  br n      de muur ten noorden van de barbaar doorbreken',
};
