/** What is kept of one achievement of somebody: how far they ever were, and since when it is theirs. */
export interface KeptAchievement {
  readonly id: string;
  readonly best: number;
  /** The game that it was first earned in, and when that was, by the wall clock; null where it is still open. */
  readonly game: string | null;
  readonly won: number | null;
}
