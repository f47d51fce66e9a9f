import { disc, type Prop } from '#client/art/props/shapes.ts';

/** A wheel with teeth and a hub, at a place. */
function cog(x: number, y: number, radius: number, teeth: number): string {
  const corner = (at: number, r: number) =>
    `${Math.round(x + Math.cos(at) * r)} ${Math.round(y + Math.sin(at) * r)}`;
  const step = (2 * Math.PI) / teeth;
  const edge = Array.from({ length: teeth }, (_, tooth) =>
    [-0.3, -0.18, 0.18, 0.3].map((part, at) =>
      corner((tooth + part) * step, at % 3 === 0 ? radius * 0.82 : radius),
    ),
  );
  return `M${edge.flat().join('L')}Z`;
}

export const WHEELS: Prop = [
  [1, cog(-22, -20, 60, 14)],
  [3, disc(-22, -20, 38)],
  [2, disc(-22, -20, 33)],
  [1, `M-28 -54h12v68h-12ZM-56 -26h68v12h-68Z${disc(-22, -20, 13)}`],
  [2, cog(44, 42, 38, 10)],
  [3, disc(44, 42, 18)],
  [4, `${disc(44, 42, 8)}${disc(-22, -20, 6)}`],
  [1, cog(-56, 58, 24, 8)],
  [4, disc(-56, 58, 7)],
];
export const CLOCKS: Prop = [
  [3, 'M-84 22h168v10h-168Z'],
  [1, `${disc(-54, -4, 28)}M-14 22v-42q14 -16 28 0v42ZM34 22v-30l22 -18 22 18v30Z`],
  [4, `${disc(-54, -4, 21)}${disc(0, -12, 9)}${disc(56, 0, 11)}`],
  [2, 'M-8 2h16v16h-16Z'],
  [0, 'M-54 -4v-14M-54 -4l10 6M0 -12v-6M0 -12h5M56 0v-7M56 0l5 3M0 2v10M50 14v8M62 14v8'],
];
export const PENDULUM: Prop = [
  [3, 'M-26 -34h52v66h-52Z'],
  [2, 'M-20 -28h40v54h-40Z'],
  [1, 'M-2 -28h4v34h-4Z'],
  [4, `${disc(0, 12, 11)}`],
  [0, 'M-14 -20l-4 36M14 -20l4 36'],
];
export const COG: Prop = [
  [1, cog(0, 0, 34, 10)],
  [2, disc(0, 0, 18)],
  [4, disc(0, 0, 7)],
  [0, 'M0 -18v11M0 7v11M-18 0h11M7 0h11'],
];
export const SPRING: Prop = [
  [3, 'M-28 22h56v8h-56Z'],
  [0, 'M0 -2a6 6 0 1 1 6 -6a12 12 0 1 1 -12 12a18 18 0 1 1 18 -18a24 24 0 0 1 0 34'],
  [2, 'M-30 10h12v12h-12Z'],
  [4, disc(3, -8, 4)],
];
export const WEIGHTS: Prop = [
  [3, 'M-32 -34h64v7h-64Z'],
  [1, 'M-24 -2h18v32q-9 5 -18 0ZM8 -14h18v32q-9 5 -18 0Z'],
  [4, 'M-24 4h18v5h-18ZM8 -8h18v5h-18Z'],
  [0, 'M-15 -27v25M17 -27v13'],
];
export const KEY: Prop = [
  [1, `${disc(-12, -14, 13)}${disc(12, -14, 13)}M-5 -8h10v38h-10ZM-5 16h16v6h-16Z`],
  [3, `${disc(-12, -14, 6)}${disc(12, -14, 6)}`],
];
export const DIAL: Prop = [
  [3, disc(0, 0, 62)],
  [4, disc(0, 0, 54)],
  [
    0,
    'M0 -50v10M0 40v10M-50 0h10M40 0h10M25 -43l-4 8M43 -25l-8 4M25 43l-4 -8M43 25l-8 -4M-25 -43l4 8M-43 -25l8 4M-25 43l4 -8M-43 25l8 -4',
  ],
  [3, 'M-3 6v-44l3 -6 3 6v44ZM-4 4v-28l4 -5 4 5v28Z'],
];
