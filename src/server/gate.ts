import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
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
  return (handler: RequestListener): Server =>
    createServer(OPTIONS, (request, response) => {
      const { files, requests } = addresses.asking(request);
      const take = request.url?.startsWith('/assets/') ? files : requests;
      if (take() === 0) handler(request, response);
      else turnDown(response);
    });
}

function turnDown(response: ServerResponse): void {
  response.writeHead(429, {
    'content-type': 'application/json; charset=utf-8',
    'retry-after': '10',
    connection: 'close',
  });
  response.end(TOO_MANY);
}
