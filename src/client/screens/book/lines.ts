// The Book as the server sends it: one line a won game, the best of each challenge first.

export interface BookLine {
  readonly scenario: number;
  readonly level: number;
  /** How many sand timer spaces were used. */
  readonly timers: number;
  readonly names: readonly string[];
  readonly game: string;
  readonly when: number;
}

/** A list of lines, bare or as `lines`; anything else is an empty book. */
export function readBook(answer: unknown): readonly BookLine[] {
  const lines = Array.isArray(answer) ? answer : (answer as { readonly lines?: unknown } | null)?.lines;
  return Array.isArray(lines) ? (lines as readonly BookLine[]) : [];
}

export interface BookPage {
  readonly scenario: number;
  readonly lines: readonly BookLine[];
}

/** Scenario by scenario; in each the levels in order, fewest timers first. */
export function pagesOf(lines: readonly BookLine[]): readonly BookPage[] {
  const scenarios = [...new Set(lines.map(({ scenario }) => scenario))].sort((a, b) => a - b);
  return scenarios.map((scenario) => ({
    scenario,
    lines: lines
      .filter((line) => line.scenario === scenario)
      .sort((one, other) => one.level - other.level || one.timers - other.timers || one.when - other.when),
  }));
}
