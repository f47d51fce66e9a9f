import type { Translated } from '../words.ts';
import type { cli as cliEn, sensor as en } from './en.ts';

export const sensor: Translated<typeof en> = {
  board: {
    'thing.sensor': 'onder de sensor',
    'do.turnSensor': 'de sensor hierheen draaien',
    'sensor.covers': 'De sensor bestrijkt dit vak: niemand komt erop.',
    'sensor.turned': 'Je draait de sensor.',
    'sensor.careful': 'Daar zou hij {heroes} pakken. Is dat de bedoeling, gebruik dan de knop.',
  },
  game: {
    'piece.sensor': 'de sensor',
    'theCatcher.sensor': 'de sensor',
    'event.sensorCame': 'De sensor licht op, op tegel {tile}.',
    'event.sensorTurned': 'Plaats {seat} draait de sensor.',
  },
  own: {
    'rule.sensor':
      'Een sensor verspert zes vakken van tegel 6*; vanaf tegel 29 draait iedereen hem een kwartslag.',
  },
  page: {
    'changes.sensor': 'Een sensor bestrijkt een tegel',
  },
  refusal: {
    'sensor.absent': 'De sensor is nog niet gevonden.',
    'sensor.noControl': 'Er moet iemand op de sensorbediening staan.',
    'sensor.inTheWay': '{by} staat de sensor in de weg.',
    'sensor.covers': 'Onder de sensor komt niemand.',
  },
  play: {
    'sensor.left': 'Linksom',
    'sensor.right': 'Rechtsom',
    'sensor.turn': 'Draai de sensor',
    'sensor.catches': '{way}: pakt {heroes}!',
    'sensor.not': '{way}: {why}',
    'told.sensor': '{name} draait de sensor.',
  },
};

export const cli: Readonly<Record<keyof typeof cliEn, string>> = {
  'panel.sensor': 'sensor op tegel {tile}, naar: {direction}',
  'help.sensor': '  sr, sl    de sensor een kwartslag naar rechts of naar links',
};
