import type { AddressInfo } from 'node:net';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit, { type RateLimitPluginOptions } from '@fastify/rate-limit';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { achievementRoute } from './achievementRoute.ts';
import type { Addresses } from './addresses.ts';
import { bookRoute } from './bookRoute.ts';
import type { Cluster } from './cluster/cluster.ts';
import type { Gossip } from './cluster/gossip.ts';
import type { Config } from './config.ts';
import type { Gate } from './gate.ts';
import { isThisMachine } from './ipAddress.ts';
import type { Services } from './liveGame.ts';
import { logRoute } from './logRoute.ts';
import type { Metrics } from './metrics.ts';
import type { OwnNames } from './ownNames.ts';
import { homeAddress, servePages } from './pages.ts';
import { PERMISSIONS } from './permissions.ts';
import { Unanswered } from './postgres/connect.ts';
import { puzzleListRoute } from './puzzleListRoute.ts';
import { puzzleRoutes } from './puzzles.ts';
import type { Rooms } from './rooms.ts';
import { BEAT, NotKept } from './store.ts';
import { tallyRoute } from './tallyRoute.ts';
import { COOKIE, cookieName, cookieOptions, isToken, newToken, tokenIn } from './tokens.ts';
import { whereRoute } from './whereRoute.ts';

// The little that is not played over a socket: rooms are made, logs are downloaded, health is told.

export interface Parts {
  readonly config: Config;
  readonly services: Services;
  readonly rooms: Rooms;
  readonly metrics: Metrics;
  readonly addresses: Addresses;
  readonly isOwn: OwnNames;
  readonly gate: Gate;
  /** The other nodes; null where there are none. */
  readonly cluster: Cluster | null;
  readonly gossip: Gossip;
}

export async function openHttp(parts: Parts): Promise<FastifyInstance> {
  const { config, metrics, addresses, gate, cluster, gossip } = parts;
  const app = fastify({
    logger:
      config.log === 'silent'
        ? false
        : { level: config.log, redact: ['req.headers.cookie', 'res.headers["set-cookie"]'] },
    trustProxy: addresses.isProxy,
    bodyLimit: 4096,
    // A busy machine takes its time to start; that it does is no fault.
    pluginTimeout: 0,
    serverFactory: gate.serve,
    // A link that was cut off in the middle of a letter leads nowhere, like any other wrong link.
    rewriteUrl: ({ url = '/' }) => (isReadable(url) ? url : '/nowhere'),
  });
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: CSP },
    strictTransportSecurity: isHttps(config),
    // Over plain http browsers ignore it, and complain of it on every page.
    crossOriginOpenerPolicy: isHttps(config),
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', PERMISSIONS);
  });
  await app.register(rateLimit, {
    ...rates(({ raw }) => addresses.whoAsks(raw)),
    ...(cluster === null ? {} : { store: gossip.rates.Store }),
  });
  await app.register(cookie);
  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof NotKept || error instanceof Unanswered)) throw error;
    return reply.code(503).send({ refused: 'server.unwell', params: {} });
  });
  healthRoute(app, parts);
  // Whoever watches the figures closely could be told something by them, so they are not everybody's [R5].
  app.get('/metrics', async ({ ip }, reply) => {
    if (config.metrics !== 'all' && !isThisMachine(ip)) return reply.callNotFound();
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  app.get('/api/lan', () => ({ url: config.url ?? homeAddress(config.host, portOf(app)) }));
  roomRoutes(app, parts);
  logRoute(app, parts);
  whereRoute(app, parts.services);
  achievementRoute(app, parts.services);
  puzzleRoutes(app, parts);
  puzzleListRoute(app, parts.services);
  tallyRoute(app, parts.services);
  bookRoute(app, parts.services.store.book);
  await servePages(app);
  // After those who wait for a log have been told that there will be none.
  app.addHook('preClose', gate.close);
  await app.ready();
  return app;
}

const portOf = ({ server }: FastifyInstance) => String((server.address() as AddressInfo).port);

/** The truth: something is written, unless it is known that nothing can be. */
function healthRoute(app: FastifyInstance, { services }: Parts): void {
  let asking: Promise<boolean> | null = null;
  const isWell = () =>
    services.store.kept(BEAT).then(
      () => true,
      () => false,
    );
  app.get('/healthz', async (_request, reply) => {
    asking ??= isWell().finally(() => {
      asking = null;
    });
    const ok = await asking;
    return reply.code(ok ? 200 : 503).send({ ok });
  });
}

function isReadable(url: string): boolean {
  try {
    decodeURI(url);
    return true;
  } catch {
    return false;
  }
}

// A page is many small files and a house has one address: files are counted by themselves, generously.
const ASSETS = 'files of the page, ';
export function rates(whoAsks: (request: FastifyRequest) => string): RateLimitPluginOptions {
  return {
    timeWindow: '1 minute',
    keyGenerator: (request) => (request.url.startsWith('/assets/') ? ASSETS : '') + whoAsks(request),
    max: (_request, key) => (key.startsWith(ASSETS) ? 3_000 : 300),
  };
}

const isHttps = ({ url }: Config) => url?.startsWith('https:') ?? false;

// No upgrade-insecure-requests: at home the page comes over plain http from a LAN name.
const CSP = {
  defaultSrc: ["'self'"],
  // The solver is compiled, and runs in a worker.
  scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
  workerSrc: ["'self'"],
  connectSrc: ["'self'"],
  imgSrc: ["'self'", 'data:'],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

function roomRoutes(app: FastifyInstance, { config, rooms, services }: Parts): void {
  const secure = isHttps(config);
  const name = cookieName(secure);
  const known = ({ cookies }: FastifyRequest, reply: FastifyReply) => {
    if (isToken(cookies[name])) return;
    reply.header('cache-control', 'no-store');
    reply.setCookie(name, tokenIn(cookies) ?? newToken(), cookieOptions(secure));
    if (name !== COOKIE && COOKIE in cookies) reply.clearCookie(COOKIE, cookieOptions(secure));
  };
  const aFew = { config: { rateLimit: { max: 30, timeWindow: '1 minute' } } };
  app.post('/api/rooms', aFew, async (request, reply) => {
    if (services.isFull()) return reply.code(507).send({ refused: 'server.full', params: {} });
    const code = await rooms.create();
    known(request, reply);
    return reply.code(201).send({ code });
  });
  app.get<{ Params: { code: string } }>('/api/rooms/:code', async (request, reply) => {
    const { code } = request.params;
    if (!(await rooms.has(code))) return reply.code(404).send({ refused: 'room.unknown', params: {} });
    known(request, reply);
    return reply.send({ code, playing: await rooms.isPlaying(code) });
  });
}
