import type { Hue } from './floor.ts';

// What is seen of each floor from outside, from the lowest: the light in its window, and what stands before it. Paths in a
// square of 24 on a sill at 22.

export const SIGNS: readonly { readonly light: Hue; readonly path: string }[] = [
  { light: [235, 0.05], path: 'M4 2h2v20H4zM9 2h2v20H9zM14 2h2v20h-2zM19 2h2v20h-2zM3 10h19v2H3z' },
  { light: [80, 0.09], path: 'M5 22v-7q0-9 7-9t7 9v7h-4v-5h-2v5h-2v-5H9v5zM11 2h2v4h-2z' },
  { light: [45, 0.1], path: 'M4 16h16l-2 6H6zM4 14q1-6 8-6t8 6zM9 6q-2-2 0-4M15 6q-2-2 0-4' },
  { light: [210, 0.04], path: 'M2 4h20v2h-3v9q5 0 5 3-3 3-9 1V6H9v10H3V6H2z' },
  {
    light: [105, 0.09],
    path: 'M2 12a10 10 0 0 1 20 0q-3-2-5 0-2-2-4 0v7q0 3-3 3-2 0-2-2h2q0 1 1 0v-8q-2-2-4 0-2-2-5 0z',
  },
  { light: [85, 0.1], path: 'M9 3l11-2v15a4 3 0 1 1-2-3V6L11 7v11a4 3 0 1 1-2-3z' },
  { light: [75, 0.08], path: 'M2 6q6-3 10 1 4-4 10-1v14q-6-3-10 1-4-4-10-1z' },
  { light: [115, 0.12], path: 'M9 2h6v2h-1v5l6 10q1 3-2 3H6q-3 0-2-3l6-10V4H9z' },
  { light: [290, 0.04], path: 'M12 2q8 0 8 9t-8 9-8-9 8-9zM8 20h8v2H8zM12 5q-5 0-5 6h2q0-4 3-4z' },
  { light: [135, 0.1], path: 'M11 22v-7Q4 15 3 8q7 0 8 5 0-8 7-11 3 8-5 12v8z' },
  { light: [90, 0.04], path: 'M8 2h8v3q6 4 3 10-2 3-4 4v3H9v-3q-2-1-4-4-3-6 3-10z' },
  {
    light: [88, 0.11],
    path: 'M10 1h4v3l3 1 2-2 3 3-2 2 1 3h3v4h-3l-1 3 2 2-3 3-2-2-3 1v3h-4v-3l-3-1-2 2-3-3 2-2-1-3H0v-4h3l1-3-2-2 3-3 2 2 3-1z',
  },
  { light: [270, 0.08], path: 'M2 11L17 2l3 5L5 16zM11 13l6 9h-3l-3-6-3 6H5z' },
  {
    light: [55, 0.13],
    path: 'M1 22q-1-6 4-7l-1-4 3 2q4-6 9-2l2-3 1 5 4 1-2 3q2 5-2 5zM6 5h4L6 9h4V8H8l2-3z',
  },
  { light: [60, 0.1], path: 'M12 1l8 9-8 12-8-12z' },
];
