import type { FastifyInstance } from 'fastify';
import type { Services } from './liveGame.ts';
import { ifReadable } from './readable.ts';
import { hashToken, tokenIn } from './tokens.ts';

/** In which room a game was played: told only to those who belong there, since a replay is shown to anyone. */
export function whereRoute(app: FastifyInstance, { store }: Services): void {
  app.get<{ Params: { id: string } }>('/api/games/:id/room', async ({ params, cookies }, reply) => {
    const token = tokenIn(cookies);
    const room = (await ifReadable(() => store.game(params.id)))?.room;
    const isTheirs =
      token !== undefined &&
      room !== undefined &&
      (await store.people(room)).some(([hash]) => hash === hashToken(token));
    if (!isTheirs) return reply.code(404).send({ refused: 'game.unknown', params: {} });
    return reply.header('cache-control', 'no-store').send({ room });
  });
}
