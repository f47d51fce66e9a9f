import type { Floor } from './floor.ts';
import { BENCH, CRYSTALS, FLASKS, FURNACE, PARROT, SCALES, STARS, STILL } from './things/workshop.ts';

// The alchemist's workshop: slate with chalk on it, a furnace in the corner, and a parrot of whom one does not ask.

export const floor: Floor = {
  tones: {
    stone: [190, 0.018, 0.905, 0.578],
    room: [185, 0.026],
    wood: [178, 0.03],
    cloth: [190, 0.03],
    bright: [108, 0.075],
    around: [186, 0.03],
  },
  pattern: {
    odd: 'h100v100h-100Z',
    joints: [
      'm5 5h90v90h-90Z',
      'm5 5h90v90h-90Zm45 17a28 28 0 1 0 .1 0m-24 42l24 -42 24 42Z',
      'm5 5h90v90h-90Zm12 58l18 -6 8 10 22 -30',
      'm5 5h90v90h-90Zm27 45a18 18 0 1 0 36 0a18 18 0 1 0 -36 0m18 -18v-12m0 48v12m-18 -30h-12m48 0h12',
      'm5 5h90v90h-90Z',
    ],
  },
  light: { from: [0.92, 0.88, 1.1], hue: [108, 0.09], glow: [0.42, 0.18], shade: [0.09, 0.09] },
  furniture: {
    small: [FLASKS, PARROT, FURNACE, CRYSTALS, SCALES],
    wide: BENCH,
    great: [STILL],
    ground: 'm0 33h100m-100 34h100m-50 -67v33m-22 0v34m40 0v33',
  },
  sound: {
    step: [
      { pitch: 1, lasts: 0.08, loud: 0.45, wave: 'triangle' },
      { pitch: 3, at: 0.03, lasts: 0.12, loud: 0.1 },
    ],
    door: [
      { pitch: 200, to: 800, lasts: 0.35, loud: 0.3 },
      { pitch: 1319, at: 0.3, lasts: 0.3, loud: 0.2 },
    ],
    turn: [
      { pitch: 110, to: 150, lasts: 0.4, loud: 0.4, wave: 'triangle' },
      { pitch: 600, to: 1200, at: 0.2, lasts: 0.25, loud: 0.15 },
    ],
    air: [0, 0.15, 0.24, 0.42].map((at, i) => ({
      pitch: 220 + i * 40,
      to: 420 + i * 60,
      at,
      lasts: 0.07,
      loud: 0.15,
    })),
  },
  ending: [
    { shapes: STILL, at: [-50, -12, 0.95], motion: 'breathes' },
    { shapes: BENCH, at: [72, 44, 0.8] },
    { shapes: PARROT, at: [112, -16, 1.1], motion: 'swings' },
    { shapes: STARS, at: [38, -34, 1.2], motion: 'grows' },
    { shapes: STARS, at: [-92, -60, 0.8], motion: 'shines' },
  ],
};
