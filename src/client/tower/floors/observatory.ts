import type { Floor } from './floor.ts';
import {
  ASTROLABE,
  CHARTS,
  COMET,
  GLOBE,
  MOON,
  ORRERY,
  PLANET,
  SCOPE,
  SPHERES,
  STOOL,
  SUN,
  TELESCOPE,
} from './things/observatory.ts';

// The observatory: stars let into blue stone, and a slot in the dome through which the sky comes in.

export const floor: Floor = {
  tones: {
    stone: [272, 0.035, 0.905, 0.578],
    room: [278, 0.045],
    wood: [265, 0.03],
    cloth: [75, 0.045],
    bright: [95, 0.055],
    around: [275, 0.045],
  },
  pattern: {
    odd: 'h100v100h-100Z',
    joints: [
      'h100m-100 0v100m0 -40q60 0 100 -60m-100 84q80 0 100 -84',
      'h100m-100 0v100m20 -70l30 20 30 -14m-30 14l-10 34',
      'h100m-100 0v100m50 -82a32 32 0 1 0 .1 0',
      'h100m-100 0v100m24 -30l22 -34 30 8',
    ],
    inlays: [
      'm70 66l3 9 9 3 -9 3 -3 9 -3 -9 -9 -3 9 -3Z',
      'm20 22l3 5 5 3 -5 3 -3 5 -3 -5 -5 -3 5 -3Zm30 20l4 6 6 4 -6 4 -4 6 -4 -6 -6 -4 6 -4Zm30 -14l3 5 5 3 -5 3 -3 5 -3 -5 -5 -3 5 -3Z',
      'm50 42l3 6 6 3 -6 3 -3 6 -3 -6 -6 -3 6 -3Z',
      'm24 62l3 5 5 3 -5 3 -3 5 -3 -5 -5 -3 5 -3Zm52 -28l4 6 6 4 -6 4 -4 6 -4 -6 -6 -4 6 -4Z',
    ],
  },
  light: {
    from: [0.62, 0.2, 1],
    hue: [265, 0.05],
    glow: [0.34, 0.13],
    shade: [0.1, 0.09],
    cast: 'M250 0h70L150 400h-110Z',
  },
  furniture: {
    small: [SPHERES, GLOBE, ASTROLABE, SCOPE, STOOL],
    wide: CHARTS,
    great: [TELESCOPE, ORRERY],
    ground: 'm50 12a38 38 0 1 0 .1 0m0 18a20 20 0 1 0 .1 0',
  },
  sound: {
    step: [
      { pitch: 1, lasts: 0.1, loud: 0.4 },
      { pitch: 6, at: 0.04, lasts: 0.25, loud: 0.05 },
    ],
    door: [
      { pitch: 220, to: 330, lasts: 0.5, loud: 0.3 },
      { pitch: 1760, at: 0.4, lasts: 0.4, loud: 0.12 },
    ],
    turn: [{ pitch: 75, to: 110, lasts: 0.7, loud: 0.5, wave: 'triangle' }],
    air: [1760, 2349, 1976].map((pitch, i) => ({ pitch, at: i * 0.35, lasts: 0.5, loud: 0.07 })),
  },
  ending: [
    { shapes: TELESCOPE, at: [-78, 12, 0.85] },
    { shapes: SUN, at: [64, -30, 1.2], motion: 'shines' },
    { shapes: PLANET, at: [22, 0, 0.8], motion: 'drifts' },
    { shapes: MOON, at: [108, -52, 0.7], motion: 'rises' },
    { shapes: COMET, at: [-64, -66, 0.8], motion: 'drifts' },
    { shapes: SPHERES, at: [104, 44, 1] },
  ],
};
