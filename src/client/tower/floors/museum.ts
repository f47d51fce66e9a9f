import { disc } from '#client/art/props/shapes.ts';
import type { Floor } from './floor.ts';
import { BENCH, BONES, BUST, FIVE, MUMMY, PICTURE, ROPE, VASE } from './things/museum.ts';

// The museum: veined marble, red velvet, spotlights. Every case is on wheels.

export const floor: Floor = {
  tones: {
    stone: [90, 0.014, 0.955, 0.605],
    room: [18, 0.03],
    wood: [80, 0.035],
    cloth: [18, 0.06],
    bright: [90, 0.022],
    around: [25, 0.026],
  },
  pattern: {
    odd: 'h100v100h-100Z',
    joints: [
      'h100m-100 0v100m14 -100c20 26 -6 48 24 70c16 12 10 22 16 30m-20 -32c14 -6 20 6 34 0',
      'h100m-100 0v100m0 -30c24 -6 30 -34 56 -32c20 2 26 -20 44 -22m-54 24c-6 -12 4 -20 0 -38',
      'h100m-100 0v100m70 -100c-8 30 18 40 2 64c-10 14 6 24 0 36',
    ],
    inlays: ['m-7 0l7 -7 7 7 -7 7Z'],
  },
  light: {
    from: [0.5, 0.4, 0.95],
    hue: [90, 0.04],
    glow: [0.3, 0.09],
    shade: [0.07, 0.09],
    cast: `${disc(110, 110, 78)}${disc(290, 110, 60)}${disc(200, 300, 88)}`,
  },
  furniture: {
    small: [VASE, PICTURE, ROPE, BUST, BENCH],
    wide: MUMMY,
    great: [BONES, FIVE],
    ground: 'm14 14h72v72h-72Z',
  },
  sound: {
    step: [
      { pitch: 1, lasts: 0.06, loud: 0.5 },
      { pitch: 1, at: 0.2, lasts: 0.06, loud: 0.13 },
      { pitch: 1, at: 0.38, lasts: 0.06, loud: 0.05 },
    ],
    door: [
      { pitch: 180, to: 150, lasts: 0.5, loud: 0.4 },
      { pitch: 880, at: 0.4, lasts: 0.15, loud: 0.2 },
    ],
    turn: [
      { pitch: 320, to: 380, lasts: 0.15, loud: 0.2 },
      { pitch: 300, to: 360, at: 0.18, lasts: 0.15, loud: 0.2 },
      { pitch: 110, at: 0.38, lasts: 0.15, loud: 0.5, wave: 'triangle' },
    ],
    air: [
      { pitch: 330, lasts: 0.06, loud: 0.12 },
      { pitch: 330, at: 0.5, lasts: 0.06, loud: 0.06 },
    ],
  },
  ending: [
    { shapes: BONES, at: [-82, 2, 0.75] },
    { shapes: FIVE, at: [56, -26, 0.95], motion: 'grows' },
    { shapes: ROPE, at: [24, 50, 1] },
    { shapes: ROPE, at: [84, 50, 1] },
    { shapes: MUMMY, at: [-84, 64, 0.5], motion: 'drifts' },
  ],
};
