import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer } from 'ws';
import type { Neighbour } from '../owners.ts';
import { type Callbacks, type Link, linkOver } from './link.ts';

// The links of this node: one for each other that it has to do with, whoever dialled. Nodes know each other by a secret that
// is in their database: whoever can read that is one of them. Each call is numbered, so that one that was overheard on the way
// is not taken again.

export const NODE_PATH = '/node';
const HEADER = 'x-hushglass-node';
const DIAL_WITHIN = 1_500;
/** A link that is not answered on for two of these is dropped. */
const ASK_EVERY = 1_000;
const OPTIONS = { noServer: true, perMessageDeflate: false, maxPayload: 32 * 1024 * 1024 } as const;

interface Parts {
  readonly secret: string;
  /** Our own lease; 0 while there is none. */
  readonly lease: () => number;
  /** It was given up. */
  readonly isOver: (lease: number) => boolean;
  readonly callbacks: (lease: number) => Omit<Callbacks, 'closed'>;
}

export type Links = ReturnType<typeof openLinks>;

export function openLinks({ secret, lease, isOver, callbacks }: Parts) {
  const links = new Map<number, Link>();
  /** Two that dial each other at once have two links; both go when they go. */
  const open = new Set<Link>();
  const dialling = new Map<number, Promise<Link>>();
  const wss = new WebSocketServer(OPTIONS);
  /** The last call of each other lease, in this lease of our own. */
  let calls = { lease: 0, last: new Map<number, number>() };
  let dials = 0;
  let isClosed = false;

  const proof = (...said: readonly number[]) =>
    createHmac('sha256', secret).update(said.join(' to ')).digest('base64url');

  function take(ws: WebSocket, other: number, dialled: boolean): Link {
    const watching = watch(ws);
    const closed = () => {
      clearInterval(watching);
      open.delete(link);
      if (links.get(other) === link) links.delete(other);
    };
    const link: Link = linkOver(ws, other, dialled, { ...callbacks(other), closed });
    links.set(other, link);
    open.add(link);
    return link;
  }

  function dial({ lease: other, address }: Neighbour): Promise<Link> {
    const mine = lease();
    const call = ++dials;
    // The third is what a node of the version before asks for.
    const shown = [mine, other, proof(mine, other), call, proof(mine, other, call)];
    const headers = { [HEADER]: shown.join('.') };
    const ws = new WebSocket(`${address.replace(/^http/, 'ws')}${NODE_PATH}`, {
      headers,
      handshakeTimeout: DIAL_WITHIN,
      perMessageDeflate: false,
    });
    return new Promise((resolve, reject) => {
      ws.on('error', (error) => {
        reject(error);
        ws.terminate();
      });
      // At once: what the other says first may have come with its answer, and must find somebody who listens.
      ws.once('open', () => {
        resolve(take(ws, other, true));
        if (isClosed || isOver(other)) ws.terminate();
      });
    });
  }

  /** The one there is, or a new one. */
  async function to(neighbour: Neighbour): Promise<Link> {
    const known = links.get(neighbour.lease);
    if (known !== undefined) return known;
    const under = dialling.get(neighbour.lease) ?? dial(neighbour);
    dialling.set(neighbour.lease, under);
    try {
      return await under;
    } finally {
      dialling.delete(neighbour.lease);
    }
  }

  /** Whether this is a node that knows the secret, is there, means the node that we are now, and was not heard before. */
  function dialler({ headers }: IncomingMessage): number | null {
    const [from = '', meant = '', , number = '', shown = ''] = String(headers[HEADER] ?? '').split('.');
    const [other, mine, call] = [Number(from), Number(meant), Number(number)];
    const expected = Buffer.from(proof(other, mine, call));
    const given = Buffer.from(shown);
    const isKnown = given.length === expected.length && timingSafeEqual(given, expected);
    const isThere = other > 0 && !isOver(other) && mine > 0 && mine === lease();
    return isKnown && isThere && isNew(other, mine, call) ? other : null;
  }

  function isNew(other: number, mine: number, call: number): boolean {
    if (calls.lease !== mine) calls = { lease: mine, last: new Map() };
    if (call <= (calls.last.get(other) ?? 0)) return false;
    calls.last.set(other, call);
    return true;
  }

  return {
    to,
    leases: () => [...open].map(({ lease: other }) => other),
    /** Another node calls. */
    accept: (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      const other = dialler(request);
      if (other === null || isClosed) socket.destroy();
      else wss.handleUpgrade(request, socket, head, (ws) => take(ws, other, false));
    },
    /** It was given up: whoever waits for it waits in vain. */
    drop: (other: number) => {
      calls.last.delete(other);
      for (const link of [...open]) if (link.lease === other) link.close();
    },
    close: () => {
      isClosed = true;
      for (const link of [...open]) link.close();
      wss.close();
    },
  };
}

/** A connection that nobody answers on is no connection. */
function watch(ws: WebSocket): NodeJS.Timeout {
  let isAnswered = true;
  ws.on('pong', () => {
    isAnswered = true;
  });
  const asking = setInterval(() => {
    if (!isAnswered) ws.terminate();
    else if (ws.readyState === ws.OPEN) {
      isAnswered = false;
      ws.ping();
    }
  }, ASK_EVERY);
  asking.unref();
  return asking;
}
