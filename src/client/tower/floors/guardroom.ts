import type { Floor } from './floor.ts';
import { BOOTS, DICE, HELMETS, SHIELD, SOUP, SPEARS, TABLE } from './things/guardroom.ts';

// The guardroom: boards under a lantern, helmets on hooks, dice that were left lying. Everyone is at lunch.

export const floor: Floor = {
  tones: {
    stone: [78, 0.034, 0.91, 0.578],
    room: [92, 0.028],
    wood: [62, 0.05],
    cloth: [28, 0.06],
    bright: [85, 0.05],
    around: [95, 0.03],
  },
  pattern: {
    odd: 'h100v100h-100Z',
    joints: [
      'h100m-100 25h100m-100 25h100m-100 25h100m-70 -75v25m40 0v25m-52 0v25m36 0v25',
      'h100m-100 25h100m-100 25h100m-100 25h100m-24 -75v25m-50 0v25m62 0v25m-44 0v25',
      'h100m-100 25h100m-100 25h100m-100 25h100m-46 -75v25m28 0v25m-60 0v25m44 0v25',
    ],
    inlays: [
      'm30 6a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Zm4 50a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z',
      'm70 31a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Zm-60 50a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z',
    ],
  },
  light: {
    from: [0.5, 0.5, 0.8],
    hue: [75, 0.07],
    glow: [0.34, 0.16],
    shade: [0.1, 0.09],
  },
  furniture: {
    small: [SPEARS, BOOTS, SHIELD, DICE, SOUP],
    wide: HELMETS,
    great: [TABLE],
    ground: 'm0 33h100m-100 34h100m-60 -67v33m30 0v34m-44 0v33',
  },
  sound: {
    step: [
      { pitch: 0.5, lasts: 0.08, loud: 0.7, wave: 'triangle' },
      { pitch: 1, lasts: 0.05, loud: 0.25 },
    ],
    door: [
      { pitch: 140, lasts: 0.06, loud: 0.7, wave: 'triangle' },
      { pitch: 210, at: 0.1, lasts: 0.1, loud: 0.5, wave: 'triangle' },
    ],
    turn: [
      { pitch: 120, to: 90, lasts: 0.3, loud: 0.5, wave: 'triangle' },
      { pitch: 150, at: 0.32, lasts: 0.07, loud: 0.6, wave: 'triangle' },
    ],
    air: [0, 0.09, 0.2].map((at) => ({ pitch: 900, to: 700, at, lasts: 0.03, loud: 0.16, wave: 'triangle' })),
  },
  ending: [
    { shapes: HELMETS, at: [0, -52, 1.3], motion: 'swings' },
    { shapes: SPEARS, at: [-116, 34, 1.3] },
    { shapes: TABLE, at: [0, 26, 0.9] },
    { shapes: DICE, at: [112, 48, 1.1], motion: 'falls' },
  ],
};
