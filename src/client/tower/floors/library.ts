import { disc } from '#client/art/props/shapes.ts';
import type { Floor } from './floor.ts';
import { ARMCHAIR, CAT, DESK, LADDER, LEAF, ORB, PAGES, SHELF, STACK } from './things/library.ts';

// The library: narrow boards, green walls, two reading lamps. The shelves will not stand still.

export const floor: Floor = {
  tones: {
    stone: [70, 0.03, 0.915, 0.578],
    room: [155, 0.03],
    wood: [48, 0.055],
    cloth: [25, 0.05],
    bright: [88, 0.045],
    around: [155, 0.026],
  },
  pattern: {
    odd: 'h100v100h-100Z',
    joints: [
      'm20 0v100m20 -100v100m20 -100v100m20 -100v100m20 -100v100m-100 -60h20m0 30h20m0 -50h20m0 40h20m0 -25h20',
      'm20 0v100m20 -100v100m20 -100v100m20 -100v100m20 -100v100m-100 -25h20m0 -45h20m0 30h20m0 20h20m0 -65h20',
    ],
  },
  light: {
    from: [0.5, 0.5, 0.85],
    hue: [88, 0.06],
    glow: [0.22, 0.08],
    shade: [0.1, 0.09],
    cast: `${disc(120, 130, 84)}${disc(120, 130, 52)}${disc(290, 280, 84)}${disc(290, 280, 52)}`,
  },
  furniture: {
    small: [STACK, LADDER, ARMCHAIR, CAT, ORB],
    wide: DESK,
    great: [SHELF],
    ground: 'm12 12h76v76h-76Z',
  },
  sound: {
    step: [{ pitch: 0.75, lasts: 0.08, loud: 0.3 }],
    door: [{ pitch: 110, to: 140, lasts: 0.35, loud: 0.5, wave: 'triangle' }],
    turn: [
      { pitch: 90, to: 75, lasts: 0.4, loud: 0.5, wave: 'triangle' },
      { pitch: 130, at: 0.42, lasts: 0.08, loud: 0.5, wave: 'triangle' },
    ],
    air: [
      { pitch: 2200, to: 1400, lasts: 0.12, loud: 0.06 },
      { pitch: 1800, to: 2600, at: 0.16, lasts: 0.12, loud: 0.05 },
    ],
  },
  ending: [
    { shapes: SHELF, at: [-78, -8, 0.88], motion: 'drifts' },
    { shapes: SHELF, at: [96, -8, 0.88] },
    { shapes: PAGES, at: [8, 34, 1.1], motion: 'grows' },
    { shapes: LEAF, at: [-10, -24, 1.1], motion: 'rises' },
    { shapes: LEAF, at: [24, -50, 0.9], motion: 'swings' },
    { shapes: CAT, at: [-128, 40, 0.9] },
  ],
};
