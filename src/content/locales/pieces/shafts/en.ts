import type { PieceWords } from '../words.ts';

export const shafts = {
  board: {
    'do.layShaft': 'open the far end here',
    'do.shaft': 'crawl here',
    'thing.shaft': 'end of shaft {letter}',
    'moved.shaft': '{name} sends {hero} through a shaft.',
    'youMoved.shaft': 'You send {hero} through a shaft.',
  },
  game: {
    'piece.shafts': 'ventilation shafts',
    'event.shaftLaid': 'Seat {seat} opens a shaft.',
    'event.shaftLost': 'A shaft falls in.',
  },
  own: {
    'rule.shafts': 'Twice the dwarf opens a shaft from where he stands to any empty space.',
  },
  page: {
    'changes.shafts': 'The dwarf opens shafts',
  },
  play: {
    'key.layShaft': 'open a shaft',
    'key.shaft': 'through a shaft',
    'token.shaft': 'Open a shaft',
    'token.shaft.help': 'One end lies under the dwarf. Tap where the other goes.',
    'told.shaft': '{name} opens a shaft.',
    'youTold.shaft': 'You open a shaft.',
  },
  refusal: {
    'shaft.none': 'No shaft is left.',
    'shaft.notHere': 'Another token lies under the dwarf.',
    'shaft.notThere': 'The far end needs a space with nothing on it.',
    'shaft.noEnd': 'No shaft leads there from this space.',
  },
} as const satisfies PieceWords<'shafts'>;

export const cli = {
  'panel.shafts': 'shafts left: {count}',
  'help.shafts': `  sh 5 2 3  a shaft from the dwarf to tile 5, row 2, column 3 as it lies
  e c       elf through the shaft she stands on`,
  'event.moved.shaft': 'Seat {seat} sends {hero} through a shaft.',
} as const;
