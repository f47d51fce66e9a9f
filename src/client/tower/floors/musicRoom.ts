import type { Floor } from './floor.ts';
import { CURTAIN, DRUM, HORN, LYRE, METRONOME, NOTES, PIANO, STOOL, STRINGS } from './things/musicRoom.ts';

// The music room: herringbone under a chandelier, rose walls, and nobody in tune.

export const floor: Floor = {
  tones: {
    stone: [72, 0.045, 0.915, 0.578],
    room: [12, 0.036],
    wood: [40, 0.055],
    cloth: [12, 0.06],
    bright: [90, 0.06],
    around: [10, 0.03],
  },
  pattern: {
    odd: 'h100v100h-100Z',
    joints: [
      'm0 25l50 -25 50 25m-100 25l50 -25 50 25m-100 25l50 -25 50 25m-100 25l50 -25 50 25m-50 -100v100m-50 -100v100',
    ],
  },
  light: { from: [0.5, 0.45, 0.78], hue: [85, 0.07], glow: [0.42, 0.17], shade: [0.1, 0.09] },
  furniture: {
    small: [DRUM, LYRE, METRONOME, HORN, STOOL],
    wide: STRINGS,
    great: [PIANO],
    ground: 'm14 14h72v72h-72Z',
  },
  sound: {
    step: [
      { pitch: 1, lasts: 0.22, loud: 0.5 },
      { pitch: 2, lasts: 0.12, loud: 0.2 },
    ],
    door: [523, 659, 784].map((pitch, i) => ({ pitch, at: i * 0.06, lasts: 0.35, loud: 0.35 })),
    turn: [392, 494, 440, 587].map((pitch, i) => ({
      pitch,
      at: i * 0.09,
      lasts: 0.16,
      loud: 0.35,
      wave: 'triangle' as const,
    })),
    air: [659, 622, 659].map((pitch, i) => ({ pitch, at: i * 0.28, lasts: 0.4, loud: 0.12 })),
  },
  ending: [
    { shapes: PIANO, at: [0, -2, 0.95] },
    { shapes: NOTES, at: [-52, -46, 1], motion: 'rises' },
    { shapes: NOTES, at: [62, -52, 0.8], motion: 'swings' },
    { shapes: CURTAIN, at: [-116, 0], motion: 'swings' },
    { shapes: CURTAIN, at: [128, 0] },
  ],
};
