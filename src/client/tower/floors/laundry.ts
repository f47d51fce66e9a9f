import { disc } from '#client/art/props/shapes.ts';
import type { Floor } from './floor.ts';
import { BASKET, CAPE, IRON, LINE, MANGLE, SOAP, STEAM, TUB } from './things/laundry.ts';

// The laundry: wet tiles, steam, and a line of socks that is one short.

export const floor: Floor = {
  tones: {
    stone: [212, 0.02, 0.935, 0.6],
    room: [218, 0.028],
    wood: [228, 0.03],
    cloth: [200, 0.03],
    bright: [205, 0.012],
    around: [212, 0.03],
  },
  pattern: {
    odd: 'h100v100h-100Z',
    joints: [
      'm0 14l14 -14h22l14 14 14 -14h22l14 14v22l-14 14 14 14v22l-14 14h-22l-14 -14 -14 14h-22l-14 -14v-22l14 -14 -14 -14Zm50 0v22l14 14h22m-36 36v-22l-14 -14h-22m36 -14l-14 14m14 14l14 -14',
    ],
    inlays: ['m50 36l14 14 -14 14 -14 -14Z'],
  },
  light: {
    from: [0.5, 0.1, 1.1],
    hue: [205, 0.02],
    glow: [0.5, 0.14],
    shade: [0.08, 0.09],
    cast: `${disc(110, 120, 46)}${disc(168, 104, 34)}${disc(290, 280, 52)}${disc(236, 300, 36)}`,
  },
  furniture: {
    small: [BASKET, IRON, SOAP, MANGLE, CAPE],
    wide: LINE,
    great: [TUB],
    ground: 'm0 50h100m-50 -50v100',
  },
  sound: {
    step: [{ pitch: 1.2, to: 1.5, lasts: 0.09, loud: 0.5 }],
    door: [{ pitch: 300, to: 900, lasts: 0.3, loud: 0.25 }],
    turn: [
      { pitch: 200, to: 300, lasts: 0.18, loud: 0.5 },
      { pitch: 200, to: 320, at: 0.2, lasts: 0.18, loud: 0.5 },
    ],
    air: [
      { pitch: 500, to: 900, lasts: 0.06, loud: 0.18 },
      { pitch: 650, to: 1100, at: 0.12, lasts: 0.06, loud: 0.14 },
    ],
  },
  ending: [
    { shapes: LINE, at: [0, -36, 1.6], motion: 'swings' },
    { shapes: TUB, at: [-70, 34, 0.62] },
    { shapes: CAPE, at: [74, 28, 1.5], motion: 'rises' },
    { shapes: STEAM, at: [-92, 72, 1], motion: 'drifts' },
  ],
};
