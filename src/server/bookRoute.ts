import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { BOTS, PEOPLE } from './book.ts';
import { ifReadable } from './readable.ts';
import type { Store } from './store.ts';

// The Book, page by page: of all challenges the best lines, or the lines of one challenge; what is still open; and of
// one room what it played and where a game of it stands among the others.

type Book = Store['book'];

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(2_000));
const Asked = v.object({
  room: v.optional(text),
  challenge: v.optional(text),
  after: v.optional(text),
  /** The chapter of those games that bots played in. */
  bots: v.optional(v.literal('1')),
});
const AskedRoom = v.object({ room: text });
const AskedOpen = v.object({ room: v.optional(text) });
const AskedPast = v.object({ room: text, after: v.optional(text) });
const AskedGame = v.object({ game: text });

const MALFORMED = { refused: 'message.malformed', params: {} } as const;
const UNKNOWN = { refused: 'game.unknown', params: {} } as const;

export function bookRoute(app: FastifyInstance, book: Book): void {
  app.get('/api/book', async ({ query }, reply) => {
    const asked = v.safeParse(Asked, query);
    const page = asked.success ? await pageOf(book, asked.output) : null;
    return page === null ? reply.code(400).send(MALFORMED) : reply.send(page);
  });
  /** What a group has won of what everyone can win: where its campaign stands. */
  app.get('/api/book/won', async ({ query }, reply) => {
    const asked = v.safeParse(AskedRoom, query);
    return asked.success ? reply.send(await book.won(asked.output.room)) : reply.code(400).send(MALFORMED);
  });
  /** The scenarios and evenings that were won, by a room or by anyone [R15c]; those that were tried are a room's own. */
  app.get('/api/book/open', async ({ query }, reply) => {
    const asked = v.safeParse(AskedOpen, query);
    if (!asked.success) return reply.code(400).send(MALFORMED);
    const { room } = asked.output;
    const { scenarios, evenings } = await book.won(room);
    return reply.send({ won: scenarios, evenings, tried: room === undefined ? [] : await book.tried(room) });
  });
  /** [H0.1] How often each level of hidden roles went to which side, in a room or anywhere. */
  app.get('/api/book/sides', async ({ query }, reply) => {
    const asked = v.safeParse(AskedOpen, query);
    if (!asked.success) return reply.code(400).send(MALFORMED);
    return reply.send({ sides: await book.sides(asked.output.room) });
  });
  app.get('/api/book/past', async ({ query }, reply) => {
    const asked = v.safeParse(AskedPast, query);
    const page = asked.success ? await book.past(asked.output.room, asked.output.after ?? null) : null;
    return page === null ? reply.code(400).send(MALFORMED) : reply.send(page);
  });
  app.get('/api/book/records', async ({ query }, reply) => {
    const asked = v.safeParse(AskedGame, query);
    if (!asked.success) return reply.code(400).send(MALFORMED);
    const found = await ifReadable(async () => ({ records: await book.records(asked.output.game) }));
    if (found?.records === undefined) return reply.code(404).send(UNKNOWN);
    // An empty answer would be no JSON.
    return reply.type('application/json').send(JSON.stringify(found.records));
  });
}

function pageOf(book: Book, { room, challenge, after, bots }: v.InferOutput<typeof Asked>) {
  if (challenge === undefined)
    return book.challenges(room ?? null, after ?? null, bots === undefined ? PEOPLE : BOTS);
  return book.lines(room ?? null, challenge, after ?? null);
}
