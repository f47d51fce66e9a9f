import { resolve } from 'node:path';
import '#content/locales/all.ts';
import { type Key, langOf, type TextParams, t } from '#content/locales/index.ts';
import { badSetting, type Config, readConfig } from './config.ts';
import { hasPage, homeAddress } from './pages.ts';
import { startServer } from './server.ts';

// npm start: the server, until it is asked to stop.

const say = (key: Key, params?: TextParams) => console.log(t(langOf(process.env), key, params));

function fail(key: Key, params?: TextParams): never {
  console.error(t(langOf(process.env), key, params));
  process.exit(1);
}

function wishes(): Config {
  const bad = badSetting(process.env);
  return bad === null ? readConfig(process.env) : fail('host.badSetting', bad);
}

function explain(error: NodeJS.ErrnoException, { port, data }: Config): never {
  if (error.code === 'EADDRINUSE') fail('host.portTaken', { port });
  if (error.code === 'ERR_SQLITE_ERROR') fail('host.cannotOpen', { file: data, why: error.message });
  throw error;
}

function greet({ url, data }: Config, port: string): void {
  say('host.open');
  if (url !== undefined) say('host.away', { url });
  say('host.here', { url: `http://localhost:${port}` });
  const home = homeAddress(port);
  if (url === undefined && home !== null) say('host.home', { url: home });
  if (!hasPage()) say('host.noPage');
  say('host.kept', { file: resolve(data) });
}

const config = wishes();
const server = await startServer(config).catch((error) => explain(error, config));
let stopping = false;

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, async () => {
    if (stopping) return;
    stopping = true;
    say('host.closing');
    await server.stop();
    process.exit(0);
  });

greet(config, new URL(server.url).port);
