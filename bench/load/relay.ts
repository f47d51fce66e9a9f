// The least a server could do: whatever a page says, everyone at its table is sent so many bytes.
// node relay.ts PORT BYTES

import { createServer } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';

const [port, bytes] = process.argv.slice(2).map(Number);
const tables = new Map<string, Set<WebSocket>>();
// That it answers at all is how one knows that it is there.
const server = createServer((_asked, answer) => answer.end());
const wss = new WebSocketServer({ server, perMessageDeflate: false, clientTracking: false });
const frame = Buffer.alloc(bytes ?? 0, 1);

wss.on('connection', (ws, { url = '' }) => {
  const table = tables.get(url) ?? new Set();
  tables.set(url, table.add(ws));
  ws.on('message', () => {
    for (const seat of table) seat.send(frame);
  });
  ws.on('close', () => table.delete(ws));
});
server.listen(port, '127.0.0.1');
