import type { Translated } from '../words.ts';
import type { cli as cliEn, sensor as en } from './en.ts';

export const sensor: Translated<typeof en> = {
  board: {
    'thing.sensor': 'sous le détecteur',
    'do.turnSensor': 'tourner le détecteur de ce côté',
    'sensor.covers': 'Le détecteur couvre cette case : personne n’y entre.',
    'sensor.turned': 'Tu tournes le détecteur.',
    'sensor.careful': 'Là, il attraperait {heroes}. Si c’est voulu, utilise le bouton.',
  },
  game: {
    'piece.sensor': 'le détecteur',
    'theCatcher.sensor': 'le détecteur',
    'event.sensorCame': 'Le détecteur s’allume sur la tuile {tile}.',
    'event.sensorTurned': 'La place {seat} tourne le détecteur.',
  },
  own: {
    'rule.sensor':
      'Un détecteur barre six cases de la tuile 6* ; depuis la tuile 29, chacun le tourne d’un quart.',
  },
  page: {
    'changes.sensor': 'Un détecteur balaie une tuile',
  },
  refusal: {
    'sensor.absent': 'Le détecteur n’est pas encore découvert.',
    'sensor.noControl': 'Quelqu’un doit se tenir sur la commande du détecteur.',
    'sensor.inTheWay': '{by} bloque le détecteur.',
    'sensor.covers': 'Personne ne passe sous le détecteur.',
  },
  play: {
    'sensor.left': 'À gauche',
    'sensor.right': 'À droite',
    'sensor.turn': 'Tourner le détecteur',
    'sensor.catches': '{way} : attrape {heroes} !',
    'sensor.not': '{way} : {why}',
    'told.sensor': '{name} tourne le détecteur.',
  },
};

export const cli: Readonly<Record<keyof typeof cliEn, string>> = {
  'panel.sensor': 'détecteur sur la tuile {tile}, vers : {direction}',
  'help.sensor': '  sr, sl    tourner le détecteur d’un quart à droite ou à gauche',
};
