import { box, disc, type Prop } from './shapes.ts';

// What only the shops of Maximum Security sell; it comes with that.

export const SECURITY_GOODS = {
  glasses: [
    [4, `${disc(-18, 0, 15)}${disc(18, 0, 15)}`],
    [0, 'M-3 0q3 -5 6 0M-33 -4 -38 -10M33 -4 38 -10'],
    [3, `${disc(-18, 0, 6)}${disc(18, 0, 6)}`],
  ],
  lockers: [
    [3, box(-36, -30, 72, 58)],
    [2, 'M-33 -27h20v52h-20ZM-10 -27h20v52h-20ZM13 -27h20v52h-20Z'],
    [0, 'M-29 -20h12M-29 -15h12M-6 -20h12M-6 -15h12M17 -20h12M17 -15h12'],
    [4, `${disc(-17, 4, 2.5)}${disc(6, 4, 2.5)}${disc(29, 4, 2.5)}`],
  ],
  monitors: [
    [3, 'M-34 -28h32v24h-32ZM2 -28h32v24h-32ZM-34 0h68v26h-68Z'],
    [4, 'M-30 -24h24v16h-24ZM6 -24h24v16h-24Z'],
    [1, 'M-28 6h34v5h-34ZM-28 15h26v5h-26Z'],
    [2, `${disc(20, 13, 6)}`],
  ],
  pipes: [
    [2, 'M-36 -20h40q14 0 14 14v32h-14V-4q0 -2 -2 -2h-38Z'],
    [3, 'M-36 -24h8v22h-8ZM0 22h22v8H0Z'],
    [1, 'M-30 10h20v16h-20Z'],
    [4, disc(-20, 18, 4)],
  ],
  trapdoor: [
    [3, box(-30, -30, 60, 60)],
    [1, 'M-26 -26h52v14h-52Z'],
    [0, 'M-26 -6 26 26M26 -6 -26 26'],
    [4, 'M-8 -22h16v6h-16Z'],
  ],
} satisfies Readonly<Record<string, Prop>>;
