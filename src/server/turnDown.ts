import type { IncomingMessage, ServerResponse } from 'node:http';
import '#content/locales/all.ts';
import { langAccepted, t } from '#content/locales/index.ts';
import type { Params } from '#engine/core/refusal.ts';
import { nameIn } from './ownNames.ts';

// What is answered at the gate, at next to no cost. Whoever is turned down has to connect again.

export function tooMany(response: ServerResponse): void {
  refuse(response, 429, 'request.tooMany', { 'retry-after': '10' });
}

/** We listen, so that nobody else does, but games are still being brought back. */
export function notYet(response: ServerResponse): void {
  refuse(response, 503, 'server.busy', { 'retry-after': '1' });
}

/** No page can be loaded under this name, so a person is told in plain words. */
export function misdirected({ headers }: IncomingMessage, response: ServerResponse): void {
  const name = readable(headers.host ?? '');
  if (!headers.accept?.includes('text/html')) refuse(response, 421, 'request.name', {}, { name });
  else {
    const lang = langAccepted(headers['accept-language'] ?? '');
    answer(response, 421, `${t(lang, 'host.foreign', { name })}\n`, { 'content-type': PLAIN });
  }
}

const PLAIN = 'text/plain; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';
const LONGEST = 253;

/** Anybody can write anything there; what is no name is not repeated. */
function readable(host: string): string {
  const name = nameIn(host);
  return /^[\w.-]+$/.test(name) && name.length <= LONGEST ? name : '?';
}

type Headers = Readonly<Record<string, string>>;

function refuse(
  response: ServerResponse,
  status: number,
  refused: string,
  headers: Headers,
  params: Params = {},
): void {
  answer(response, status, JSON.stringify({ refused, params }), { 'content-type': JSON_TYPE, ...headers });
}

function answer(response: ServerResponse, status: number, text: string, headers: Headers): void {
  const { socket } = response;
  response.writeHead(status, {
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
    connection: 'close',
  });
  response.end(text, () => socket?.destroy());
}
