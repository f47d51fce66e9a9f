import { decode } from '#protocol/codec.ts';
import { type ClientMessage, PROTOCOL } from '#protocol/messages.ts';
import { apartAfter, EAGER, patienceAfter } from './pace.ts';
import { openSession, type Session, type Status } from './session.ts';

// A session over sockets that come and go. A socket can claim to be open and be dead, so silence
// is tested: one that does not answer in time is replaced, and the new one resumes at the last
// number seen. Knows no browser: whoever opens the sockets is handed in.

/** What is used of a WebSocket. */
export interface Socket {
  binaryType: string;
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: (() => void) | null;
  readonly send: (text: string) => void;
  readonly close: () => void;
}

export interface Line {
  readonly session: Session;
  /** Something may have happened to the connection: is it still there? Where there is none, it is time to try. */
  readonly wake: () => void;
  readonly close: () => void;
}

const OPEN = 1;
const TICK = 1_000;
/** A question on an open connection is answered within this time, or the connection is given up. */
const ANSWER_WITHIN = 2_000;
/** Where there is no place for another page one may become free, and a disk that is full be mended. */
const TURNED_AWAY = 5_000;
/** An attempt so young is not given up for another one, and whatever wakes the page, none begins sooner. */
const YOUNG = 1_000;
/** Of what is said while there is no connection the latest is kept: a burst that the server still listens to. */
const LONGEST_QUEUE = 50;

/** After these nothing is tried again by itself. */
const ENDS: ReadonlySet<Status> = new Set(['takenOver', 'outdated', 'kicked', 'forgotten']);

/**
 * `connect` is given what to ask for: which page this is, for the how manieth time (an attempt given up may
 * still arrive, late), and what it saw last, so that it is told the rest without asking again.
 */
export function keepLine(connect: (query: string) => Socket, clock = () => performance.now()): Line {
  let socket: Socket | null = null;
  let tries = 0;
  let began = 0;
  let number = 0;
  let woken = false;
  let closed = false;
  let patience: ReturnType<typeof setTimeout> | undefined;
  let queue: ClientMessage[] = [];
  const page = Math.floor(Math.random() * 2 ** 48).toString(36);
  const { session, status, receive, lastSeen, tick, doubtTime, roundTrip } = openSession({ send }, clock);

  function send(message: ClientMessage): void {
    if (socket?.readyState === OPEN) {
      socket.send(JSON.stringify(message));
      if (message.type === 'ping') expectAnswer();
    } else if (message.type !== 'ping' && message.type !== 'resume' && message.type !== 'do')
      queue = [...queue, message].slice(-LONGEST_QUEUE);
  }

  function expectAnswer(within = ANSWER_WITHIN): void {
    patience ??= setTimeout(lost, within);
  }

  function answered(): void {
    clearTimeout(patience);
    patience = undefined;
  }

  function open(): void {
    began = clock();
    const { game, epoch, seen } = lastSeen();
    const last = `game=${game ?? ''}&epoch=${epoch ?? ''}&seen=${seen}`;
    socket = connect(`v=${PROTOCOL}&page=${page}&try=${++number}&${last}`);
    socket.binaryType = 'arraybuffer';
    socket.onopen = opened;
    socket.onmessage = ({ data }) => {
      answered();
      hear(decode(typeof data === 'string' ? data : new Uint8Array(data as ArrayBuffer)));
    };
    socket.onclose = lost;
    expectAnswer(patienceAfter(tries, roundTrip()));
  }

  /** A connection is one when something else than a goodbye comes over it. */
  function hear(message: ReturnType<typeof decode>): void {
    if (message !== undefined && message.type !== 'goodbye') {
      tries = 0;
      status.value = 'open';
    }
    receive(message);
    if (isOver()) forget();
  }

  /** Trying again would help nobody. */
  const isOver = () => ENDS.has(status.value);

  function opened(): void {
    answered();
    doubtTime();
    // Whatever was never answered may have been lost with the last connection.
    tick(0);
    const waiting = queue;
    queue = [];
    waiting.forEach(send);
  }

  /** The old socket is not listened to any more: what it still held is told again by the next. */
  function forget(): void {
    answered();
    if (socket === null) return;
    Object.assign(socket, { onopen: null, onmessage: null, onclose: null });
    socket.close();
    socket = null;
  }

  function lost(): void {
    forget();
    woken = false;
    if (isOver()) return;
    const turnedAway = status.value === 'crowded' || status.value === 'unwell';
    // Why the server hung up is worth more than that it did.
    if (!turnedAway && status.value !== 'restarting') status.value = 'lost';
    openAfter(turnedAway ? TURNED_AWAY : apartAfter(tries++));
  }

  /** So long after the last attempt began. */
  function openAfter(apart: number): void {
    patience = setTimeout(
      () => {
        patience = undefined;
        open();
      },
      Math.max(0, began + apart - clock()),
    );
  }

  function wake(): void {
    if (socket?.readyState === OPEN) send({ type: 'ping', sent: clock() });
    else if (!closed && !isOver() && !isSpared()) {
      forget();
      tries = Math.min(tries, EAGER);
      woken = true;
      openAfter(YOUNG);
    }
  }

  /** However often the page is woken, what it was woken to try is left the time it needs. */
  function isSpared(): boolean {
    return socket !== null && (woken || clock() - began < YOUNG);
  }

  const ticking = setInterval(() => tick(), TICK);
  open();
  return {
    session,
    wake,
    close: () => {
      closed = true;
      clearInterval(ticking);
      forget();
    },
  };
}
