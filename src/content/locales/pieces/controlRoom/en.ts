import type { PieceWords } from '../words.ts';

export const controlRoom = {
  board: {
    'do.sendGuard': 'send the guard here',
    'moved.sent': '{name} sends {hero} by vortex.',
    'youMoved.sent': 'You send {hero} by vortex.',
    'thing.sends': 'guards can be sent here',
  },
  game: {
    'piece.controlRoom': 'the control room',
  },
  own: {
    'rule.controlRoom':
      'With a hero in the control room of tile 28 guards are sent to vortexes of that hero’s colour.',
  },
  page: {
    'changes.controlRoom': 'Guards obey the control room',
  },
  refusal: {
    'control.nobody': 'No hero is in the control room.',
    'control.notHere': 'Guards go to vortexes of the colour of whoever is in the control room.',
    'control.onlyGuards': 'Only guards take orders from the control room.',
  },
  play: {
    'control.send': 'Choose a guard to send to a vortex ({colour}).',
    'control.nobody': 'The control room is manned, but no guard can go to a vortex now ({colour}).',
  },
} as const satisfies PieceWords<'controlRoom'>;

export const cli = {
  'event.moved.sent': 'Seat {seat} sends {hero} by vortex.',
  'help.controlRoom': '  g v 2     a guard to vortex 2 of the colour of whoever is in the control room',
} as const;
