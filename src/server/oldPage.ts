import type { WebSocket } from 'ws';
import { readClientMessage } from '#protocol/messages.ts';
import { roomRefuse } from '#room/refusal.ts';
import type { Account } from './addresses.ts';

// Pages of release 0.1 that were left open over the upgrade. They name no version and know no word for
// 'older'; but they have a sentence, in each of their languages, that tells to load the page again. They
// hear it when they come, every few seconds, and whatever they ask; nothing they ask is done. Loaded
// again, they find everything as it was.

const OLDER = roomRefuse('message.malformed');
/** They ask for the time once a second; the sentence stands for four. */
const TURNS = 4;
const SLOWEST_BACKLOG = 64 * 1024;

export function tellToReload(ws: WebSocket, { messages }: Account, host: () => number): void {
  const send = (message: object) => ws.send(JSON.stringify(message));
  const remind = () => send({ type: 'refused', refusal: OLDER });
  let turn = 0;
  ws.on('error', () => ws.terminate());
  ws.on('message', (data, isBinary) => {
    if (messages() > 0 || ws.bufferedAmount > SLOWEST_BACKLOG) {
      ws.terminate();
      return;
    }
    const asked = isBinary ? undefined : readClientMessage(data.toString());
    if (asked?.type === 'do') send({ type: 'verdict', id: asked.id, refusal: OLDER });
    else if (asked?.type !== 'ping' || ++turn % TURNS === 0) remind();
    else send({ type: 'pong', sent: asked.sent, host: host() });
  });
  remind();
}
