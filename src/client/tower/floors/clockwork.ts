import type { Floor } from './floor.ts';
import { CLOCKS, COG, DIAL, KEY, PENDULUM, SPRING, WEIGHTS, WHEELS } from './things/clockwork.ts';

// The clockwork: brass plates under the light of a great dial, wheels, and no room for toes.

export const floor: Floor = {
  tones: {
    stone: [85, 0.048, 0.905, 0.578],
    room: [62, 0.034],
    wood: [72, 0.06],
    cloth: [85, 0.05],
    bright: [92, 0.07],
    around: [65, 0.03],
  },
  pattern: {
    odd: 'h100v100h-100Z',
    joints: [
      'm4 12q0 -8 8 -8h76q8 0 8 8v76q0 8 -8 8h-76q-8 0 -8 -8Z',
      'm4 12q0 -8 8 -8h76q8 0 8 8v76q0 8 -8 8h-76q-8 0 -8 -8Zm26 24h40m-40 14h40m-40 14h40',
      'm4 12q0 -8 8 -8h76q8 0 8 8v76q0 8 -8 8h-76q-8 0 -8 -8Zm46 14a24 24 0 1 0 .1 0m0 14a10 10 0 1 0 .1 0',
    ],
    inlays: [
      `m12 15a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Zm70 0a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Zm0 70a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Zm-70 0a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z`,
    ],
  },
  light: {
    from: [0.5, 0.4, 0.9],
    hue: [92, 0.06],
    glow: [0.26, 0.1],
    shade: [0.1, 0.09],
    cast: 'M192 44h16v44h-16ZM192 312h16v44h-16ZM44 192h44v16h-44ZM312 192h44v16h-44ZM272 74l12 8 -24 34 -10 -6ZM128 74l-12 8 24 34 10 -6ZM272 326l12 -8 -24 -34 -10 6ZM128 326l-12 -8 24 -34 10 6ZM194 200l3 -88 6 0 3 88ZM204 192l62 44 -6 10 -62 -44Z',
  },
  furniture: {
    small: [COG, PENDULUM, SPRING, WEIGHTS, KEY],
    wide: CLOCKS,
    great: [WHEELS, DIAL],
    ground: 'm10 10h80v80h-80Z',
  },
  sound: {
    step: [
      { pitch: 3, lasts: 0.04, loud: 0.25, wave: 'square' },
      { pitch: 2, at: 0.08, lasts: 0.12, loud: 0.3 },
    ],
    door: [0, 0.07, 0.14, 0.21].map((at) => ({
      pitch: 1000,
      at,
      lasts: 0.03,
      loud: 0.25,
      wave: 'triangle' as const,
    })),
    turn: [
      ...[0, 0.08, 0.16, 0.24, 0.32].map((at) => ({
        pitch: 420,
        at,
        lasts: 0.04,
        loud: 0.2,
        wave: 'square' as const,
      })),
      { pitch: 196, at: 0.4, lasts: 0.4, loud: 0.5 },
    ],
    air: [0, 0.5, 1, 1.5].map((at, tick) => ({
      pitch: tick % 2 === 0 ? 1250 : 950,
      at,
      lasts: 0.03,
      loud: 0.13,
      wave: 'triangle' as const,
    })),
  },
  ending: [
    { shapes: COG, at: [-112, -46, 1.5], motion: 'turns' },
    { shapes: COG, at: [-64, 34, 1.1], motion: 'turns' },
    { shapes: COG, at: [106, 18, 1.7], motion: 'turns' },
    { shapes: DIAL, at: [8, -14, 1.05], motion: 'grows' },
    { shapes: WEIGHTS, at: [78, -56, 0.9], motion: 'falls' },
  ],
};
