import type { WebSocket } from 'ws';

// Half-open connections never answer a ping. Each has its turn, a few at a time: thousands at once would
// keep the others waiting. Who has said something since the last turn need not be asked.

const ALIVE_EVERY = 10_000;
const TURNS = 100;
const alive = new WeakSet<WebSocket>();
const heard = new WeakSet<WebSocket>();

export function openKeepAlive() {
  const turns = Array.from({ length: TURNS }, () => new Set<WebSocket>());
  let turn = 0;
  let next = 0;
  const watching = setInterval(() => {
    for (const ws of turns[turn] ?? []) dropIfDead(ws);
    turn = (turn + 1) % TURNS;
  }, ALIVE_EVERY / TURNS);
  return {
    join: (ws: WebSocket) => {
      const mine = turns[next++ % TURNS] as Set<WebSocket>;
      mine.add(ws);
      alive.add(ws);
      ws.on('message', () => heard.add(ws));
      ws.on('pong', () => alive.add(ws)).on('close', () => mine.delete(ws));
    },
    end: () => clearInterval(watching),
  };
}

function dropIfDead(ws: WebSocket): void {
  if (heard.delete(ws)) alive.add(ws);
  else if (!alive.delete(ws)) ws.terminate();
  else if (ws.readyState === ws.OPEN) ws.ping();
}
