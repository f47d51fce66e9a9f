import type { PieceWords } from '../words.ts';

export const sensor = {
  board: {
    'thing.sensor': 'under the sensor',
  },
  game: {
    'piece.sensor': 'the sensor',
    'theCatcher.sensor': 'the sensor',
    'event.sensorCame': 'The sensor lights up on tile {tile}.',
    'event.sensorTurned': 'Seat {seat} turns the sensor.',
  },
  own: {
    'rule.sensor': 'A sensor bars six spaces of tile 6*; from tile 29 anyone turns it a quarter.',
  },
  page: {
    'changes.sensor': 'A sensor sweeps a tile',
  },
  refusal: {
    'sensor.absent': 'The sensor has not been found yet.',
    'sensor.noControl': 'Somebody has to stand on the sensor control.',
    'sensor.inTheWay': '{by} is in the way of the sensor.',
    'sensor.covers': 'Nobody walks under the sensor.',
  },
} as const satisfies PieceWords<'sensor'>;

export const cli = {
  'panel.sensor': 'sensor on tile {tile}, towards {direction}',
  'help.sensor': '  sr, sl    turn the sensor a quarter to the right or to the left',
} as const;
