import type { Floor } from './floor.ts';
import { BED, BLOOM, CACTUS, CAN, HAT, POT, TRAP } from './things/greenhouse.ts';

// The greenhouse: mossy brick under panes of sun or moon. Something here has eaten the gardener.

export const floor: Floor = {
  tones: {
    stone: [125, 0.028, 0.925, 0.578],
    room: [140, 0.042],
    wood: [142, 0.05],
    cloth: [128, 0.055],
    bright: [20, 0.045],
    around: [150, 0.034],
  },
  pattern: {
    odd: 'h100v100h-100Z',
    joints: [
      'h100m-100 25h100m-100 25h100m-100 25h100m-75 -75v25m50 -25v25m-75 0v25m50 -25v25m-25 0v25m50 -25v25m-75 0v25m50 -25v25',
    ],
    inlays: [
      'm12 24q6 -10 12 0q6 -6 10 1q-12 4 -22 -1Z',
      'm66 75q5 -9 11 -1q6 -7 11 2q-12 4 -22 -1Z',
      '',
      'm40 50q4 -8 9 -1q7 -6 10 2q-10 3 -19 -1Z',
    ],
  },
  light: {
    from: [0.3, 0.1, 1.15],
    hue: [115, 0.05],
    glow: [0.34, 0.11],
    shade: [0.1, 0.09],
    cast: 'M30 20l70 18v74l-70 -18ZM112 41l70 18v74l-70 -18ZM194 62l70 18v74l-70 -18ZM30 106l70 18v74l-70 -18ZM112 127l70 18v74l-70 -18ZM194 148l70 18v74l-70 -18ZM30 192l70 18v74l-70 -18ZM112 213l70 18v74l-70 -18ZM194 234l70 18v74l-70 -18Z',
  },
  furniture: {
    small: [POT, CAN, BLOOM, CACTUS, HAT],
    wide: BED,
    great: [TRAP],
    ground: 'm22 30l9 5m30 -14l8 3m-42 38l7 4m32 -6l9 -3m-56 28l8 2m34 2l8 4',
  },
  sound: {
    step: [{ pitch: 0.66, to: 0.5, lasts: 0.1, loud: 0.55, wave: 'triangle' }],
    door: [
      { pitch: 700, to: 500, lasts: 0.2, loud: 0.2 },
      { pitch: 1400, at: 0.18, lasts: 0.3, loud: 0.12 },
    ],
    turn: [
      { pitch: 130, to: 200, lasts: 0.35, loud: 0.4, wave: 'triangle' },
      { pitch: 900, to: 1100, at: 0.3, lasts: 0.08, loud: 0.12 },
    ],
    air: [0, 0.16, 0.32].map((at) => ({ pitch: 2400, to: 3000, at, lasts: 0.07, loud: 0.08 })),
  },
  ending: [
    { shapes: TRAP, at: [-62, -6, 0.9], motion: 'breathes' },
    { shapes: BED, at: [80, 46, 0.8] },
    { shapes: BLOOM, at: [40, -6, 2], motion: 'grows' },
    { shapes: HAT, at: [112, 4, 0.9], motion: 'falls' },
  ],
};
