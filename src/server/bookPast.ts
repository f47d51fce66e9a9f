import { isModule } from '#content/moduleList.ts';
import { SCENARIOS } from '#content/scenarios.ts';
import { type Ask, first } from './ask.ts';
import { type Ending, unusual } from './book.ts';
import type { AnyHeader } from './catalogue.ts';
import { ENDED, type Fields, SCENARIO } from './ending.ts';

// What a room has played, won or lost, the latest first, and which scenarios it has tried. Nobody else's past is told.

const OVER = 'ending IS NOT NULL AND broken IS NULL';

export const PAST_INDEXES: readonly string[] = [
  `CREATE INDEX games_past ON games (room, ${ENDED}) WHERE ${OVER}`,
  `CREATE INDEX games_tried ON games (room, ${SCENARIO}) WHERE ${OVER}`,
];

export const pastQueries = ({ ended, scenario, level, seq }: Fields) =>
  ({
    past: `SELECT id, header, ending, ${ended} AS ended, ${seq} AS seq FROM games WHERE room = $room AND ${OVER}
      AND ${ended} <= $ended AND (${ended} < $ended OR ${seq} < $seq) ORDER BY ${ended} DESC, ${seq} DESC LIMIT $most`,
    tried: `SELECT 1 AS tried FROM games WHERE room = $room AND ${scenario} = $scenario AND ${OVER}
      AND ${level} IS NULL LIMIT 1`,
  }) as const;

/** So many games a page. */
const GAMES = 10;

export interface PastGame extends Omit<Ending, 'actions'> {
  readonly game: string;
  readonly title: AnyHeader['title'];
  /** [X0.8] modules in play that the title does not name: the tokens of a tutorial. */
  readonly joined?: readonly string[];
}

interface Row {
  readonly id: string;
  readonly header: string;
  readonly ending: string;
  readonly ended: number;
  readonly seq: number;
}

export type PastReader = ReturnType<typeof pastReader>;

export function pastReader(ask: Ask, fields: Fields) {
  const queries = pastQueries(fields);
  const isTried = async (room: string, scenario: number) =>
    (await first(ask(queries.tried, { room, scenario }))) !== undefined;
  return {
    /** Null where `after` is no place in it. */
    past: async (room: string, after: string | null) => {
      const from = after === null ? NOW : placeOf(after);
      if (from === null) return null;
      const rows = await ask(queries.past, { room, ...from, most: GAMES + 1 });
      const shown = rows.slice(0, GAMES) as unknown as readonly Row[];
      const last = rows.length > GAMES ? shown.at(-1) : undefined;
      const next = last === undefined ? null : `${last.ended}.${last.seq}`;
      return { games: shown.flatMap((row) => gameIn(row) ?? []), next };
    },
    tried: async (room: string): Promise<readonly number[]> => {
      const numbers = SCENARIOS.map(({ number }) => number);
      const tried = await Promise.all(numbers.map((scenario) => isTried(room, scenario)));
      return numbers.filter((_, n) => tried[n]);
    },
  };
}

const NOW = { ended: Number.MAX_SAFE_INTEGER, seq: 0 };

function placeOf(text: string): typeof NOW | null {
  if (!/^\d{1,15}\.\d{1,15}$/.test(text)) return null;
  const [ended = 0, seq = 0] = text.split('.').map(Number);
  return { ended, seq };
}

/** One that cannot be read is not told of. */
function gameIn({ id, header, ending }: Row): PastGame | null {
  try {
    const known = JSON.parse(header) as AnyHeader;
    const {
      won,
      reason,
      timers,
      time,
      names,
      when,
      side,
      winners,
      bots = [],
      lent = [],
    } = JSON.parse(ending) as Ending;
    const joined = unusual(known).joined?.filter(isModule) ?? [];
    const more = {
      ...(time === undefined ? {} : { time }),
      ...(joined.length === 0 ? {} : { joined }),
      ...(bots.length === 0 ? {} : { bots }),
      ...(lent.length === 0 ? {} : { lent }),
      ...(side === undefined ? {} : { side, winners: winners ?? [] }),
    };
    return { game: id, title: known.title, won, reason, timers, names, when, ...more };
  } catch {
    return null;
  }
}
