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
} as const;
