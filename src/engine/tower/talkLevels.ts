// What a table for the tower is chosen by, before there is a quest on it.

/** [T17] how much may be said: `tongue` in logs and messages. Tutorials are free whatever is chosen. */
export const TALK_LEVELS = ['free', 'beginner', 'enlightened', 'expert'] as const;
export type TalkLevel = (typeof TALK_LEVELS)[number];

/** [T1]. */
export const TOWER_PLAYERS = { least: 1, most: 4 } as const;
