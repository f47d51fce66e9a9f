import type { PieceWords } from '../words.ts';

export const telekinesis = {
  board: {
    'do.telekinesis': 'move the tile there',
    'do.lift': 'lift this tile',
  },
  game: {
    'piece.telekinesis': 'telekinesis',
    'event.tileMoved': 'Seat {seat} moves tile {tile} by telekinesis.',
  },
  own: {
    'rule.telekinesis': 'Twice the elf draws an empty tile to the exploration space she stands on.',
  },
  page: {
    'changes.telekinesis': 'The elf moves whole tiles',
  },
  play: {
    'key.telekinesis': 'telekinesis',
    'token.telekinesis': 'Telekinesis',
    'token.telekinesis.help': 'Which tile should fly to the elf? Tap it.',
    'token.telekinesis.sure': 'It would lie there. Tap it once more, or another tile.',
    'told.telekinesis': '{name} moves tile {tile}.',
    'youTold.telekinesis': 'You move tile {tile}.',
  },
  refusal: {
    'telekinesis.none': 'No telekinesis token is left.',
    'telekinesis.notHere': 'The elf has to stand on an unused exploration space.',
    'telekinesis.notThis': 'That tile stays where it is.',
    'telekinesis.notEmpty': 'There is something on that tile.',
    'telekinesis.splits': 'Without that tile the mall would fall apart.',
  },
} as const satisfies PieceWords<'telekinesis'>;

export const cli = {
  'panel.telekinesis': 'telekinesis left: {count}',
  'help.telekinesis': '  tk 5      draws tile 5 to the exploration space the elf stands on',
} as const;
