import type { Floor } from './floor.ts';
import {
  CHIMNEY,
  GARDEN,
  GARGOYLE,
  KITE,
  NEST,
  PIGEON,
  RIDGE,
  SUNRISE,
  TURRET,
  VANE,
} from './things/roof.ts';

// The roof: loose tiles, fresh air, and the sun or the moon over the edge.

export const floor: Floor = {
  tones: {
    stone: [250, 0.024, 0.91, 0.592],
    room: [236, 0.03],
    wood: [35, 0.045],
    cloth: [240, 0.025],
    bright: [75, 0.05],
    around: [232, 0.048],
  },
  pattern: {
    odd: 'h100v100h-100Z',
    joints: [
      'h100m-100 20q12.500 12 25 0q12.500 12 25 0q12.500 12 25 0q12.500 12 25 0m-112.500 20q12.500 12 25 0q12.500 12 25 0q12.500 12 25 0q12.500 12 25 0m-87.500 20q12.500 12 25 0q12.500 12 25 0q12.500 12 25 0q12.500 12 25 0m-112.500 20q12.500 12 25 0q12.500 12 25 0q12.500 12 25 0q12.500 12 25 0',
    ],
  },
  light: { from: [1, 0.02, 1.25], hue: [75, 0.06], glow: [0.5, 0.17], shade: [0.1, 0.09] },
  furniture: {
    small: [CHIMNEY, PIGEON, GARGOYLE, VANE, NEST],
    wide: RIDGE,
    great: [TURRET, GARDEN],
    ground: 'm0 25q25 20 50 0q25 20 50 0m-100 30q25 20 50 0q25 20 50 0m-100 30q25 20 50 0q25 20 50 0',
  },
  sound: {
    step: [
      { pitch: 1.33, to: 1.2, lasts: 0.06, loud: 0.5, wave: 'triangle' },
      { pitch: 2.66, at: 0.07, lasts: 0.04, loud: 0.12 },
    ],
    door: [
      { pitch: 280, to: 220, lasts: 0.25, loud: 0.4, wave: 'triangle' },
      { pitch: 700, to: 1000, at: 0.2, lasts: 0.4, loud: 0.08 },
    ],
    turn: [0, 0.06, 0.13, 0.19].map((at, i) => ({
      pitch: 340 - i * 30,
      at,
      lasts: 0.07,
      loud: 0.35,
      wave: 'triangle' as const,
    })),
    air: [
      { pitch: 500, to: 800, lasts: 0.8, loud: 0.07 },
      { pitch: 800, to: 420, at: 0.8, lasts: 1, loud: 0.06 },
    ],
  },
  ending: [
    { shapes: SUNRISE, at: [30, 62, 1.3], motion: 'rises' },
    { shapes: TURRET, at: [-98, 4, 0.85] },
    { shapes: RIDGE, at: [98, 60, 0.8] },
    { shapes: KITE, at: [34, -30, 1.1], motion: 'swings' },
    { shapes: PIGEON, at: [-26, -56, 0.6], motion: 'drifts' },
  ],
};
