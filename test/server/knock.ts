import { type IncomingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';
import WebSocket from 'ws';
import { PROTOCOL } from '#protocol/messages.ts';

// Requests and upgrades made by hand, with whatever headers.

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly said: string;
}

type Headers = Readonly<Record<string, string>>;

export function ask(url: string, headers: Headers = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = request(url, { method, headers: { ...headers }, agent: false }, async (answer) => {
      const { statusCode = 0, headers: told } = answer;
      resolve({ status: statusCode, headers: told, said: await text(answer) });
    });
    asking.on('error', reject).end();
  });
}

/** The status with which an upgrade is turned away; 101 if it is let in. */
export function knock(url: string, code: string, headers: Headers): Promise<number> {
  const ws = new WebSocket(`${url.replace('http', 'ws')}/ws/${code}?v=${PROTOCOL}`, {
    headers: { ...headers },
  });
  return new Promise((resolve) => {
    ws.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    ws.on('open', () => {
      ws.terminate();
      resolve(101);
    });
    ws.on('error', () => undefined);
  });
}
