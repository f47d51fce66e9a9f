import * as v from 'valibot';
import type { PuzzleCode } from '#content/puzzle.ts';
import { PAGES } from '#server/pages.ts';
import { SolvedSchema } from '#server/puzzleListRoute.ts';
import { Given } from '#server/puzzles.ts';
import { ToldSchema } from '#server/tallyRoute.ts';

// Every address that the server answers over http, with what may be asked and what is answered. A test asks a running server
// for its routes, and finds each of them here and the other way round.

export interface Route {
  readonly about: string;
  /** In the address, by name; `{code}` of it. */
  readonly named?: Readonly<Record<string, string>>;
  /** Behind the question mark; those that are needed, and those that may be left out. */
  readonly asked?: Readonly<Record<string, { readonly about: string; readonly needed: boolean }>>;
  readonly body?: v.GenericSchema;
  /** How it is answered where all is well: a schema, or the type of what is no JSON; null where there is nothing to say. */
  readonly answer: { readonly status: number; readonly is: v.GenericSchema | string | null };
  /** By status, the codes of refusals; `sameBody` where it is answered as if all were well. */
  readonly refused: Readonly<Record<number, readonly string[]>>;
  readonly sameBody?: number;
  /** Who may ask: whoever belongs there, by their cookie. */
  readonly cookie?: true;
}

const text = v.string();
const count = v.number();
const names = v.array(text);
const next = v.nullable(text);
const counts = v.array(count);
const title = v.record(text, v.union([text, count]));

/** A line of the Book, whatever it was won at: which fields there are depends on that. */
const Line = v.strictObject({
  timers: count,
  time: v.exactOptional(count),
  sand: v.exactOptional(count),
  joined: v.exactOptional(names),
  names,
  game: text,
  when: count,
  scenario: v.exactOptional(count),
  level: v.exactOptional(count),
  evening: v.exactOptional(text),
  hardcore: v.exactOptional(count),
  own: v.exactOptional(text),
  code: v.exactOptional(text),
  quest: v.exactOptional(text),
  actions: v.exactOptional(count),
  roles: v.exactOptional(text),
  side: v.exactOptional(text),
  winners: v.exactOptional(counts),
  title: v.exactOptional(title),
});

export const Sides = v.strictObject({ level: text, loyal: count, traitors: count, nobody: count });
export const RecordsOfGame = v.strictObject({
  won: v.boolean(),
  time: v.nullable(count),
  timers: count,
  wins: count,
  isFirst: v.boolean(),
  others: v.strictObject({ time: v.nullable(count), timers: v.nullable(count) }),
  sides: v.exactOptional(Sides),
});
export const Kept = v.strictObject({ id: text, best: count, game: v.nullable(text), won: v.nullable(count) });
export const PuzzleShown = v.strictObject({
  code: text,
  title: text,
  author: v.nullable(text),
  quest: text,
  optimal: v.picklist(['proven', 'claimed']),
  solved: count,
  liked: count,
  fewest: v.nullable(count),
});

const Challenge = v.strictObject({
  challenge: text,
  count,
  lines: v.array(Line),
  after: next,
  first: v.nullable(Line),
  fastest: v.nullable(Line),
});
const PastGame = v.strictObject({
  game: text,
  title,
  won: v.boolean(),
  reason: text,
  timers: count,
  time: v.exactOptional(count),
  names,
  when: count,
  joined: v.exactOptional(names),
  bots: v.exactOptional(counts),
  lent: v.exactOptional(counts),
  side: v.exactOptional(text),
  winners: v.exactOptional(counts),
});

const room = { about: 'the code of a room', needed: false };
const itsRoom = { ...room, needed: true };
const after = { about: 'the place after which to go on: `next` of the page before', needed: false };
const code = { code: 'the code of a room, as it is in its link' };
const game = { id: 'the id of a game' };
const ok = (is: v.GenericSchema | string) => ({ status: 200, is });
const MALFORMED = { 400: ['message.malformed'] };

/** Before anything is looked at: from wherever it comes, whatever is asked for. */
export const ANYWHERE: Readonly<Record<number, readonly string[]>> = {
  421: ['request.name'],
  429: ['request.tooMany'],
  503: ['server.busy', 'server.unwell'],
};

const PUZZLE_REFUSED: Readonly<Record<number, readonly PuzzleCode[]>> = {
  413: ['puzzle.tooLarge'],
  422: ['puzzle.drawing', 'puzzle.malformed', 'puzzle.proof', 'puzzle.title', 'puzzle.tooEasy'],
  429: ['puzzle.tooFast'],
  503: ['puzzle.busy', 'puzzle.full', 'puzzle.slow'],
  507: ['server.full'],
};

const page = (path: string): readonly [string, Route] => [
  `GET ${path}`,
  { about: 'the page', answer: ok('text/html'), refused: {} },
];

