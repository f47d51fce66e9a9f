import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { isCounted, MOST_ACTIONS } from '#content/tally.ts';
import type { Services } from './liveGame.ts';
import { tallyWrites } from './tallyFile.ts';

// What pages tell when a quest was solved, and how that stands beside the others of this host. Who tells it is not asked for
// and not kept; what was told is durable before it is acknowledged.

const upTo = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

const OF = v.picklist(['quest', 'day']);
const ID = v.pipe(v.string(), v.maxLength(10));
export const ToldSchema = v.strictObject({
  of: OF,
  id: ID,
  actions: upTo(1, 4 * MOST_ACTIONS),
  tries: upTo(1, 1_000),
  seconds: upTo(0, 10_000_000),
  helped: v.boolean(),
});
const Asked = v.object({ of: OF, id: ID });

const MALFORMED = { refused: 'message.malformed', params: {} } as const;
const UNKNOWN = { refused: 'puzzle.unknown', params: {} } as const;
const FULL = { refused: 'server.full', params: {} } as const;
/** Who solves puzzles does not do so every three seconds. */
const A_MINUTE = { config: { rateLimit: { max: 20, timeWindow: '1 minute' } } };

const today = () => new Date().toISOString().slice(0, 10);

export function tallyRoute(app: FastifyInstance, { store, isFull }: Services): void {
  app.post('/api/tally', A_MINUTE, async (request, reply) => {
    const told = v.safeParse(ToldSchema, request.body);
    if (!told.success) return reply.code(400).send(MALFORMED);
    if (!isCounted(told.output.of, told.output.id, today())) return reply.code(404).send(UNKNOWN);
    if (isFull()) return reply.code(507).send(FULL);
    await store.kept(...tallyWrites(told.output));
    return reply.code(204).send();
  });
  app.get('/api/tally/:of/:id', async ({ params }, reply) => {
    const asked = v.safeParse(Asked, params);
    if (!asked.success || !isCounted(asked.output.of, asked.output.id, today()))
      return reply.code(404).send(UNKNOWN);
    const { of, id } = asked.output;
    return reply.header('cache-control', 'no-store').send({ tally: await store.tally(of, id) });
  });
}
