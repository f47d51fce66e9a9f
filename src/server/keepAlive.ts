import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';

// Half-open connections never answer a ping. Each has its turn, a few at a time: thousands at once would
// keep the others waiting. Who has said something since the last turn need not be asked: how much was read is known
// anyway, so nothing has to be noted for every message.

const ALIVE_EVERY = 10_000;
const TURNS = 100;

interface Line {
  readonly ws: WebSocket;
  readonly socket: Socket;
  /** Bytes read by its last turn, or with its last answer. */
  read: number;
  /** It owes an answer. */
  asked: boolean;
}

export function openKeepAlive() {
  const turns = Array.from({ length: TURNS }, () => new Set<Line>());
  let turn = 0;
  let next = 0;
  const watching = setInterval(() => {
    for (const line of turns[turn] ?? []) dropIfDead(line);
    turn = (turn + 1) % TURNS;
  }, ALIVE_EVERY / TURNS);
  return {
    join: (ws: WebSocket, socket: Socket) => {
      const mine = turns[next++ % TURNS] as Set<Line>;
      const line: Line = { ws, socket, read: socket.bytesRead, asked: false };
      mine.add(line);
      ws.on('pong', () => Object.assign(line, { read: socket.bytesRead, asked: false }));
      ws.on('close', () => mine.delete(line));
    },
    end: () => clearInterval(watching),
  };
}

function dropIfDead(line: Line): void {
  const { ws, socket, read, asked } = line;
  line.read = socket.bytesRead;
  line.asked = line.read === read;
  if (!line.asked) return;
  if (asked) ws.terminate();
  else if (ws.readyState === ws.OPEN) ws.ping();
}
