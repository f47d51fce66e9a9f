import { decode } from '#protocol/codec.ts';
import { type ClientMessage, PROTOCOL } from '#protocol/messages.ts';
import { openSession, type Session } from './session.ts';

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
  /** Something may have happened to the connection: is it still there? */
  readonly probe: () => void;
  readonly close: () => void;
}

const OPEN = 1;
const TICK = 1_000;
/** A question on an open connection is answered within this time, or the connection is given up. */
const ANSWER_WITHIN = 2_000;
/**
 * A new one is a handshake and an upgrade. One that takes longer probably fell into a hole, and a fresh one
 * gets through sooner than the old one is repeated (TCP waits a second, then two); but every third attempt
 * is given the time that encryption and a line slower than it seemed may need.
 */
const ROUND_TRIPS = [3, 3, 6];
const SHORTEST_WAIT = 900;
const UNKNOWN_TRIP = 500;
/** Where there is no place for another page, one may become free. */
const CROWDED = 5_000;
/** Attempts begin at least so far apart; one that was waited for has waited enough. */
const APART = [0, 250, 500, 1_000];

/**
 * `connect` is given what to ask for: which page this is, for the how manieth time (an attempt given up may
 * still arrive, late), and what it saw last, so that it is told the rest without asking again.
 */
export function keepLine(connect: (query: string) => Socket, clock = () => performance.now()): Line {
  let socket: Socket | null = null;
  let tries = 0;
  let began = 0;
  let number = 0;
  let patience: ReturnType<typeof setTimeout> | undefined;
  let queue: ClientMessage[] = [];
  const page = Math.floor(Math.random() * 2 ** 48).toString(36);
  const { session, status, receive, lastSeen, tick, roundTrip } = openSession({ send }, clock);

  function send(message: ClientMessage): void {
    if (socket?.readyState === OPEN) {
      socket.send(JSON.stringify(message));
      if (message.type === 'ping') expectAnswer();
    } else if (message.type !== 'ping' && message.type !== 'resume' && message.type !== 'do')
      queue.push(message);
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
      receive(decode(typeof data === 'string' ? data : new Uint8Array(data as ArrayBuffer)));
    };
    socket.onclose = lost;
    const trips = ROUND_TRIPS[tries % ROUND_TRIPS.length] ?? 0;
    expectAnswer(Math.max(SHORTEST_WAIT, trips * (roundTrip() ?? UNKNOWN_TRIP)));
  }

  function opened(): void {
    answered();
    tries = 0;
    status.value = 'open';
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
    if (status.value === 'takenOver' || status.value === 'outdated') return;
    const crowded = status.value === 'crowded';
    // Why the server hung up is worth more than that it did.
    if (!crowded && status.value !== 'restarting') status.value = 'lost';
    const apart = crowded ? CROWDED : (APART[Math.min(tries++, APART.length - 1)] ?? 0);
    patience = setTimeout(
      () => {
        patience = undefined;
        open();
      },
      Math.max(0, began + apart - clock()),
    );
  }

  const ticking = setInterval(() => tick(), TICK);
  open();
  return {
    session,
    probe: () => send({ type: 'ping', sent: clock() }),
    close: () => {
      clearInterval(ticking);
      forget();
    },
  };
}
