import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { EXIT } from '#server/exit.ts';
import { migrate } from '#server/postgres/migrate.ts';
import { SERVER, scratch } from '../../bench/load/child.ts';
import { run } from '../../bench/load/database.ts';
import { freshDatabase } from '../server/database.ts';

// What a host with a database says when it starts.

/** It is stopped as soon as it has said where it keeps things. */
async function started(database: string) {
  const { data, clear } = scratch();
  const env = {
    PATH: process.env.PATH ?? '',
    HUSHGLASS_DATA: data,
    HUSHGLASS_HOST: '127.0.0.1',
    HUSHGLASS_PORT: '0',
    HUSHGLASS_STORE: database,
  };
  const child = spawn(process.execPath, [SERVER], { env });
  const [out, err] = [text(child.stdout), text(child.stderr)];
  child.stdout.on('data', (said) => String(said).includes('Ctrl-C') && child.kill('SIGTERM'));
  const [code] = await once(child, 'exit');
  clear();
  return { code, out: await out, err: await err };
}

it('says which database it keeps things in, and not how to get into it', async () => {
  const database = (await freshDatabase()) as string;
  const { code, out } = await started(database);
  expect([code, out]).toEqual([0, expect.stringContaining(new URL(database).pathname)]);
  expect(out).not.toContain(new URL(database).password);
}, 60_000);

it('one that cannot be reached ends it for now, and it says so and not how one gets in', async () => {
  const { code, out, err } = await started('postgres://hushglass:secret@127.0.0.1:1/none');
  expect([code, err]).toEqual([EXIT.failed, expect.stringContaining('ECONNREFUSED')]);
  expect(`${out}${err}`).not.toContain('secret');
}, 60_000);

it('one of a newer version ends it for good, and it says which, and not how one gets in', async () => {
  const database = (await freshDatabase()) as string;
  await migrate(database);
  await run(database, 'UPDATE version SET number = number + 1');
  const { code, out, err } = await started(database);
  expect([code, err]).toEqual([EXIT.cannotStart, expect.stringMatching(/newer Hushglass.*HUSHGLASS_STORE/)]);
  expect(err).toContain(new URL(database).pathname);
  expect(`${out}${err}`).not.toContain(new URL(database).password);
}, 60_000);
