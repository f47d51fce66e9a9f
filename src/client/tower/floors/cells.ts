import type { Floor } from './floor.ts';
import { BUCKET, BUNK, GRATE, JAILER, MOUSE, OPEN_DOOR, SHACKLES, STRAW } from './things/cells.ts';

// The cells: cold flags, straw, a jailer who snores, and the moon through bars.

export const floor: Floor = {
  tones: {
    stone: [245, 0.014, 0.91, 0.578],
    room: [250, 0.018],
    wood: [65, 0.035],
    cloth: [92, 0.055],
    bright: [80, 0.03],
    around: [262, 0.022],
  },
  pattern: {
    odd: 'h100v100h-100Z',
    joints: [
      'm0 0h100m-62 0v46h62m-100 18h38m0 -18v54m26 0v-54',
      'm0 0h100m-100 42h56v58m0 -34h44m-70 -66v42',
      'm0 0h100m-34 0v60h-66m40 0v40m26 -40h34m-62 -40v10m6 -10v10m6 -10v10m-16 -2l20 -6',
      'm0 0h100m-100 30h44v70m0 -48h56m-28 -52v52',
    ],
  },
  light: {
    from: [0.5, 0.42, 0.85],
    hue: [235, 0.03],
    glow: [0.36, 0.15],
    shade: [0.12, 0.09],
    cast: 'M110 70l40 12v150l-40 -12ZM162 86l40 12v150l-40 -12ZM214 102l40 12v150l-40 -12ZM266 118l40 12v150l-40 -12Z',
  },
  furniture: {
    small: [STRAW, SHACKLES, MOUSE, GRATE, BUCKET],
    wide: BUNK,
    great: [JAILER],
    ground: 'm0 50h100m-64 -50v50m30 0v50',
  },
  sound: {
    step: [
      { pitch: 0.75, lasts: 0.09, loud: 0.6, wave: 'triangle' },
      { pitch: 0.75, at: 0.16, lasts: 0.08, loud: 0.12 },
    ],
    door: [
      { pitch: 240, to: 330, lasts: 0.3, loud: 0.2, wave: 'triangle' },
      { pitch: 95, to: 70, at: 0.3, lasts: 0.18, loud: 0.7, wave: 'triangle' },
    ],
    turn: [{ pitch: 85, to: 65, lasts: 0.5, loud: 0.6, wave: 'triangle' }],
    air: [
      { pitch: 1500, to: 900, lasts: 0.07, loud: 0.16 },
      { pitch: 1700, to: 1000, at: 0.9, lasts: 0.07, loud: 0.1 },
    ],
  },
  ending: [
    { shapes: OPEN_DOOR, at: [-84, 18, 1.1] },
    { shapes: GRATE, at: [92, -34, 0.9], motion: 'shines' },
    { shapes: JAILER, at: [16, 4], motion: 'breathes' },
    { shapes: MOUSE, at: [110, 58, 0.8], motion: 'drifts' },
  ],
};
