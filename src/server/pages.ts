import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { isThisMachine } from './ipAddress.ts';

// The built page. Every address of its own (a room's link, a replay) is answered with the same
// document; names with a hash in them may be kept for ever.

const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));
const ALONE = ['/', '/solo', '/mates', '/learn', '/book', '/book/cabinet', '/rules', '/own', '/tower'];
const WITH_MORE = ['/r/*', '/replay/*', '/learn/*', '/rules/*', '/own/*', '/tower/*'];
export const PAGES = [...ALONE, ...WITH_MORE];
const FOR_EVER = 'public, max-age=31536000, immutable';

export async function servePages(app: FastifyInstance, folder = DIST): Promise<void> {
  const built = existsSync(folder);
  // Whoever follows a wrong link is told so by the page; a program by a code.
  app.setNotFoundHandler(({ method, url }, reply) =>
    built && method === 'GET' && !url.startsWith('/api/')
      ? reply.code(404).sendFile('index.html')
      : reply.code(404).send({ refused: 'page.unknown', params: {} }),
  );
  if (!built) return;
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    // The build wrote them beside the files.
    preCompressed: true,
    setHeaders: (reply, path) =>
      reply.header('cache-control', path.includes('/assets/') ? FOR_EVER : 'no-cache'),
  });
  for (const path of PAGES) app.get(path, (_request, reply) => reply.sendFile('index.html'));
}

export const hasPage = () => existsSync(DIST);

/** Where others in the house find this server; a link with localhost in it is no use to them. */
export function homeAddress(host: string, port: string): string | null {
  if (isThisMachine(host)) return null;
  const found = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal);
  return found === undefined ? null : `http://${found.address}:${port}`;
}
