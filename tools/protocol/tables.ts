import { PageMessages } from './asyncapi.ts';
import { type Json, jsonSchema } from './jsonSchema.ts';
import { ANYWHERE, ROUTES } from './routes.ts';
import { FAREWELLS, ServerMessages } from './told.ts';
import { COMMANDS, EVENTS } from './words.ts';

// The tables of docs/protocol.md: between a line `<!-- NAME -->` and the next `<!-- / -->` everything is written by the
// generator, everything else by people.

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

const table = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
  [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

const wordsTable = (head: string, words: Words) =>
  table(
    [head, 'fields'],
    Object.entries(words).map(([name, fields]) => [
      `\`${name}\``,
      Object.entries(fields)
        .map(([field, kind]) => `\`${field}\` ${kind}`)
        .join(', '),
    ]),
  );

/** The fields of a message; those that may be missing have a question mark. */
function fieldsOf(schema: Json): string {
  const [first] = (schema.anyOf ?? schema.oneOf ?? [schema]) as readonly Json[];
  const { properties = {}, required = [] } = first as { properties?: Json; required?: readonly string[] };
  return Object.keys(properties)
    .filter((name) => name !== 'type')
    .map((name) => `\`${name}${required.includes(name) ? '' : '?'}\``)
    .join(', ');
}

const messagesTable = (all: typeof PageMessages) =>
  table(
    ['type', 'fields'],
    Object.entries(all).map(([type, schema]) => [`\`${type}\``, fieldsOf(jsonSchema(schema))]),
  );

const codes = (refused: Readonly<Record<number, readonly string[]>>) =>
  Object.entries(refused)
    .map(([status, all]) => `${status} ${all.map((code) => `\`${code}\``).join(' ')}`.trim())
    .join(', ');

const routesTable = () =>
  table(
    ['asked', 'what it is', 'refused with'],
    Object.entries(ROUTES)
      .filter(([key]) => !ROUTES[key]?.about.endsWith('the page'))
      .map(([key, { about, asked = {}, refused }]) => {
        const query = Object.entries(asked).map(([name, { needed }]) => (needed ? name : `${name}?`));
        const behind = query.length === 0 ? '' : `, with ${query.map((name) => `\`${name}\``).join(', ')}`;
        return [`\`${key}\``, `${about}${behind}`, codes(refused)];
      }),
  );

export const TABLES: Readonly<Record<string, () => string>> = {
  'said by a page': () => messagesTable(PageMessages),
  'told by the server': () => messagesTable(ServerMessages),
  farewells: () =>
    table(
      ['why', 'what it means'],
      Object.entries(FAREWELLS).map(([why, about]) => [`\`${why}\``, about]),
    ),
  events: () => wordsTable('event', EVENTS),
  commands: () => wordsTable('command', COMMANDS),
  routes: routesTable,
  'refused anywhere': () => codes(ANYWHERE),
};

const SECTION = /(<!-- ([a-z ]+) -->\n)[\s\S]*?(<!-- \/ -->)/g;

export function withTables(page: string): string {
  return page.replaceAll(SECTION, (_, open: string, name: string, close: string) => {
    const made = TABLES[name];
    if (made === undefined) throw new Error(`docs/protocol.md: there is no table '${name}'`);
    return `${open}\n${made()}\n\n${close}`;
  });
}
