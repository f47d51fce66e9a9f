import type { Floor } from './floor.ts';
import { BEAM, CHEST, COINS, DRAGON, EGG, HOARD, SKULL, SMOKE, SPOONS } from './things/loft.ts';

// The loft: warm boards with gaps, spoons by the hundred, and somebody large asleep on them.

export const floor: Floor = {
  tones: {
    stone: [48, 0.042, 0.9, 0.59],
    room: [35, 0.04],
    wood: [150, 0.045],
    cloth: [118, 0.05],
    bright: [88, 0.075],
    around: [30, 0.036],
  },
  pattern: {
    odd: 'h100v100h-100Z',
    joints: [
      'h100m-100 34h100m-100 33h100m-64 -67v34m30 0v33m-48 0v33m-6 -84q10 -6 20 0q-10 6 -20 0m56 60q8 -5 16 0q-8 5 -16 0',
      'h100m-100 34h100m-100 33h100m-30 -67v34m-44 0v33m56 0v33m-60 -80q12 -7 24 0q-12 7 -24 0',
      'h100m-100 34h100m-100 33h100m-80 -67v34m56 0v33m-30 0v33m2 -46q10 -6 20 0q-10 6 -20 0',
    ],
    inlays: [
      '',
      'm76 82a6 4 0 1 0 12 0a6 4 0 1 0 -12 0Zm-10 6a6 4 0 1 0 12 0a6 4 0 1 0 -12 0Z',
      '',
      'm14 18a6 4 0 1 0 12 0a6 4 0 1 0 -12 0Z',
      '',
    ],
  },
  light: {
    from: [0.85, 0.8, 1.1],
    hue: [55, 0.1],
    glow: [0.44, 0.2],
    shade: [0.1, 0.09],
    cast: 'M40 0h12l120 400h-16ZM130 0h8l120 400h-12ZM210 0h14l120 400h-18Z',
  },
  furniture: {
    small: [SPOONS, COINS, EGG, SKULL, BEAM],
    wide: HOARD,
    great: [DRAGON, CHEST],
    ground: 'm0 34h100m-100 33h100m-60 -67v34m26 0v33m-40 0v33',
  },
  sound: {
    step: [
      { pitch: 0.5, lasts: 0.12, loud: 0.45 },
      { pitch: 1.5, to: 1.3, at: 0.08, lasts: 0.12, loud: 0.06, wave: 'triangle' },
    ],
    door: [
      { pitch: 380, to: 300, lasts: 0.4, loud: 0.12, wave: 'triangle' },
      { pitch: 90, at: 0.35, lasts: 0.2, loud: 0.4 },
    ],
    turn: [
      { pitch: 60, to: 48, lasts: 0.8, loud: 0.7, wave: 'triangle' },
      ...[0.3, 0.42, 0.5].map((at, i) => ({ pitch: 1600 + i * 300, at, lasts: 0.06, loud: 0.1 })),
    ],
    air: [
      { pitch: 55, to: 75, lasts: 0.9, loud: 0.35, wave: 'triangle' },
      { pitch: 75, to: 50, at: 1, lasts: 1, loud: 0.25, wave: 'triangle' },
    ],
  },
  ending: [
    { shapes: HOARD, at: [0, 52, 1.5] },
    { shapes: DRAGON, at: [6, -10, 1.05], motion: 'breathes' },
    { shapes: SMOKE, at: [-104, -14, 1], motion: 'rises' },
    { shapes: SPOONS, at: [116, 44, 0.9], motion: 'falls' },
  ],
};
