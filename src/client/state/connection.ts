import { decode } from '#protocol/codec.ts';
import { type ClientMessage, PROTOCOL } from '#protocol/messages.ts';
import { openGame } from './games.ts';
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

export interface Connection {
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

interface ConnectionState {
  readonly connect: (query: string) => Socket;
  readonly clock: () => number;
  /** Which page this is. */
  readonly page: string;
  readonly end: ReturnType<typeof openSession>;
  socket: Socket | null;
  /** Attempts in a row that failed, and of all of them how many there were. */
  tries: number;
  number: number;
  /** When the last attempt began, and whether the page was woken to try it. */
  began: number;
  woken: boolean;
  closed: boolean;
  /** Until something is heard, or until the next attempt begins. */
  patience: ReturnType<typeof setTimeout> | undefined;
  queue: readonly ClientMessage[];
}

/**
 * `connect` is given what to ask for: which page this is, for the how manieth time (an attempt given up may
 * still arrive, late), and what it saw last, so that it is told the rest without asking again.
 */
export function keepConnection(
  connect: (query: string) => Socket,
  clock = () => performance.now(),
): Connection {
  const connection = newLine(connect, clock);
  const ticking = setInterval(() => connection.end.tick(), TICK);
  open(connection);
  return {
    session: connection.end.session,
    wake: () => wake(connection),
    close: () => {
      connection.closed = true;
      clearInterval(ticking);
      forget(connection);
    },
  };
}

function newLine(connect: ConnectionState['connect'], clock: ConnectionState['clock']): ConnectionState {
  const connection: ConnectionState = {
    connect,
    clock,
    page: Math.floor(Math.random() * 2 ** 48).toString(36),
    end: openSession({ send: (message) => send(connection, message) }, openGame, clock),
    socket: null,
    tries: 0,
    number: 0,
    began: 0,
    woken: false,
    closed: false,
    patience: undefined,
    queue: [],
  };
  return connection;
}

/** What belongs to a moment is not kept: a question after the time, and what the session repeats by itself. */
const MOMENTARY: ReadonlySet<ClientMessage['type']> = new Set(['ping', 'resume', 'do']);

function send(connection: ConnectionState, message: ClientMessage): void {
  if (connection.socket?.readyState === OPEN) {
    connection.socket.send(JSON.stringify(message));
    if (message.type === 'ping') expectAnswer(connection);
  } else if (!MOMENTARY.has(message.type))
    connection.queue = [...connection.queue, message].slice(-LONGEST_QUEUE);
}

function expectAnswer(connection: ConnectionState, within = ANSWER_WITHIN): void {
  connection.patience ??= setTimeout(() => lost(connection), within);
}

function answered(connection: ConnectionState): void {
  clearTimeout(connection.patience);
  connection.patience = undefined;
}

function open(connection: ConnectionState): void {
  connection.began = connection.clock();
  const { game, epoch, seen } = connection.end.lastSeen();
  const last = `game=${game ?? ''}&epoch=${epoch ?? ''}&seen=${seen}`;
  connection.socket = connection.connect(
    `v=${PROTOCOL}&page=${connection.page}&try=${++connection.number}&${last}`,
  );
  listen(connection, connection.socket);
  expectAnswer(connection, patienceAfter(connection.tries, connection.end.roundTrip()));
}

function listen(connection: ConnectionState, socket: Socket): void {
  socket.binaryType = 'arraybuffer';
  socket.onopen = () => opened(connection);
  socket.onmessage = ({ data }) => {
    answered(connection);
    hear(connection, decode(typeof data === 'string' ? data : new Uint8Array(data as ArrayBuffer)));
  };
  socket.onclose = () => lost(connection);
}

function hear(connection: ConnectionState, message: ReturnType<typeof decode>): void {
  // What is over stays so, also where no message said it.
  if (!isOver(connection)) take(connection, message);
  if (isOver(connection)) forget(connection);
}

/** A connection is one when something else than a goodbye comes over it. */
function take(connection: ConnectionState, message: ReturnType<typeof decode>): void {
  if (message !== undefined && message.type !== 'goodbye') {
    connection.tries = 0;
    connection.end.status.value = 'open';
  }
  connection.end.receive(message);
}

/** Trying again would help nobody. */
const isOver = ({ end }: ConnectionState) => ENDS.has(end.status.value);

function opened(connection: ConnectionState): void {
  answered(connection);
  connection.end.doubtTime();
  // Whatever was never answered may have been lost with the last connection.
  connection.end.tick(0);
  const waiting = connection.queue;
  connection.queue = [];
  for (const message of waiting) send(connection, message);
}

/** The old socket is not listened to any more: what it still held is told again by the next. */
function forget(connection: ConnectionState): void {
  answered(connection);
  if (connection.socket === null) return;
  Object.assign(connection.socket, { onopen: null, onmessage: null, onclose: null });
  connection.socket.close();
  connection.socket = null;
}

function lost(connection: ConnectionState): void {
  const { status } = connection.end;
  forget(connection);
  connection.woken = false;
  if (isOver(connection)) return;
  const turnedAway = status.value === 'crowded' || status.value === 'unwell';
  // Why the server hung up is worth more than that it did.
  if (!turnedAway && status.value !== 'restarting') status.value = 'lost';
  openAfter(connection, turnedAway ? TURNED_AWAY : apartAfter(connection.tries++));
}

/** So long after the last attempt began. */
function openAfter(connection: ConnectionState, apart: number): void {
  const wait = Math.max(0, connection.began + apart - connection.clock());
  connection.patience = setTimeout(() => {
    connection.patience = undefined;
    open(connection);
  }, wait);
}

function wake(connection: ConnectionState): void {
  if (connection.socket?.readyState === OPEN) send(connection, { type: 'ping', sent: connection.clock() });
  else if (!connection.closed && !isOver(connection) && !isSpared(connection)) {
    forget(connection);
    connection.tries = Math.min(connection.tries, EAGER);
    connection.woken = true;
    openAfter(connection, YOUNG);
  }
}

/** However often the page is woken, what it was woken to try is left the time it needs. */
function isSpared({ socket, woken, clock, began }: ConnectionState): boolean {
  return socket !== null && (woken || clock() - began < YOUNG);
}