export const ROUTES: Readonly<Record<string, Route>> = {
  'GET /healthz': {
    about: 'tries a write, and says whether it went well',
    answer: ok(v.strictObject({ ok: v.boolean() })),
    refused: {},
    sameBody: 503,
  },
  'GET /metrics': {
    about: 'figures for Prometheus, for programs on this computer (`HUSHGLASS_METRICS`)',
    answer: ok('text/plain'),
    refused: { 404: [] },
  },
  'GET /api/lan': {
    about: 'the address at which others reach this server; null where nobody else does',
    answer: ok(v.strictObject({ url: v.nullable(text) })),
    refused: {},
  },
  'POST /api/rooms': {
    about: 'opens a room; whoever has no cookie gets one',
    answer: { status: 201, is: v.strictObject({ code: text }) },
    refused: { 507: ['server.full'] },
  },
  'GET /api/rooms/:code': {
    about: 'whether there is such a room, and whether a game is being played; whoever has no cookie gets one',
    named: code,
    answer: ok(v.strictObject({ code: text, playing: v.boolean() })),
    refused: { 404: ['room.unknown'] },
  },
  'GET /api/rooms/:code/achievements': {
    about: 'what whoever asks has achieved in this room',
    named: code,
    answer: ok(v.strictObject({ kept: v.array(Kept) })),
    refused: { 404: ['room.unknown'] },
    cookie: true,
  },
  'GET /api/games/:id/log': {
    about: 'the log of a finished game, a line an entry (ARCHITECTURE.md, Logs)',
    named: game,
    answer: ok('application/x-ndjson'),
    refused: { 404: ['game.unknown'], 503: ['server.busy'] },
  },
  'GET /api/games/:id/room': {
    about: 'in which room a game was played, for those who belong there',
    named: game,
    answer: ok(v.strictObject({ room: text })),
    refused: { 404: ['game.unknown'] },
    cookie: true,
  },
  'POST /api/puzzles': {
    about: 'publishes a puzzle that somebody drew (docs/puzzles.md)',
    body: Given,
    answer: { status: 201, is: v.strictObject({ code: text }) },
    refused: PUZZLE_REFUSED,
  },
  'GET /api/puzzles/:code': {
    about: 'such a puzzle',
    named: { code: 'the code of a puzzle, as it is in its link' },
    answer: ok(PuzzleShown),
    refused: { 404: ['puzzle.unknown'] },
  },
  'GET /api/puzzles': {
    about: 'puzzles that their makers want to be found, with what was counted of them',
    asked: {
      order: { about: '`newest`, `liked` or `unsolved`', needed: false },
      after,
    },
    answer: ok(v.strictObject({ puzzles: v.array(PuzzleShown), next })),
    refused: { 400: ['puzzle.malformed'] },
  },
  'POST /api/puzzles/:code/solved': {
    about: 'counts that somebody solved a puzzle without help; kept before it is answered',
    named: { code: 'the code of a puzzle, as it is in its link' },
    body: SolvedSchema,
    answer: { status: 204, is: null },
    refused: { 400: ['puzzle.malformed'], 404: ['puzzle.unknown'], 422: ['puzzle.malformed'] },
  },
  'POST /api/puzzles/:code/liked': {
    about: 'counts that somebody liked a puzzle; kept before it is answered',
    named: { code: 'the code of a puzzle, as it is in its link' },
    answer: { status: 204, is: null },
    refused: { 404: ['puzzle.unknown'] },
  },
  'POST /api/tally': {
    about: 'counts that a quest of the tower or the puzzle of a day was solved; kept before it is answered',
    body: ToldSchema,
    answer: { status: 204, is: null },
    refused: { 400: ['message.malformed'], 404: ['puzzle.unknown'], 507: ['server.full'] },
  },
  'GET /api/tally/:of/:id': {
    about: 'how often that was, in how many actions, after how many tries and minutes',
    named: { of: '`quest` or `day`', id: 'the id of a quest, or a day' },
    answer: ok(v.strictObject({ tally: v.record(text, count) })),
    refused: { 404: ['puzzle.unknown'] },
  },
  'GET /api/book': {
    about:
      'the Book: of all challenges the best lines, or the lines of one challenge; of a room, or of everyone',
    asked: { room, challenge: { about: 'the key of one challenge', needed: false }, after },
    answer: ok(
      v.union([
        v.strictObject({ challenges: v.array(Challenge), next }),
        v.strictObject({ lines: v.array(Line), next }),
      ]),
    ),
    refused: MALFORMED,
  },
  'GET /api/book/won': {
    about: 'what a room has won of what everyone can win',
    asked: { room: itsRoom },
    answer: ok(v.strictObject({ scenarios: counts, quests: names, evenings: names })),
    refused: MALFORMED,
  },
  'GET /api/book/open': {
    about:
      'the scenarios and evenings that were won, by a room or by anyone, and those that a room has tried',
    asked: { room },
    answer: ok(v.strictObject({ won: counts, evenings: names, tried: counts })),
    refused: MALFORMED,
  },
  'GET /api/book/sides': {
    about: 'how often each level of hidden roles went to which side, in a room or anywhere',
    asked: { room },
    answer: ok(v.strictObject({ sides: v.array(Sides) })),
    refused: MALFORMED,
  },
  'GET /api/book/past': {
    about: 'what a room has played, won or lost, the latest first',
    asked: { room: itsRoom, after },
    answer: ok(v.strictObject({ games: v.array(PastGame), next })),
    refused: MALFORMED,
  },
  'GET /api/book/records': {
    about: 'how a game stands among the others of its room; null where it is in no book',
    asked: { game: { about: 'the id of a game', needed: true } },
    answer: ok(v.nullable(RecordsOfGame)),
    refused: { ...MALFORMED, 404: ['game.unknown'] },
  },
  ...Object.fromEntries(PAGES.map(page)),
  'GET /*': { about: 'a file of the page', answer: ok('*/*'), refused: { 404: ['page.unknown'] } },
};
