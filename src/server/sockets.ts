import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { encode } from '#protocol/codec.ts';
import { LONGEST_MESSAGE, readClientMessage } from '#protocol/messages.ts';
import type { ServerMessage } from '#protocol/server.ts';
import { roomRefuse } from '#room/refusal.ts';
import type { Connection } from './connection.ts';
import { type Frame, frameOf } from './frame.ts';
import type { Parts } from './http.ts';
import { type Bucket, bucket, CONNECTIONS_PER_ADDRESS, MESSAGES, PATIENCE, PRODS } from './limits.ts';
import { connect, disconnect, hear, type LiveRoom } from './liveRoom.ts';
import { COOKIE, hashToken, isToken } from './tokens.ts';

// Pages over WebSockets: who may connect, how much they may say, and when a dead one is let go.

const TOO_MANY = 429;
const FAREWELL = 500;
const ALIVE_EVERY = 10_000;
/** Everyone is asked in turn, a few at a time: thousands at once would keep the others waiting. */
const TURNS = 100;
/** A page that reads more slowly than this piles up is dropped; it may come back and resync. */
const SLOWEST_BACKLOG = 256 * 1024;
const PATH =
  /^\/ws\/([a-z0-9]{1,32})(?:\?page=([a-z0-9]{1,16})&try=(\d{1,9})&game=([\w-]{0,32})&seen=(\d{1,9}))?$/;

export function openSockets(app: FastifyInstance, parts: Parts): { readonly close: () => Promise<void> } {
  const wss = new WebSocketServer({ noServer: true, maxPayload: LONGEST_MESSAGE, clientTracking: true });
  const addresses = new Map<string, number>();
  let closing = false;
  const watch = watchOver();
  app.server.on('upgrade', (request, socket, head) => {
    if (closing) return turnAway(socket, 503, parts);
    const cookies = app.parseCookie(request.headers.cookie ?? '');
    const asked = admit(request, cookies[COOKIE], parts, addresses);
    // A page cannot see why an upgrade was refused, so this reason is told over the socket.
    if (asked === TOO_MANY) return wss.handleUpgrade(request, socket, head, (ws) => sendAway(ws, parts));
    if (typeof asked === 'number') return turnAway(socket, asked, parts);
    wss.handleUpgrade(request, socket, head, (ws) => {
      watch.join(ws);
      welcome(ws, socket, asked, parts, addresses);
    });
  });
  return {
    close: async () => {
      closing = true;
      watch.end();
      // What they were told last should still reach them.
      const left = [...wss.clients].map((ws) => once(ws, 'close'));
      await Promise.race([Promise.all(left), sleep(FAREWELL)]);
      for (const ws of wss.clients) ws.terminate();
      wss.close();
    },
  };
}

interface Admitted {
  readonly room: LiveRoom;
  readonly token: string;
  readonly attempt: Connection['attempt'];
  readonly address: string;
}

/** The page's own origin, a token, a room that exists and a free place for its address; or the status that says which is missing. */
function admit(
  request: IncomingMessage,
  token: string | undefined,
  { config, rooms }: Parts,
  addresses: Map<string, number>,
): Admitted | number {
  if (!isOwnOrigin(request, config.url)) return 403;
  if (!isToken(token)) return 401;
  const [, code, page, number, game, seen] = PATH.exec(request.url ?? '') ?? [];
  const room = code === undefined ? null : rooms.find(code);
  if (room === null) return 404;
  const address = addressOf(request, config.proxies);
  if ((addresses.get(address) ?? 0) >= CONNECTIONS_PER_ADDRESS) return TOO_MANY;
  const attempt =
    page === undefined ? null : { page, number: Number(number), game: game || null, seen: Number(seen) };
  return { room, token: hashToken(token), attempt, address };
}

/** Behind a proxy that may be believed everyone would seem to come from one address. */
function addressOf({ headers, socket }: IncomingMessage, proxies: readonly string[]): string {
  const from = socket.remoteAddress ?? '';
  const told = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  return told && proxies.includes(from.replace('::ffff:', '')) ? told : from;
}

function isOwnOrigin({ headers }: IncomingMessage, url: string | undefined): boolean {
  const { origin, host } = headers;
  if (origin === undefined || host === undefined) return false;
  return url === undefined
    ? origin === `http://${host}` || origin === `https://${host}`
    : origin === new URL(url).origin;
}

