import type { Translated } from '../words.ts';
import type { cli as cliEn, guard as en } from './en.ts';

export const guard: Translated<typeof en> = {
  board: {
    'thing.watched': 'bewaakt door {by}',
    put: '{hero} staat nu hier: {where}.',
    aside: '{hero} wacht naast het winkelcentrum.',
  },
  game: {
    'piece.guard': 'de bewaker',
    'hero.guard': 'bewaker',
    'theHero.guard': 'de bewaker',
    'letter.guard': 'W',
    'event.guardCame': 'Een bewaker begint zijn ronde.',
  },
  own: {
    'rule.guard': 'Met tegel 9* komt een bewaker; geen held deelt een tegel met hem.',
  },
  page: {
    'changes.guard': 'Een bewaker loopt zijn ronde',
  },
};

export const cli: Readonly<Record<keyof typeof cliEn, string>> = {
  'help.guard': '  w n 2     de bewaker, net als een held',
};
