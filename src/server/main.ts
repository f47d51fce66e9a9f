import { readConfig } from './config.ts';
import { startServer } from './server.ts';

// npm run serve: the server on its own, until it is asked to stop.

const server = await startServer(readConfig(process.env));
let stopping = false;

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, async () => {
    if (stopping) return;
    stopping = true;
    await server.stop();
    process.exit(0);
  });
