import type { WebSocket } from 'ws';

// One connection between two nodes, over which any number of pages are passed on: each is a channel. Whoever dialled
// numbers its channels odd, the other even.

/** What a message on a channel is. */
export const KIND = {
  /** A page has come: whom, as JSON. */
  open: 1,
  /** What a page says. */
  said: 2,
  /** What a page is told, as it goes over its wire. */
  told: 3,
  /** The room has told its page goodbye, and why. */
  bye: 4,
  /** The page has gone. */
  gone: 5,
  /** What addresses have used up, as JSON; on no channel. */
  used: 6,
  /** What a page is told, where whoever tells it goes on once it is on its way to the page. */
  paced: 7,
  /** The oldest of those is on its way. */
  drained: 8,
} as const;

export type Kind = (typeof KIND)[keyof typeof KIND];
type Heard = (kind: Kind, payload: Buffer) => unknown;

/** Who is at this end of a channel. */
export interface Listener {
  readonly heard: Heard;
  readonly lost: () => void;
}

export interface Channel {
  /** `then` when it is on its way to the other end; never where that is gone. */
  readonly send: (kind: Kind, payload?: Uint8Array | string, then?: () => void) => void;
  /** Nothing is heard on it any more. */
  readonly end: () => void;
}

export interface Link {
  /** The node at the other end. */
  readonly lease: number;
  readonly channel: (heard: Heard, lost: () => void) => Channel;
  /** Whether it can still be told. */
  readonly tell: (kind: Kind, payload: string) => boolean;
  /** So much waits to be sent. */
  readonly backlog: () => number;
  readonly close: () => void;
}

export interface Callbacks {
  /** A channel that the other end opened: who listens to it from now on. */
  readonly opened: (channel: Channel, payload: Buffer) => Listener;
  readonly told: (kind: Kind, payload: Buffer) => void;
  readonly closed: () => void;
}

const HEADER = 5;
/** A node that reads more slowly than this piles up has more trouble than a lost connection. */
const SLOWEST = 16 * 1024 * 1024;

export function linkOver(ws: WebSocket, lease: number, dialled: boolean, callbacks: Callbacks): Link {
  const channels = new Map<number, Listener>();
  let last = dialled ? -1 : 0;

  function send(number: number, kind: Kind, payload: Uint8Array | string = '', then?: () => void): boolean {
    if (ws.readyState !== ws.OPEN) return false;
    const bytes = typeof payload === 'string' ? Buffer.from(payload) : payload;
    const message = Buffer.allocUnsafe(HEADER + bytes.length);
    message.writeUInt32BE(number, 0);
    message[4] = kind;
    message.set(bytes, HEADER);
    ws.send(message, then === undefined ? undefined : (error) => error == null && then());
    if (ws.bufferedAmount > SLOWEST) ws.terminate();
    return true;
  }

  const channelOf = (number: number): Channel => ({
    send: (kind, payload, then) => send(number, kind, payload, then),
    end: () => channels.delete(number),
  });

  /** Each number is one page's: whoever listened to it before would never hear that it has gone. */
  function open(number: number, payload: Buffer): void {
    if (channels.has(number)) throw new Error('a channel that is open already');
    channels.set(number, callbacks.opened(channelOf(number), payload));
  }

  function hear(message: Buffer): void {
    const [number, kind, payload] = [message.readUInt32BE(0), message[4] as Kind, message.subarray(HEADER)];
    if (number === 0) callbacks.told(kind, payload);
    else if (kind === KIND.open) open(number, payload);
    else channels.get(number)?.heard(kind, payload);
  }

  ws.on('message', (data, isBinary) => {
    const message = data as Buffer;
    // A node that cannot be understood is of another version, or out of its mind: whoever it speaks for comes again.
    try {
      if (isBinary && message.length >= HEADER) hear(message);
      else ws.terminate();
    } catch {
      ws.terminate();
    }
  });
  ws.on('error', () => ws.terminate());
  ws.on('close', () => {
    const open = [...channels.values()];
    channels.clear();
    callbacks.closed();
    for (const { lost } of open) lost();
  });

  return {
    lease,
    channel: (heard, lost) => {
      last += 2;
      channels.set(last, { heard, lost });
      return channelOf(last);
    },
    tell: (kind, payload) => send(0, kind, payload),
    backlog: () => ws.bufferedAmount,
    close: () => ws.terminate(),
  };
}
