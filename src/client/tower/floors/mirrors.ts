import type { Floor } from './floor.ts';
import { BROKEN, CONSOLE, GREAT, LIGHTS, OVAL_GLASS, STAR, TALL } from './things/mirrors.ts';

// The hall of mirrors: harlequin marble, gilt frames, and glints that come from everywhere.

export const floor: Floor = {
  tones: {
    stone: [300, 0.016, 0.96, 0.605],
    room: [295, 0.028],
    wood: [82, 0.05],
    cloth: [270, 0.022],
    bright: [255, 0.014],
    around: [300, 0.028],
  },
  pattern: {
    odd: 'm50 0l50 50 -50 50 -50 -50Z',
    even: 'h50l-50 50Zm50 0h50v50Zm50 50v50h-50Zm-100 0l50 50h-50Z',
    joints: ['m50 0l50 50 -50 50 -50 -50Z'],
    inlays: ['m0 -6l6 6 -6 6 -6 -6Zm50 50l6 6 -6 6 -6 -6Z'],
  },
  light: {
    from: [0.5, 0.5, 0.9],
    hue: [280, 0.02],
    glow: [0.34, 0.1],
    shade: [0.07, 0.09],
    cast: 'M0 120l120 -120h50l-170 170ZM200 400l200 -200v60l-140 140ZM0 330l330 -330h16l-346 346Z',
  },
  furniture: {
    small: [OVAL_GLASS, LIGHTS, TALL, BROKEN],
    wide: CONSOLE,
    great: [GREAT],
    ground: 'm50 8l42 42 -42 42 -42 -42Z',
  },
  sound: {
    step: [
      { pitch: 2, lasts: 0.1, loud: 0.3 },
      { pitch: 4, at: 0.12, lasts: 0.2, loud: 0.06 },
      { pitch: 2, at: 0.22, lasts: 0.1, loud: 0.07 },
    ],
    door: [
      { pitch: 1175, lasts: 0.5, loud: 0.25 },
      { pitch: 1760, at: 0.1, lasts: 0.5, loud: 0.15 },
    ],
    turn: [
      { pitch: 600, to: 300, lasts: 0.3, loud: 0.25 },
      { pitch: 300, to: 600, at: 0.3, lasts: 0.3, loud: 0.25 },
    ],
    air: [
      { pitch: 2637, lasts: 0.4, loud: 0.06 },
      { pitch: 2637, at: 0.35, lasts: 0.4, loud: 0.03 },
    ],
  },
  ending: [
    { shapes: GREAT, at: [0, -10, 0.95] },
    { shapes: TALL, at: [-84, 14, 1.6] },
    { shapes: TALL, at: [84, 14, 1.6] },
    { shapes: TALL, at: [-130, 30, 1.1] },
    { shapes: TALL, at: [130, 30, 1.1] },
    { shapes: STAR, at: [10, -20, 1], motion: 'turns' },
    { shapes: STAR, at: [-84, -18, 0.6], motion: 'shines' },
    { shapes: STAR, at: [88, -8, 0.5], motion: 'shines' },
  ],
};
