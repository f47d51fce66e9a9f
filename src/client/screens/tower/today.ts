// Days are those of world time, wherever one is.

/** `2026-11-02`. */
export type Day = string;

export const dayOf = (time: number): Day => new Date(time).toISOString().slice(0, 10);

/** A page may be left open over midnight. */
export const today = (): Day => dayOf(Date.now());
