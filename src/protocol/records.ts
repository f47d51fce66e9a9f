/** [H0.1] How often a level of hidden roles went to each side; games that were broken or called off count for none. */
export interface SidesWon {
  readonly level: string;
  readonly loyal: number;
  readonly traitors: number;
  readonly nobody: number;
}

/** How a game stands among those that its group has won of the same challenge: its figures, and the best of the others. */
export interface Records {
  readonly won: boolean;
  readonly time: number | null;
  readonly timers: number;
  /** How often this room has won it by now, this game included, and whether this was the first; with hidden roles, how
   * often it went to the same side. */
  readonly wins: number;
  readonly isFirst: boolean;
  /** Null where there are none, or none that was timed. */
  readonly others: { readonly time: number | null; readonly timers: number | null };
  /** With hidden roles: how its level has gone in this room by now. */
  readonly sides?: SidesWon;
}
