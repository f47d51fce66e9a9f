import { marksFor, type Tally, type Told } from '#content/tally.ts';
import type { Ask } from './ask.ts';
import type { Write } from './writer.ts';

// The anonymous tally, as it is kept: a number for each mark of each quest and day, and nothing else.

export const TALLIES_TABLE = `CREATE TABLE tallies (subject TEXT NOT NULL, mark TEXT NOT NULL, count INTEGER NOT NULL,
  PRIMARY KEY (subject, mark)) STRICT, WITHOUT ROWID`;

export const TALLY_STATEMENTS = {
  countTally: `INSERT INTO tallies (subject, mark, count) VALUES (?, ?, 1)
    ON CONFLICT (subject, mark) DO UPDATE SET count = count + 1`,
} as const;

const subjectOf = (of: Told['of'], id: string) => `${of} ${id}`;

/** All of them or none. */
export const tallyWrites = (told: Told): readonly Write[] =>
  marksFor(told).map((mark) => ['countTally', subjectOf(told.of, told.id), mark]);

export function tallyReader(ask: Ask) {
  return async (of: Told['of'], id: string): Promise<Tally> => {
    const rows = await ask('SELECT mark, count FROM tallies WHERE subject = $subject', {
      subject: subjectOf(of, id),
    });
    return Object.fromEntries(rows.map(({ mark, count }) => [String(mark), Number(count)]));
  };
}
