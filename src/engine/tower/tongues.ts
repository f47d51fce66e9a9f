// What a table for the tower is chosen by, before there is a quest on it.

/** [T17] how much may be said. Tutorials are free whatever is chosen. */
export const TONGUES = ['free', 'beginner', 'enlightened', 'expert'] as const;
export type Tongue = (typeof TONGUES)[number];

/** [T1]. */
export const TOWER_PLAYERS = { least: 1, most: 4 } as const;
