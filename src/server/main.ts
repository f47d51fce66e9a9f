import { resolve } from 'node:path';
import '#content/locales/all.ts';
import { type Key, langOf, type TextParams, t } from '#content/locales/index.ts';
import { badSetting, type Config, readConfig } from './config.ts';
import { EXIT } from './exit.ts';
import { NewerFile } from './file.ts';
import { hasPage, homeAddress } from './pages.ts';
import { type RunningServer, startServer } from './server.ts';

// npm start: the server, until it is asked to stop.

const say = (key: Key, params?: TextParams) => console.log(t(langOf(process.env), key, params));
const warn = (key: Key, params?: TextParams) => console.error(t(langOf(process.env), key, params));

function fail(key: Key, params?: TextParams, code: number = EXIT.cannotStart): never {
  warn(key, params);
  process.exit(code);
}

function wishes(): Config {
  const bad = badSetting(process.env);
  return bad === null ? readConfig(process.env) : fail('host.badSetting', bad);
}

/** SQLite's codes for a file that cannot be opened, and for one that is none of its own. */
const HOPELESS: readonly unknown[] = [14, 26];

function explain(error: NodeJS.ErrnoException & { errcode?: number }, config: Config): never {
  const { port, data, database } = config;
  if (error.code === 'EADDRINUSE') fail('host.portTaken', { port });
  if (error instanceof NewerFile)
    fail(database === undefined ? 'host.newerFile' : 'host.newerDatabase', { file: whereKept(config) });
  if (database !== undefined) fail('host.noDatabase', { why: error.message }, EXIT.failed);
  // A disk that is full or a file that is locked may be better in a while.
  const code = HOPELESS.includes(error.errcode) ? EXIT.cannotStart : EXIT.failed;
  if (error.code === 'ERR_SQLITE_ERROR') fail('host.cannotOpen', { file: data, why: error.message }, code);
  throw error;
}

/** A password is nothing for a screen. */
function whereKept({ data, database }: Config): string {
  return database === undefined ? resolve(data) : database.replace(/\/\/[^@/]*@/, '//');
}

function greet(config: Config, port: string): void {
  const { url, host } = config;
  say('host.open');
  if (url !== undefined) say('host.away', { url });
  say('host.here', { url: `http://localhost:${port}` });
  const home = homeAddress(host, port);
  if (url === undefined && home !== null) say('host.home', { url: home });
  if (!hasPage()) say('host.noPage');
  say('host.kept', { file: whereKept(config) });
}

/** What is queued is flushed, but not for ever. */
const FLUSH_WITHIN = 3_000;
let server: RunningServer | null = null;
let stopping = false;

async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(code), FLUSH_WITHIN).unref();
  await server?.stop().catch(() => undefined);
  process.exit(code);
}

/** The last resort: what nobody was there for is told, and another process begins anew from what is kept. */
function escaped(error: unknown): void {
  warn('host.failed', { why: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  void stop(EXIT.failed);
}

process.on('uncaughtException', escaped);
process.on('unhandledRejection', escaped);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (!stopping) say('host.closing');
    void stop(EXIT.asked);
  });

const config = wishes();
server = await startServer(config, warn).catch((error) => explain(error, config));
greet(config, new URL(server.url).port);
const { why, error } = await server.ended;
if (why === 'superseded') warn('host.superseded', { file: whereKept(config) });
else warn('host.failed', { why: error?.stack ?? why });
await stop(why === 'superseded' ? EXIT.superseded : EXIT.failed);
