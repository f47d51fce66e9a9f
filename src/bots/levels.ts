import type { MateLevel } from '#engine/core/mateLevels.ts';

/** By how much longer than people a bot takes, in the mall and in the tower. */
export const SLOWNESS: Readonly<Record<MateLevel, number>> = { relaxed: 1.5, attentive: 1, quick: 0.6 };