function sendAway(ws: WebSocket, { metrics }: Parts): void {
  metrics.refused.inc({ why: String(TOO_MANY) });
  ws.on('error', () => ws.terminate());
  ws.send(encode({ type: 'goodbye', why: 'tooMany' }));
  ws.close(4000, 'tooMany');
}

function turnAway(socket: Duplex, status: number, { metrics }: Parts): void {
  metrics.refused.inc({ why: String(status) });
  socket.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function welcome(
  ws: WebSocket,
  socket: Duplex,
  { room, token, attempt, address }: Admitted,
  parts: Parts,
  addresses: Map<string, number>,
): void {
  addresses.set(address, (addresses.get(address) ?? 0) + 1);
  const connection = connectionOver(ws, socket, token, attempt);
  const listen = listener(room, connection, parts);
  ws.on('message', (data, isBinary) => listen(data, isBinary));
  ws.on('error', () => ws.terminate());
  ws.on('close', () => {
    const left = (addresses.get(address) ?? 1) - 1;
    if (left > 0) addresses.set(address, left);
    else addresses.delete(address);
    disconnect(room, connection);
  });
  connect(room, connection);
}

function connectionOver(
  ws: WebSocket,
  socket: Duplex,
  token: string,
  attempt: Connection['attempt'],
): Connection {
  const sendFrame = (frame: Frame) => {
    if (ws.readyState !== ws.OPEN) return;
    // Nothing of ours is compressed, so ws holds nothing back and the order stays.
    if (typeof frame === 'string') ws.send(frame);
    else socket.write(frame);
    if (ws.bufferedAmount > SLOWEST_BACKLOG) ws.terminate();
  };
  const send = (message: ServerMessage) => sendFrame(frameOf(encode(message)));
  const close: Connection['close'] = (why) => {
    send({ type: 'goodbye', why });
    ws.close(4000, why);
  };
  return { token, attempt, person: null, send, sendFrame, close };
}

/** Checks and limits what one page says before the room hears it. */
function listener(room: LiveRoom, connection: Connection, { metrics }: Parts) {
  const now = () => performance.now();
  const messages = bucket(MESSAGES, now);
  const prods = bucket(PRODS, now);
  let refusedInARow = 0;
  return (data: RawData, isBinary: boolean): void => {
    const start = performance.now();
    const refusal = tooFast(messages) ?? understood(data, isBinary);
    refusedInARow = refusal === null ? 0 : refusedInARow + 1;
    if (refusedInARow > PATIENCE) connection.close('tooFast');
    else if (refusal !== null) connection.send({ type: 'refused', refusal });
    metrics.handling.observe((performance.now() - start) / 1000);
  };

  function understood(data: RawData, isBinary: boolean) {
    const message = isBinary ? undefined : readClientMessage(data.toString());
    metrics.heard(message?.type ?? 'malformed');
    if (message === undefined) return roomRefuse('message.malformed');
    const prodding =
      message.type === 'do' && (message.command.type === 'stare' || message.command.type === 'doSomething');
    const nagging = prodding ? tooFast(prods) : null;
    if (nagging === null) hear(room, connection, message);
    return nagging;
  }
}

function tooFast(take: Bucket) {
  const seconds = take();
  return seconds === 0 ? null : roomRefuse('message.tooFast', { seconds });
}

const alive = new WeakSet<WebSocket>();

/** Half-open connections never answer a ping. Each has its turn, a few at a time. */
function watchOver() {
  const turns = Array.from({ length: TURNS }, () => new Set<WebSocket>());
  let turn = 0;
  let next = 0;
  const watching = setInterval(() => {
    for (const ws of turns[turn] ?? []) dropIfDead(ws);
    turn = (turn + 1) % TURNS;
  }, ALIVE_EVERY / TURNS);
  return {
    join: (ws: WebSocket) => {
      const mine = turns[next++ % TURNS] as Set<WebSocket>;
      mine.add(ws);
      alive.add(ws);
      ws.on('pong', () => alive.add(ws)).on('close', () => mine.delete(ws));
    },
    end: () => clearInterval(watching),
  };
}

function dropIfDead(ws: WebSocket): void {
  if (!alive.delete(ws)) ws.terminate();
  else if (ws.readyState === ws.OPEN) ws.ping();
}
