import { performance } from 'node:perf_hooks';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RawData, WebSocket } from 'ws';
import { encode } from '#protocol/codec.ts';
import { PROTOCOL } from '#protocol/messages.ts';
import type { Farewell } from '#protocol/server.ts';
import type { Account } from '../addresses.ts';
import type { Passed } from '../admit.ts';
import type { Frame } from '../frame.ts';
import { isElsewhere } from '../owners.ts';
import { SLOWEST_BACKLOG } from '../pageSocket.ts';
import type { LiveRoom } from '../room.ts';
import type { Found } from '../rooms.ts';
import type { Arrival } from './arrival.ts';
import { type Channel, KIND, type Link } from './link.ts';
import type { Links } from './links.ts';

// A page whose room another node has: this node only hands on what is said, in both directions. The other end of the channel
// is in receive.ts.

const GOODBYE = 4000;
/** A page that says more than can be handed on is hung up on. */
const MOST_WAITING = 4 * 1024 * 1024;
/** So much is kept of what is said before whoever has the room is there. */
export const MOST_EARLY = 100;

/** So long it is waited for whoever has a room that nobody can reach: by then it is given up, and the room another's. */
const HOLD = 2_500;
const AGAIN = 150;

interface Ways {
  readonly links: Links;
  /** Whose the room is by now. */
  readonly find: (code: string) => Promise<Found>;
  /** It is ours: the page is let in here. */
  readonly letIn: (room: LiveRoom) => void;
}

/** The page's end. */
export async function passOn(ws: WebSocket, socket: Duplex, asked: Passed, ways: Ways): Promise<void> {
  const uncount = counted(ws, asked.account);
  ws.on('error', () => ws.terminate());
  const waiting: string[] = [];
  let say = (text: string) => {
    if (waiting.push(text) > MOST_EARLY) ws.terminate();
  };
  // Anything but a text is nothing that a room could read.
  const hear = (data: RawData, isBinary: boolean) => say(isBinary ? '' : data.toString());
  ws.on('message', hear);
  const there = await reach(ws, asked, ways);
  if (ws.readyState !== ws.OPEN) return;
  if (there === null) return leave(ws, 'restart');
  if ('room' in there) {
    uncount();
    ws.off('message', hear);
    ways.letIn(there.room);
    for (const text of waiting) ws.emit('message', Buffer.from(text), text === '');
    return;
  }
  const { link } = there;
  const { channel, isHeard } = channelFor(ws, socket, link);
  const { code, token, attempt, from } = asked;
  channel.send(
    KIND.open,
    JSON.stringify({
      protocol: PROTOCOL,
      code,
      token,
      attempt,
      from,
      paces: true,
    } satisfies Arrival),
  );
  say = (text) => {
    if (!isHeard()) return;
    channel.send(KIND.said, text);
    if (link.backlog() > MOST_WAITING) ws.terminate();
  };
  for (const text of waiting) say(text);
}

/** One page more of its address, until it is gone or somebody else counts it. */
function counted(ws: WebSocket, account: Account): () => void {
  account.pages++;
  let isCounted = true;
  const uncount = () => {
    if (isCounted) account.pages--;
    isCounted = false;
  };
  ws.once('close', uncount);
  return uncount;
}

type There = { readonly link: Link } | { readonly room: LiveRoom };

/** Whoever has the room, or takes it because nobody else can. */
async function reach(
  ws: WebSocket,
  { code, elsewhere }: Passed,
  { links, find }: Ways,
): Promise<There | null> {
  const until = performance.now() + HOLD;
  let found: Found = elsewhere;
  while (found !== null && isElsewhere(found)) {
    const link: Link | null = await links.to(found).catch(() => null);
    if (link !== null) return { link };
    await sleep(AGAIN);
    if (ws.readyState !== ws.OPEN || performance.now() > until) return null;
    found = await find(code).catch(() => null);
  }
  return found === null || found.leaving || found.waking ? null : { room: found };
}

interface Passing {
  readonly channel: Channel;
  /** Whoever was told goodbye has nothing more to say, but for what they said before they heard that a page of theirs took over. */
  readonly isHeard: () => boolean;
}

function channelFor(ws: WebSocket, socket: Duplex, link: Link): Passing {
  let isHeard = true;
  const bye = (why: string) => {
    isHeard = why === ('takenOver' satisfies Farewell);
    ws.close(GOODBYE, why);
  };
  const channel = link.channel(
    (kind, payload) => {
      if (kind === KIND.told) tell(ws, socket, payload);
      else if (kind === KIND.paced) tell(ws, socket, payload, () => channel.send(KIND.drained));
      else if (kind === KIND.bye) bye(payload.toString());
    },
    () => leave(ws, 'restart'),
  );
  ws.once('close', () => {
    channel.send(KIND.gone);
    channel.end();
  });
  return { channel, isHeard: () => isHeard };
}

function tell(ws: WebSocket, socket: Duplex, frame: Frame, then?: () => void): void {
  if (ws.readyState !== ws.OPEN) return;
  socket.write(frame, then === undefined ? undefined : (error) => error == null && then());
  if (socket.writableLength > SLOWEST_BACKLOG) ws.terminate();
}

function leave(ws: WebSocket, why: Farewell): void {
  if (ws.readyState !== ws.OPEN) return;
  ws.send(encode({ type: 'goodbye', why }));
  ws.close(GOODBYE, why);
}
