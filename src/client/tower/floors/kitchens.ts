import type { Floor } from './floor.ts';
import { COUNTER, KNIVES, ONIONS, OVEN, PANS, PIE, SACK } from './things/kitchens.ts';

// The kitchens: small tiles, the glow of the oven, and a cook who thinks a lot.

export const floor: Floor = {
  tones: {
    stone: [42, 0.03, 0.925, 0.578],
    room: [22, 0.048],
    wood: [42, 0.05],
    cloth: [68, 0.06],
    bright: [88, 0.06],
    around: [30, 0.048],
  },
  pattern: {
    odd: 'h50v50h-50Zm50 50h50v50h-50Z',
    even: 'h50v50h-50Zm50 50h50v50h-50Z',
    joints: [
      'h100m-100 50h100m-50 -50v100m-50 -100v100',
      'h100m-100 50h100m-50 -50v100m-50 -100v100m62 -88l14 10 -4 12',
    ],
  },
  light: { from: [0.06, 0.9, 1.15], hue: [60, 0.09], glow: [0.5, 0.2], shade: [0.08, 0.09] },
  furniture: {
    small: [PIE, PANS, SACK, ONIONS, KNIVES],
    wide: COUNTER,
    great: [OVEN],
    ground: 'm0 25h100m-100 25h100m-100 25h100m-50 -75v25m-26 0v25m52 0v25m-26 -25v25m0 0v25',
  },
  sound: {
    step: [{ pitch: 1.5, lasts: 0.07, loud: 0.5, wave: 'triangle' }],
    door: [
      { pitch: 500, to: 420, lasts: 0.08, loud: 0.4 },
      { pitch: 620, to: 520, at: 0.1, lasts: 0.1, loud: 0.4 },
    ],
    turn: [
      { pitch: 260, to: 180, lasts: 0.25, loud: 0.35, wave: 'triangle' },
      { pitch: 1318, at: 0.25, lasts: 0.25, loud: 0.2 },
    ],
    air: [0, 0.13, 0.26, 0.39].map((at, i) => ({
      pitch: 240 + i * 25,
      to: 330 + i * 25,
      at,
      lasts: 0.08,
      loud: 0.14,
    })),
  },
  ending: [
    { shapes: OVEN, at: [-62, -14, 0.95], motion: 'breathes' },
    { shapes: PANS, at: [34, -56, 1], motion: 'swings' },
    { shapes: COUNTER, at: [66, 38, 0.9] },
    { shapes: PIE, at: [66, -4, 1.2], motion: 'rises' },
    {
      shapes: [[0, 'M-14 0q-8 -8 0 -16t0 -16M0 0q-8 -8 0 -16t0 -16M14 0q-8 -8 0 -16t0 -16']],
      at: [66, -30],
      motion: 'rises',
    },
  ],
};
