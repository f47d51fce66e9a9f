import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { type ServerOptions, type WebSocket, WebSocketServer } from 'ws';
import { encode } from '#protocol/codec.ts';
import { LONGEST_MESSAGE } from '#protocol/messages.ts';
import type { Account } from './addresses.ts';
import { type Admission, type Admitted, admit, type TurnedAway, whilePlaced } from './admit.ts';
import type { Parts } from './http.ts';
import { openKeepAlive } from './keepAlive.ts';
import { SOCKETS_PER_ADDRESS } from './limits.ts';
import { connect, disconnect } from './liveRoom.ts';
import { tellToReload } from './oldPage.ts';
import { answerPings, connectionOver, listener } from './pageSocket.ts';
import { Unanswered } from './postgres/connect.ts';
import { contain } from './room.ts';
import { tokenIn } from './tokens.ts';

// Pages over WebSockets. Whoever is handed a socket owns its errors: one that its peer resets must never
// be anybody else's trouble.

const FAREWELL = 500;
/** So long a page that was told goodbye may take to hang up. */
const CLOSE_WITHIN = 5_000;
/** Its types do not know of the last two yet; no page of ours breaks a message into pieces. */
const OPTIONS: ServerOptions & { readonly closeTimeout: number; readonly maxFragments: number } = {
  noServer: true,
  maxPayload: LONGEST_MESSAGE,
  clientTracking: true,
  autoPong: false,
  // One message a turn of each socket: whoever sends thousands at once waits like everybody else.
  allowSynchronousEvents: false,
  closeTimeout: CLOSE_WITHIN,
  maxFragments: 8,
};

export function openSockets(app: FastifyInstance, parts: Parts): { readonly close: () => Promise<void> } {
  const wss = new WebSocketServer(OPTIONS);
  const watch = openKeepAlive();
  let closing = false;
  app.server.on('connection', (socket: Socket) => countSocket(socket, parts));
  app.server.on('upgrade', (request, socket, head) => {
    // Node takes its own listener off a socket that it hands over.
    socket.on('error', () => socket.destroy());
    if (closing) turnAway(socket, 503, parts);
    else if (parts.cluster?.isNode(request)) parts.cluster.accept(request, socket, head);
    else void letIn(request, socket, head);
  });

  async function letIn(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const wanted = await askedBy(request);
    if (socket.destroyed) return;
    if (closing || typeof wanted === 'number')
      return turnAway(socket, typeof wanted === 'number' ? wanted : 503, parts);
    const asked = whilePlaced(wanted);
    wss.handleUpgrade(request, socket, head, (ws) => {
      watch.join(ws, socket as Socket);
      answerPings(ws);
      if ('told' in asked) sendAway(ws, asked.told, asked.account, parts);
      else if ('elsewhere' in asked)
        parts.cluster
          ?.passOn(ws, socket, asked, (room) => welcome(ws, socket, { ...asked, room }, parts))
          .catch((error) => lostOnTheWay(ws, asked.code, error));
      else welcome(ws, socket, asked, parts);
    });
  }

  /** Its page comes again. */
  function lostOnTheWay(ws: WebSocket, room: string, error: unknown): void {
    parts.services.report('host.roomFailed', { room, why: String(error) });
    ws.terminate();
  }

  /** That a file cannot be read is the trouble of whoever asks for what is in it. */
  async function askedBy(request: IncomingMessage): Promise<Admission> {
    try {
      const cookies = app.parseCookie(request.headers.cookie ?? '');
      return await admit(request, tokenIn(cookies), parts);
    } catch (error) {
      parts.services.report('host.cannotRead', { why: String(error) });
      return error instanceof Unanswered ? 503 : 500;
    }
  }

  return {
    close: async () => {
      closing = true;
      watch.end();
      // What they were told last should still reach them.
      const left = [...wss.clients].map((ws) => once(ws, 'close').catch(() => undefined));
      await Promise.race([Promise.all(left), sleep(FAREWELL)]);
      for (const ws of wss.clients) ws.terminate();
      wss.close();
    },
  };
}

/** Sockets that are no pages yet, or never will be, have a limit too; a proxy's are everybody's. */
function countSocket(socket: Socket, { addresses }: Parts): void {
  const from = socket.remoteAddress ?? '';
  if (addresses.isProxy(from)) return;
  const account = addresses.of(from);
  if (account.sockets >= SOCKETS_PER_ADDRESS) {
    socket.destroy();
    return;
  }
  account.sockets++;
  socket.on('close', () => account.sockets--);
}

/** Told why over the socket, and then hung up on, but for pages that know nothing but to be loaded again. */
function sendAway(ws: WebSocket, why: TurnedAway, account: Account, { metrics, services }: Parts): void {
  metrics.refused.inc({ why });
  account.turnedAway++;
  ws.on('close', () => account.turnedAway--);
  if (why === 'old') {
    tellToReload(ws, account, services.clock.now);
    return;
  }
  ws.on('error', () => ws.terminate());
  ws.send(encode({ type: 'goodbye', why }));
  ws.close(4000, why);
}

/** Nobody waits for the other end to hang up: the answer is in the kernel, and the socket gone. */
function turnAway(socket: Duplex, status: number, { metrics }: Parts): void {
  metrics.refused.inc({ why: String(status) });
  const answer = `HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`;
  socket.end(answer, () => socket.destroy());
}

function welcome(
  ws: WebSocket,
  socket: Duplex,
  { room, token, attempt, account }: Admitted,
  { metrics }: Parts,
): void {
  // Let go of while the socket was being opened.
  if (room.leaving) {
    ws.on('error', () => ws.terminate());
    ws.send(encode({ type: 'goodbye', why: 'restart' }));
    ws.close(4000, 'restart');
    return;
  }
  const { enters, newTo, history } = account;
  account.pages++;
  const connection = connectionOver(ws, socket, { token, attempt, enters, newTo, history });
  const listen = listener(room, connection, account, metrics);
  ws.on('message', listen);
  ws.on('error', () => ws.terminate());
  ws.on('close', () => {
    account.pages--;
    contain(room, () => disconnect(room, connection));
  });
  contain(room, () => connect(room, connection));
}
