// What a table asks of the Book: what its room has won. The rest of it is in lines.ts.

export async function ask(path: string, asked: Readonly<Record<string, string | null>>): Promise<unknown> {
  const given = Object.entries(asked).filter((pair): pair is [string, string] => pair[1] !== null);
  const query = new URLSearchParams(given).toString();
  try {
    const answer = await fetch(query === '' ? path : `${path}?${query}`);
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}

/** The scenarios of the game, at whatever level, the quests of the tower and the evenings that a room has won. */
export interface WonHere {
  readonly scenarios: ReadonlySet<number>;
  readonly quests: ReadonlySet<string>;
  readonly evenings: ReadonlySet<string>;
}
export const NOTHING_WON: WonHere = { scenarios: new Set(), quests: new Set(), evenings: new Set() };

export async function fetchWon(room: string): Promise<WonHere> {
  const answer = (await ask('/api/book/won', { room })) as {
    readonly scenarios: readonly number[];
    readonly quests: readonly string[];
    readonly evenings: readonly string[];
  } | null;
  if (answer === null) return NOTHING_WON;
  const { scenarios, quests, evenings } = answer;
  return { scenarios: new Set(scenarios), quests: new Set(quests), evenings: new Set(evenings) };
}
