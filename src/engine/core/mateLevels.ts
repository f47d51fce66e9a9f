/** How well a bot keeps up: in pace and noticing, never in what it knows. */
export const MATE_LEVELS = ['relaxed', 'attentive', 'quick'] as const;
export type MateLevel = (typeof MATE_LEVELS)[number];
