import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { socketPath, type Where } from '../load/page.ts';

// Pages that are no pages: bytes on a socket, and no manners.

export const ATTACKERS = 6;
/** Far from the addresses of the innocents. */
export const attackerAddress = (n: number) => `127.0.0.${2 + n}`;

export async function rawSocket(url: string, localAddress: string): Promise<Socket> {
  const port = Number(new URL(url).port);
  // What the other side has closed stays open here.
  const socket = connect({ port, host: '127.0.0.1', localAddress, allowHalfOpen: true });
  socket.setNoDelay().on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

export interface Knock {
  readonly path: string;
  readonly cookie: string | null;
  readonly origin: string;
}

export const knockOf = ({ url, code, cookie }: Where): Knock => ({
  path: socketPath(code),
  cookie,
  origin: url,
});

export function upgrade(url: string, { path, cookie, origin }: Knock): string {
  return [
    `GET ${path} HTTP/1.1`,
    `Host: ${new URL(url).host}`,
    `Origin: ${origin}`,
    ...(cookie === null ? [] : [`Cookie: ${cookie}`]),
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    '\r\n',
  ].join('\r\n');
}

/** A page that says what it likes and reads nothing of what it hears; null where it was not let in. */
export async function rawPage(where: Where): Promise<Socket | null> {
  const socket = await rawSocket(where.url, where.address).catch(() => null);
  if (socket === null) return null;
  socket.write(upgrade(where.url, knockOf(where)));
  const [head] = await Promise.race([happens(socket, 'data'), happens(socket, 'close')]);
  socket.on('data', () => undefined);
  if (String(head).startsWith('HTTP/1.1 101')) return socket;
  socket.destroy();
  return null;
}

export const [TEXT, PING] = [0x1, 0x9];

/** One masked frame of at most 65,535 bytes, as a page has to send it. */
export function frame(opcode: number, payload: string): Buffer {
  const bytes = Buffer.from(payload);
  const long = bytes.length > 125;
  const head = Buffer.alloc(long ? 4 : 2);
  head[0] = 0x80 | opcode;
  head[1] = 0x80 | (long ? 126 : bytes.length);
  if (long) head.writeUInt16BE(bytes.length, 2);
  // A mask of zeros is a mask.
  return Buffer.concat([head, Buffer.alloc(4), bytes]);
}

export const textFrame = (message: object) => frame(TEXT, JSON.stringify(message));

/** Writes the same so many times, as fast as it is taken; how often it was. */
export async function hose(socket: Socket, chunk: Buffer | string, most: number): Promise<number> {
  let times = 0;
  for (; times < most && socket.writable; times++)
    if (!socket.write(chunk)) await Promise.race([happens(socket, 'drain'), happens(socket, 'close')]);
  return times;
}

/** An error is no surprise here: the other side has had enough. */
const happens = (socket: Socket, event: 'drain' | 'close' | 'data') =>
  once(socket, event).catch(() => [''] as unknown[]);
