import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Addresses } from './addresses.ts';
import type { Config } from './config.ts';
import type { OwnNames } from './ownNames.ts';
import { misdirected, notYet, tooMany } from './turnDown.ts';

// The first thing that hears of a request: an address that asks far too much is answered here, at next to
// no cost, and has to connect again for the next. It listens before anything else is done: of two servers
// that are started at once one finds the port taken, and has touched nothing yet.

/** A client that never finishes its request is not waited for. */
const SLOWEST_REQUEST = 10_000;
const OPTIONS = {
  requestTimeout: SLOWEST_REQUEST,
  headersTimeout: SLOWEST_REQUEST,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 72_000,
};
/** Whoever reads nothing for so long is not answered any more: what they asked for would stay in memory for ever. */
const SLOWEST_READER = 60_000;
/** At the end, so long for those who have asked and wait for an answer. */
const ANSWER_WITHIN = 1_000;

export type Gate = ReturnType<typeof openGate>;

export function openGate(addresses: Addresses, isOwn: OwnNames) {
  const inTurn = openTurns();
  const answering = new Map<ServerResponse, IncomingMessage>();
  let handler: RequestListener = () => undefined;
  let isOpen = false;
  const server = createServer(OPTIONS, (request, response) => {
    if (turnedDown.has(request.socket)) return;
    if (!isOpen) return turnDown(request, () => notYet(response));
    const { files, requests } = addresses.asking(request);
    const take = request.url?.startsWith('/assets/') ? files : requests;
    if (take() > 0) return turnDown(request, () => tooMany(response));
    if (!isOwn(request)) return turnDown(request, () => misdirected(request, response));
    answering.set(response, request);
    response.once('close', () => answering.delete(response));
    inTurn(() => handler(request, response));
  });
  server.timeout = SLOWEST_READER;

  /** Whoever is still sending a question gets no answer, and is not waited for. */
  async function close(): Promise<void> {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    const asked = [...answering].filter(([, request]) => request.complete);
    const answered = Promise.all(asked.map(([response]) => once(response, 'close')));
    await Promise.race([answered, sleep(ANSWER_WITHIN, undefined, { ref: false })]);
    server.closeAllConnections();
    await closed;
  }

  return {
    server,
    listen: async ({ port, host }: Pick<Config, 'port' | 'host'>): Promise<string> => {
      server.listen({ port, host });
      await once(server, 'listening');
      return urlOf(server.address() as AddressInfo);
    },
    /** Who answers, once it is open. */
    serve: (listener: RequestListener) => {
      handler = listener;
      return server;
    },
    open: () => {
      isOpen = true;
    },
    close,
  };
}

/** Where this machine itself finds us. */
function urlOf({ address, family, port }: AddressInfo): string {
  const host = address === '0.0.0.0' ? '127.0.0.1' : address === '::' ? '::1' : address;
  return `http://${family === 'IPv6' ? `[${host}]` : host}:${port}`;
}

/** What else they had written already is not even answered. */
const turnedDown = new WeakSet<Socket>();

function turnDown({ socket }: IncomingMessage, answer: () => void): void {
  turnedDown.add(socket);
  answer();
}

/** So many requests at a time, and then everybody else has a turn; who is waiting has paid for it already. */
const AT_ONCE = 4;

function openTurns() {
  let waiting: (() => void)[] = [];
  let isGoing = false;
  const go = () => {
    const [now, later] = [waiting.slice(0, AT_ONCE), waiting.slice(AT_ONCE)];
    waiting = later;
    isGoing = later.length > 0;
    if (isGoing) setImmediate(go);
    for (const handle of now) handle();
  };
  return (handle: () => void) => {
    waiting.push(handle);
    if (!isGoing) setImmediate(go);
    isGoing = true;
  };
}
