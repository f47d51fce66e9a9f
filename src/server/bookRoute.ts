import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { BookReader } from './bookFile.ts';

// The Book, page by page: of all challenges the best lines, or the lines of one challenge.

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(2_000));
const Asked = v.object({
  room: v.optional(text),
  challenge: v.optional(text),
  after: v.optional(text),
});
const AskedRoom = v.object({ room: text });

const MALFORMED = { refused: 'message.malformed', params: {} } as const;

export function bookRoute(app: FastifyInstance, book: BookReader): void {
  app.get('/api/book', ({ query }, reply) => {
    const asked = v.safeParse(Asked, query);
    const page = asked.success ? pageOf(book, asked.output) : null;
    return page === null ? reply.code(400).send(MALFORMED) : reply.send(page);
  });
  /** What a group has won of what everyone can win: where its campaign stands. */
  app.get('/api/book/won', ({ query }, reply) => {
    const asked = v.safeParse(AskedRoom, query);
    return asked.success ? reply.send(book.won(asked.output.room)) : reply.code(400).send(MALFORMED);
  });
}

function pageOf(book: BookReader, { room, challenge, after }: v.InferOutput<typeof Asked>) {
  if (challenge === undefined) return book.challenges(room ?? null, after ?? '');
  return book.lines(room ?? null, challenge, after ?? null);
}
