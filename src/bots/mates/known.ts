import type { Box, PublicGame, Shared } from '#engine/mall/index.ts';

// What was worked out for a table, or for the mall as it lies, and holds as long as that does.

/** Remembers, for each such thing, what was asked of it before. */
export function knownBy<Thing extends object, Answer>() {
  const byThing = new WeakMap<Thing, Map<string, Answer>>();
  return (thing: Thing, question: string, ask: () => Answer): Answer => {
    const known = byThing.get(thing) ?? new Map<string, Answer>();
    if (!byThing.has(thing)) byThing.set(thing, known);
    return answered(known, question, ask);
  };
}

interface Table<Answer> {
  readonly shared: Shared;
  readonly known: Map<string, Answer>;
}

/** The table as it is, and others that were thought of. */
const LAST = 4;

/**
 * The same for the last tables of a game. A table lives for a second: were it a key itself, whoever clears away what nobody needs
 * would have as much to do as whoever thinks.
 */
export function knownAtTable<Answer>() {
  const byBox = new WeakMap<Box, Table<Answer>[]>();
  return (
    { box, shared }: Pick<PublicGame, 'box' | 'shared'>,
    question: string,
    ask: () => Answer,
  ): Answer => {
    const tables = byBox.get(box) ?? [];
    if (!byBox.has(box)) byBox.set(box, tables);
    return answered(tableIn(tables, shared).known, question, ask);
  };
}

function tableIn<Answer>(tables: Table<Answer>[], shared: Shared): Table<Answer> {
  const at = tables.findIndex((table) => table.shared === shared);
  if (at === 0) return tables[0] as Table<Answer>;
  const [table = { shared, known: new Map() }] = at < 0 ? [] : tables.splice(at, 1);
  tables.unshift(table);
  tables.length = Math.min(tables.length, LAST);
  return table;
}

function answered<Answer>(known: Map<string, Answer>, question: string, ask: () => Answer): Answer {
  const answer = known.get(question);
  if (answer !== undefined || known.has(question)) return answer as Answer;
  const found = ask();
  known.set(question, found);
  return found;
}
