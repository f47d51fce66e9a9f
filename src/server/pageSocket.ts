import { performance } from 'node:perf_hooks';
import type { Duplex } from 'node:stream';
import type { RawData, WebSocket } from 'ws';
import { encode } from '#protocol/codec.ts';
import { readClientMessage } from '#protocol/messages.ts';
import type { ServerMessage } from '#protocol/server.ts';
import { roomRefuse } from '#room/refusal.ts';
import type { Account } from './addresses.ts';
import type { Connection } from './connection.ts';
import { type Frame, frameOf } from './frame.ts';
import { bucket, MESSAGES, PATIENCE, PINGS, TOLD_IN_A_ROW, tooFast } from './limits.ts';
import type { Metrics } from './metrics.ts';
import { onMessage } from './onMessage.ts';
import { personLimitsOf } from './personLimits.ts';
import { contain, type LiveRoom } from './room.ts';

// One page's socket: how it is written to, and how much of what it says is heard.

/** A page that reads more slowly than this piles up is dropped; it may come back and resync. */
export const SLOWEST_BACKLOG = 256 * 1024;

export function connectionOver(
  ws: WebSocket,
  socket: Duplex,
  known: Pick<Connection, 'token' | 'attempt' | 'enters' | 'newTo' | 'history'>,
): Connection {
  // Nothing of ours is compressed, so ws holds nothing back and the order stays.
  const sendFrame = (frame: Frame, then?: () => void) => {
    if (ws.readyState !== ws.OPEN) return;
    socket.write(frame, then === undefined ? undefined : (error) => error == null && then());
    if (socket.writableLength > SLOWEST_BACKLOG) ws.terminate();
  };
  const send = (message: ServerMessage) => sendFrame(frameOf(encode(message)));
  const close: Connection['close'] = (why) => {
    send({ type: 'goodbye', why });
    ws.close(4000, why);
  };
  return { ...known, person: null, succeeded: false, lobby: null, catchingUp: null, send, sendFrame, close };
}

/** Browsers send no pings of their own. Whoever does is answered within reason, and dropped beyond it. */
export function answerPings(ws: WebSocket): void {
  const pings = bucket(PINGS, () => performance.now());
  ws.on('ping', (data) => {
    if (pings() === 0) ws.pong(data);
    else ws.terminate();
  });
  ws.on('pong', () => pings() > 0 && ws.terminate());
}

/** Checks and limits what one page says before the room hears it. */
export function listener(room: LiveRoom, connection: Connection, account: Account, metrics: Metrics) {
  const ofNobody = bucket(MESSAGES, () => performance.now());
  const messages = ({ person }: Connection) =>
    person === null ? ofNobody : personLimitsOf(room, person).messages;
  let refusedInARow = 0;
  let isSentAway = false;
  return (data: RawData, isBinary: boolean): void => {
    // Of a room that was let go, or shown out: it has been told, and does nothing more.
    if (isSentAway || (!room.connections.has(connection) && !connection.succeeded)) return;
    const start = performance.now();
    const refusal = tooFast(messages(connection)) ?? tooFast(account.messages) ?? understood(data, isBinary);
    refusedInARow = refusal === null ? 0 : refusedInARow + 1;
    isSentAway = refusedInARow > PATIENCE;
    if (isSentAway) connection.close('tooFast');
    else if (refusal !== null && refusedInARow <= TOLD_IN_A_ROW)
      connection.send({ type: 'refused', refusal });
    metrics.handling.observe((performance.now() - start) / 1000);
  };

  function understood(data: RawData, isBinary: boolean) {
    const message = isBinary ? undefined : readClientMessage(data.toString());
    metrics.heard(message?.type ?? 'malformed');
    if (message === undefined) return roomRefuse('message.malformed');
    contain(room, () => onMessage(room, connection, message));
    return null;
  }
}
