import type { Floor } from './floor.ts';
import { CASE, GLOVE, HATS, OPEN, SHELVES, TEETH, TRUNK, UMBRELLAS } from './things/lostProperty.ts';

// Lost property: a worn carpet, one bulb, and everything that nobody has asked for yet.

export const floor: Floor = {
  tones: {
    stone: [105, 0.032, 0.905, 0.578],
    room: [118, 0.03],
    wood: [72, 0.045],
    cloth: [165, 0.035],
    bright: [92, 0.05],
    around: [112, 0.026],
  },
  pattern: {
    odd: 'h100v100h-100Z',
    joints: [
      'm10 10h80v80h-80Zm8 8h64v64h-64Z',
      'm10 10h80v80h-80Zm8 8h64v64h-64Z',
      'm10 10h80v80h-80Zm8 8h44m20 20v44h-64v-30',
    ],
    inlays: [
      'm50 38l12 12 -12 12 -12 -12Zm0 -24l4 4 -4 4 -4 -4Zm0 64l4 4 -4 4 -4 -4Zm-32 -32l4 4 -4 4 -4 -4Zm64 0l4 4 -4 4 -4 -4Z',
    ],
  },
  light: { from: [0.3, 0.25, 1], hue: [92, 0.06], glow: [0.4, 0.16], shade: [0.1, 0.09] },
  furniture: {
    small: [UMBRELLAS, CASE, TEETH, GLOVE, HATS],
    wide: TRUNK,
    great: [SHELVES],
    ground: 'm0 20h100m-100 20h100m-100 20h100m-100 20h100m-70 -80v20m40 0v20m-50 0v20m40 0v20m-20 0v20',
  },
  sound: {
    step: [{ pitch: 0.75, lasts: 0.09, loud: 0.45 }],
    door: [
      { pitch: 320, to: 260, lasts: 0.12, loud: 0.4, wave: 'triangle' },
      { pitch: 1175, at: 0.16, lasts: 0.4, loud: 0.25 },
    ],
    turn: [
      { pitch: 170, to: 130, lasts: 0.2, loud: 0.5, wave: 'triangle' },
      { pitch: 700, to: 900, at: 0.2, lasts: 0.08, loud: 0.2 },
    ],
    air: [{ pitch: 1568, lasts: 0.3, loud: 0.14 }],
  },
  ending: [
    { shapes: SHELVES, at: [-82, -6, 0.85] },
    { shapes: TRUNK, at: [66, 38, 0.8] },
    { shapes: OPEN, at: [4, -26, 1.2], motion: 'rises' },
    { shapes: OPEN, at: [70, -48, 0.9], motion: 'grows' },
    { shapes: OPEN, at: [118, -6, 0.7], motion: 'rises' },
  ],
};
