import type { FastifyInstance } from 'fastify';
import type { Parts } from './http.ts';
import type { LogCopy, LogRequest } from './logWorker.ts';
import { ifReadable } from './readable.ts';
import { openWorkerQueue, type WorkerLimits } from './workerQueue.ts';
import { NotKept } from './writeQueue.ts';

// Logs to be downloaded. Each is made in another thread: here a game of twenty thousand acts would
// keep everyone waiting.

/** The longest game [R23b] takes about a second, and a quarter of the heap. */
const COPIES: WorkerLimits = { waiting: 32, time: 15_000, heap: 128 };

/** They are large; whoever looks at replays all evening needs one in a few seconds. */
const A_FEW = { config: { rateLimit: { max: 40, timeWindow: '1 minute' } } };

/** A finished game as its log; a running one would give its secrets away. */
export function logRoute(app: FastifyInstance, { services, config, addresses }: Parts): void {
  const where = { data: config.data, database: config.database };
  const copies = openWorkerQueue<LogRequest, LogCopy>(new URL('./logWorker.ts', import.meta.url), COPIES);
  // Before the server waits for what it has still to answer: those who wait are told at once.
  app.addHook('preClose', () => copies.close());

  app.get<{ Params: { id: string } }>('/api/games/:id/log', A_FEW, async ({ params, raw }, reply) => {
    const game = await ifReadable(() => services.store.game(params.id));
    const isOver = game !== null && game.ending !== null && game.broken === null;
    if (!services.store.isWell()) throw new NotKept('unwell');
    const copy = isOver ? await copies.ask({ where, game: game.id }, addresses.asking(raw)) : null;
    if (copy === null) return reply.code(404).send({ refused: 'game.unknown', params: {} });
    if (typeof copy === 'string') return reply.code(503).send({ refused: 'server.busy', params: {} });
    return reply
      .type('application/x-ndjson; charset=utf-8')
      .header('content-disposition', 'attachment; filename="hushglass.jsonl"')
      .send(Buffer.from(copy.buffer, copy.byteOffset, copy.byteLength));
  });
}
