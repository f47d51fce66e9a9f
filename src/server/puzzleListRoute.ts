import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { ListedPage } from '#content/puzzle.ts';
import { MOST_ACTIONS } from '#content/tally.ts';
import type { Services } from './liveGame.ts';
import { ORDERS, type Place, puzzleWrites } from './puzzleFile.ts';
import { shownPuzzle } from './puzzleShown.ts';

// Published puzzles that their makers want to be found: a page at a time, with what was counted of them; and what pages tell
// to be counted. As in the tally, nobody is asked who they are.

/** More than there can be. */
const FIRST: Place = { liked: 999_999_999, seq: Number.MAX_SAFE_INTEGER };

/** `liked.seq` of the last one of the page before. */
const AFTER = v.pipe(
  v.string(),
  v.regex(/^\d{1,9}\.\d{1,15}$/),
  v.transform((text): Place => {
    const [liked = 0, seq = 0] = text.split('.').map(Number);
    return { liked, seq };
  }),
);
const Asked = v.object({ order: v.optional(v.picklist(ORDERS), 'newest'), after: v.optional(AFTER) });
export const SolvedSchema = v.strictObject({
  actions: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4 * MOST_ACTIONS)),
  /** Whether it was solved there before: then it only counts if it was shorter than anybody's. */
  again: v.boolean(),
});

const MALFORMED = { refused: 'puzzle.malformed', params: {} } as const;
const UNKNOWN = { refused: 'puzzle.unknown', params: {} } as const;
const A_MINUTE = { config: { rateLimit: { max: 20, timeWindow: '1 minute' } } };

export function puzzleListRoute(app: FastifyInstance, { store }: Services): void {
  app.get('/api/puzzles', async ({ query }, reply) => {
    const asked = v.safeParse(Asked, query);
    if (!asked.success) return reply.code(400).send(MALFORMED);
    const { order, after = FIRST } = asked.output;
    const { page, next } = await store.listed(order, after);
    const answer: ListedPage = {
      puzzles: page.map(shownPuzzle),
      next: next === null ? null : `${next.liked}.${next.seq}`,
    };
    return reply.header('cache-control', 'no-store').send(answer);
  });
  type Named = { Params: { code: string } };
  app.post<Named>('/api/puzzles/:code/solved', A_MINUTE, async ({ params, body }, reply) => {
    const told = v.safeParse(SolvedSchema, body);
    if (!told.success) return reply.code(400).send(MALFORMED);
    const puzzle = await store.puzzle(params.code);
    if (puzzle === null) return reply.code(404).send(UNKNOWN);
    const { actions, again } = told.output;
    // Shorter than anything can be.
    if (actions < puzzle.bound) return reply.code(422).send(MALFORMED);
    await store.kept(puzzleWrites.solvedPuzzle(params.code, actions, !again));
    return reply.code(204).send();
  });
  app.post<Named>('/api/puzzles/:code/liked', A_MINUTE, async ({ params }, reply) => {
    if ((await store.puzzle(params.code)) === null) return reply.code(404).send(UNKNOWN);
    await store.kept(puzzleWrites.likedPuzzle(params.code));
    return reply.code(204).send();
  });
}
