import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import WebSocket from 'ws';
import { decode } from '#protocol/codec.ts';
import { type ClientMessage, PROTOCOL } from '#protocol/messages.ts';
import type { ServerMessage } from '#protocol/server.ts';

// Pages without a screen for loads of hundreds of rooms, spread over addresses of this machine so
// that the limits of one address are not what is measured.

const ROOMS_PER_ADDRESS = 10;

/** The loopback address from which this room is played: 127.0.1.1 and up. */
export function addressOf(room: number): string {
  const block = Math.floor(room / ROOMS_PER_ADDRESS);
  return `127.0.${1 + Math.floor(block / 250)}.${1 + (block % 250)}`;
}

export function freshCookie(): string {
  return `hushglass=${randomBytes(18).toString('base64url')}`;
}

export interface Answer {
  readonly status: number;
  readonly text: string;
}

/** One request over a connection of its own, from this address; a body is posted. */
export function ask(
  url: string,
  localAddress: string,
  method = 'GET',
  body?: unknown,
  timeout = 0,
): Promise<Answer> {
  const headers = body === undefined ? {} : { 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const asked = request(url, { method, localAddress, agent: false, headers, timeout }, (response) => {
      let text = '';
      response.on('data', (part) => {
        text += part;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      response.on('error', reject);
    });
    asked.on('timeout', () => asked.destroy(new Error('no answer')));
    asked.on('error', reject).end(body === undefined ? undefined : JSON.stringify(body));
  });
}

export async function createRoom(url: string, localAddress: string): Promise<string> {
  const { text } = await ask(`${url}/api/rooms`, localAddress, 'POST');
  const { code } = JSON.parse(text) as { readonly code?: string };
  if (code === undefined) throw new Error(text);
  return code;
}

export interface Where {
  readonly url: string;
  readonly code: string;
  readonly cookie: string;
  readonly address: string;
  /** Milliseconds after which a socket that does not open is given up. */
  readonly within?: number;
}

/** Where the socket of a room's page is. */
export const socketPath = (code: string) => `/ws/${code}?v=${PROTOCOL}`;

/** A question for all of a game, from its beginning. */
export const fromTheBeginning = (game: string): ClientMessage => ({
  type: 'resume',
  game,
  epoch: null,
  seen: 0,
});

/** An open socket whose frames go to `hear`. */
export function openSocket(
  { url, code, cookie, address, within }: Where,
  hear: (frame: string | Uint8Array) => void,
): Promise<WebSocket> {
  const ws = new WebSocket(`${url.replace('http', 'ws')}${socketPath(code)}`, {
    headers: { cookie },
    origin: url,
    localAddress: address,
    perMessageDeflate: false,
    ...(within === undefined ? {} : { handshakeTimeout: within }),
  });
  ws.on('message', (data, binary) => hear(binary ? (data as Buffer) : data.toString()));
  return new Promise((resolve, reject) => {
    ws.on('open', () => resolve(ws));
    ws.on('error', reject);
  });
}

export const say = (ws: WebSocket, message: ClientMessage) => ws.send(JSON.stringify(message));

/** Resolves with the first message that fits; everything goes to `hear` too. */
export function listening(hear: (message: ServerMessage) => void = () => undefined) {
  const waiting = new Set<(message: ServerMessage) => void>();
  return {
    frame: (frame: string | Uint8Array) => {
      const message = decode(frame);
      if (message === undefined) throw new Error('a message of another version');
      hear(message);
      for (const look of waiting) look(message);
    },
    until: (fits: (message: ServerMessage) => boolean) =>
      new Promise<ServerMessage>((resolve) => {
        const look = (message: ServerMessage) => {
          if (!fits(message)) return;
          waiting.delete(look);
          resolve(message);
        };
        waiting.add(look);
      }),
  };
}
