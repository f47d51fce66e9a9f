import type { PieceWords } from '../words.ts';

export const sensor = {
  board: {
    'thing.sensor': 'under the sensor',
    'do.turnSensor': 'turn the sensor this way',
    'sensor.covers': 'The sensor covers this space: nobody enters.',
    'sensor.turned': 'You turn the sensor.',
    'sensor.careful': 'There it would catch {heroes}. If you mean it, use the button.',
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
  play: {
    'sensor.left': 'Left',
    'sensor.right': 'Right',
    'sensor.turn': 'Turn the sensor',
    'sensor.catches': '{way}: catches {heroes}!',
    'sensor.not': '{way}: {why}',
    'told.sensor': '{name} turns the sensor.',
  },
} as const satisfies PieceWords<'sensor'>;

export const cli = {
  'panel.sensor': 'sensor on tile {tile}, towards {direction}',
  'help.sensor': '  sr, sl    turn the sensor a quarter to the right or to the left',
} as const;
