import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Addresses } from './addresses.ts';

// The first thing that hears of a request: an address that asks far too much is answered here, at next to
// no cost, and has to connect again for the next.

/** A client that never finishes its request is not waited for. */
const SLOWEST_REQUEST = 10_000;
const OPTIONS = {
  requestTimeout: SLOWEST_REQUEST,
  headersTimeout: SLOWEST_REQUEST,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 72_000,
};
const TOO_MANY = '{"refused":"request.tooMany","params":{}}';

export function openGate(addresses: Addresses) {
  const inTurn = openTurns();
  return (handler: RequestListener): Server =>
    createServer(OPTIONS, (request, response) => {
      const { files, requests } = addresses.asking(request);
      const take = request.url?.startsWith('/assets/') ? files : requests;
      if (turnedDown.has(request.socket)) return;
      if (take() === 0) inTurn(() => handler(request, response));
      else turnDown(request.socket, response);
    });
}

/** What else they had written already is not even answered. */
const turnedDown = new WeakSet<Socket>();

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

function turnDown(socket: Socket, response: ServerResponse): void {
  turnedDown.add(socket);
  response.writeHead(429, {
    'content-type': 'application/json; charset=utf-8',
    'retry-after': '10',
    connection: 'close',
  });
  response.end(TOO_MANY, () => socket.destroy());
}
