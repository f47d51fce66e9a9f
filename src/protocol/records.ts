/** How a game stands among those that its group has won of the same challenge: its figures, and the best of the others. */
export interface Records {
  readonly won: boolean;
  readonly time: number | null;
  readonly timers: number;
  /** How often this room has won it by now, this game included, and whether this was the first. */
  readonly wins: number;
  readonly isFirst: boolean;
  /** Null where there are none, or none that was timed. */
  readonly others: { readonly time: number | null; readonly timers: number | null };
}
