import type { FastifyInstance } from 'fastify';
import type { Services } from './liveGame.ts';
import { hashToken, tokenIn } from './tokens.ts';

/** What whoever asks has achieved in this room. Whoever does not belong there is told that there is nothing. */
export function achievementRoute(app: FastifyInstance, { store }: Services): void {
  app.get<{ Params: { code: string } }>(
    '/api/rooms/:code/achievements',
    async ({ params, cookies }, reply) => {
      const token = tokenIn(cookies);
      const hash = token === undefined ? null : hashToken(token);
      const [, person] = (await store.people(params.code)).find(([known]) => known === hash) ?? [];
      if (person === undefined) return reply.code(404).send({ refused: 'room.unknown', params: {} });
      return reply
        .header('cache-control', 'no-store')
        .send({ kept: await store.achievements(params.code, person) });
    },
  );
}
