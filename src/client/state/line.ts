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

interface LineState {
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
export function keepLine(connect: (query: string) => Socket, clock = () => performance.now()): Line {
  const line = newLine(connect, clock);
  const ticking = setInterval(() => line.end.tick(), TICK);
  open(line);
  return {
    session: line.end.session,
    wake: () => wake(line),
    close: () => {
      line.closed = true;
      clearInterval(ticking);
      forget(line);
    },
  };
}

function newLine(connect: LineState['connect'], clock: LineState['clock']): LineState {
  const line: LineState = {
    connect,
    clock,
    page: Math.floor(Math.random() * 2 ** 48).toString(36),
    end: openSession({ send: (message) => send(line, message) }, openGame, clock),
    socket: null,
    tries: 0,
    number: 0,
    began: 0,
    woken: false,
    closed: false,
    patience: undefined,
    queue: [],
  };
  return line;
}

/** What belongs to a moment is not kept: a question after the time, and what the session repeats by itself. */
const MOMENTARY: ReadonlySet<ClientMessage['type']> = new Set(['ping', 'resume', 'do']);

function send(line: LineState, message: ClientMessage): void {
  if (line.socket?.readyState === OPEN) {
    line.socket.send(JSON.stringify(message));
    if (message.type === 'ping') expectAnswer(line);
  } else if (!MOMENTARY.has(message.type)) line.queue = [...line.queue, message].slice(-LONGEST_QUEUE);
}

function expectAnswer(line: LineState, within = ANSWER_WITHIN): void {
  line.patience ??= setTimeout(() => lost(line), within);
}

function answered(line: LineState): void {
  clearTimeout(line.patience);
  line.patience = undefined;
}

function open(line: LineState): void {
  line.began = line.clock();
  const { game, epoch, seen } = line.end.lastSeen();
  const last = `game=${game ?? ''}&epoch=${epoch ?? ''}&seen=${seen}`;
  line.socket = line.connect(`v=${PROTOCOL}&page=${line.page}&try=${++line.number}&${last}`);
  listen(line, line.socket);
  expectAnswer(line, patienceAfter(line.tries, line.end.roundTrip()));
}

function listen(line: LineState, socket: Socket): void {
  socket.binaryType = 'arraybuffer';
  socket.onopen = () => opened(line);
  socket.onmessage = ({ data }) => {
    answered(line);
    hear(line, decode(typeof data === 'string' ? data : new Uint8Array(data as ArrayBuffer)));
  };
  socket.onclose = () => lost(line);
}

/** A connection is one when something else than a goodbye comes over it. */
function hear(line: LineState, message: ReturnType<typeof decode>): void {
  if (message !== undefined && message.type !== 'goodbye') {
    line.tries = 0;
    line.end.status.value = 'open';
  }
  line.end.receive(message);
  if (isOver(line)) forget(line);
}

/** Trying again would help nobody. */
const isOver = ({ end }: LineState) => ENDS.has(end.status.value);

function opened(line: LineState): void {
  answered(line);
  line.end.doubtTime();
  // Whatever was never answered may have been lost with the last connection.
  line.end.tick(0);
  const waiting = line.queue;
  line.queue = [];
  for (const message of waiting) send(line, message);
}

/** The old socket is not listened to any more: what it still held is told again by the next. */
function forget(line: LineState): void {
  answered(line);
  if (line.socket === null) return;
  Object.assign(line.socket, { onopen: null, onmessage: null, onclose: null });
  line.socket.close();
  line.socket = null;
}

function lost(line: LineState): void {
  const { status } = line.end;
  forget(line);
  line.woken = false;
  if (isOver(line)) return;
  const turnedAway = status.value === 'crowded' || status.value === 'unwell';
  // Why the server hung up is worth more than that it did.
  if (!turnedAway && status.value !== 'restarting') status.value = 'lost';
  openAfter(line, turnedAway ? TURNED_AWAY : apartAfter(line.tries++));
}

/** So long after the last attempt began. */
function openAfter(line: LineState, apart: number): void {
  const wait = Math.max(0, line.began + apart - line.clock());
  line.patience = setTimeout(() => {
    line.patience = undefined;
    open(line);
  }, wait);
}

function wake(line: LineState): void {
  if (line.socket?.readyState === OPEN) send(line, { type: 'ping', sent: line.clock() });
  else if (!line.closed && !isOver(line) && !isSpared(line)) {
    forget(line);
    line.tries = Math.min(line.tries, EAGER);
    line.woken = true;
    openAfter(line, YOUNG);
  }
}

/** However often the page is woken, what it was woken to try is left the time it needs. */
function isSpared({ socket, woken, clock, began }: LineState): boolean {
  return socket !== null && (woken || clock() - began < YOUNG);
}
