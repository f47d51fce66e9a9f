import type { PieceWords } from '../words.ts';

export const spells = {
  board: {
    'moved.swap': '{hero} changes places.',
    'youMoved.swap': '{hero} changes places.',
    'moved.teleport': '{name} teleports {hero}.',
    'youMoved.teleport': 'You teleport {hero}.',
  },
  game: {
    'piece.spells': 'spells',
    'spell.broom': 'Broom',
    'spell.crystal': 'Crystal ball',
    'spell.code': 'Door code',
    'spell.swap': 'Changing places',
    'spell.teleport': 'Teleport',
    'spell.clairvoyance': 'Clairvoyance',
    'spell.ghost': 'Ghost',
    'spell.frog': 'Frog',
    'spell.invisibility': 'Invisibility',
    'spell.voucher': 'Burger voucher',
    'event.spellCast': 'Seat {seat} casts: {spell}.',
    'event.spellEnded': 'A spell wears off: {spell}.',
    'event.repaired': 'Something works again.',
    'lost.spellEnded': 'A spell wore off, and a hero stood before a guard.',
  },
  own: {
    'rule.spells': 'Two of ten spells lie ready, for anyone, once each.',
  },
  page: {
    'changes.spells': 'The mage has two spells',
  },
  refusal: {
    'setup.unknownSpell': 'There is no spell called {spell}, or it was named twice.',
    'setup.uselessSpell': 'That spell is of no use in this game: {spell}.',
    'spell.notHeld': 'That spell does not lie ready.',
    'spell.nothingThere': 'There is nothing out of order.',
    'spell.noGuard': 'This spell is for guards.',
    'spell.notThere': 'The spell does not work there.',
    'spell.isFrog': 'A frog cannot use a voucher.',
  },
} as const satisfies PieceWords<'spells'>;

export const cli = {
  'event.moved.swap': '{hero} changes places.',
  'event.moved.teleport': 'Seat {seat} teleports {hero}.',
  'word.broom': 'broom',
  'word.crystal': 'crystal',
  'word.code': 'code',
  'word.swap': 'swap',
  'word.teleport': 'teleport',
  'word.clairvoyance': 'clairvoyance',
  'word.ghost': 'ghost',
  'word.frog': 'frog',
  'word.invisibility': 'invisible',
  'word.voucher': 'voucher',
  'say.spellHow': 'On whom, or where? help shows how it is typed.',
  'panel.ready': 'spells ready (sp): {spells}',
  'panel.running': 'until the sand is turned: {spells}',
  'panel.tiles': '{spell} (tiles left: {count})',
  'event.guardBack': '{hero} is back, on tile {tile}.',
  'plain.frog': 'a frog on tile {tile} until the sand is turned',
  'plain.dines': 'dines on tile {tile} until the sand is turned',
  'plain.frogHere': 'a frog: {hero}',
  'plain.dinerHere': '{hero} at table',
  'help.spells': `  sp code   a spell that lies ready; so crystal, clairvoyance, ghost and invisible
  sp frog g              a guard is a frog
  sp voucher g 6         a guard goes to the burger place of tile 6
  sp broom 5 2 3         sweeps tile 5, row 2, column 3 as it lies
  sp teleport e 5 2 3    the elf to that space
  sp swap e g            elf and guard change places`,
} as const;
