import type { PieceWords } from '../words.ts';

export const beholder = {
  board: {
    'thing.beholder': 'the beholder hovers here',
    'do.steer': 'send the beholder over this tile',
    'thing.command': 'command space {way}: a hero has to stand here',
    'thing.commandHeld': 'command space {way}, in use',
    'beholder.sent': 'You send the beholder over tile {tile}.',
    'beholder.taken': '{hero} is on that tile.',
    'beholder.careful': 'There it would catch {heroes}. If you mean it, use the button.',
  },
  game: {
    'piece.beholder': 'the beholder',
    'hero.beholder': 'beholder',
    'theHero.beholder': 'the beholder',
    'letter.beholder': 'O',
    'event.beholderCame': 'The beholder opens its eye over tile {tile}.',
    'event.beholderOver': 'Seat {seat} sends the beholder over tile {tile}.',
  },
  own: {
    'rule.beholder': 'An eye hovers over a whole tile; from tile 27 it is sent on, tile by tile.',
  },
  page: {
    'changes.beholder': 'An eye hovers over the mall',
  },
  refusal: {
    'beholder.absent': 'The beholder has not come yet.',
    'beholder.noCommand': 'Somebody has to stand on the command space of that direction.',
    'beholder.nothingThere': 'No tile lies that way.',
    'beholder.notThere': 'It does not go over the guard room.',
  },
  play: {
    'beholder.send': 'Send the eye {way}',
    'beholder.catches': 'Send the eye {way}: it catches {heroes}!',
    'beholder.theirs': '{names} may send the eye {way}.',
    'beholder.not': 'Not {way}. {why}',
    'told.beholder': '{name} sends the beholder over tile {tile}.',
  },
} as const satisfies PieceWords<'beholder'>;

export const cli = {
  'help.beholder': '  o n       the beholder one tile north, while a hero stands on that command space',
  'plain.over': 'hovers over tile {tile}',
} as const;
