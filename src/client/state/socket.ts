import { decode } from '#protocol/codec.ts';
import type { ClientMessage } from '#protocol/messages.ts';
import { openSession, type Session } from './session.ts';

// A session over a WebSocket. A socket can claim to be open and be dead, so silence is tested: a
// probe that is not answered in time makes a new connection, which resumes at the last number seen.

const PROBE_ANSWER = 2_000;
const TICK = 1_000;
const RECONNECT = [0, 250, 500, 1_000, 2_000];

export function connectTo(code: string): { readonly session: Session; readonly close: () => void } {
  let ws: WebSocket | null = null;
  let tries = 0;
  let heardAt = performance.now();
  let closed = false;
  let queue: ClientMessage[] = [];

  const { session, status, receive, resume, ping, tick } = openSession({ send });

  function send(message: ClientMessage): void {
    if (ws?.readyState === WebSocket.OPEN) ws.send(JSON.stringify(message));
    else if (message.type !== 'ping' && message.type !== 'resume' && message.type !== 'do')
      queue.push(message);
  }

  function open(): void {
    const { protocol, host } = location;
    const socket = new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws/${code}`);
    socket.binaryType = 'arraybuffer';
    socket.onopen = () => {
      tries = 0;
      heardAt = performance.now();
      status.value = 'open';
      resume();
      ping();
      const waiting = queue;
      queue = [];
      waiting.forEach(send);
    };
    socket.onmessage = ({ data }) => {
      heardAt = performance.now();
      receive(decode(typeof data === 'string' ? data : new Uint8Array(data as ArrayBuffer)));
    };
    socket.onclose = () => {
      if (ws === socket) lost();
    };
    ws = socket;
  }

  function lost(): void {
    ws = null;
    if (closed || status.value === 'takenOver') return;
    status.value = 'lost';
    setTimeout(open, RECONNECT[Math.min(tries++, RECONNECT.length - 1)]);
  }

  /** Asleep or cut off without a word: whatever does not answer is replaced. */
  function probe(): void {
    ping();
    setTimeout(() => {
      const dead = ws;
      if (dead === null || performance.now() - heardAt < PROBE_ANSWER) return;
      dead.onclose = null;
      dead.close();
      lost();
    }, PROBE_ANSWER);
  }

  const ticking = setInterval(() => {
    tick();
    if (performance.now() - heardAt > PROBE_ANSWER) probe();
  }, TICK);
  const wakes = ['visibilitychange', 'pageshow', 'online'] as const;
  for (const wake of wakes) addEventListener(wake, probe, true);
  open();

  return {
    session,
    close: () => {
      closed = true;
      clearInterval(ticking);
      for (const wake of wakes) removeEventListener(wake, probe, true);
      ws?.close();
    },
  };
}
