import { randomBytes } from 'node:crypto';
import { copyFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Host, host, newRoom } from './client.ts';
import { tearTable } from './disk.ts';
import { ask, knock } from './knock.ts';

// Data files that are damaged under a running server.

const BEFORE = new URL('../fixtures/0.1/hushglass.db', import.meta.url);
let here: Host;
let file = '';
beforeEach(async () => {
  here = await host();
  file = join(here.folder, 'test.db');
});
afterEach(() => here.end());

it('a file that was cut off is not written on: nothing is confirmed, and the server ends', async () => {
  await here.restart(() => copyFileSync(BEFORE, file));
  expect((await ask(`${here.url()}/api/rooms`, {}, 'POST')).status).toBe(201);
  truncateSync(file, 4096);
  expect((await ask(`${here.url()}/api/rooms`, {}, 'POST')).status).toBe(503);
  expect(await here.server.ended).toEqual({ why: 'replaced' });
});

it('pages of it that cannot be read are the trouble of whoever comes for what was on them', async () => {
  const code = await newRoom(here.url());
  await here.restart(() => tearTable(file, 'rooms'));
  const cookie = `hushglass=${randomBytes(18).toString('base64url')}`;
  expect(await knock(here.url(), code, { cookie, origin: here.url() })).toBe(500);
  expect((await ask(`${here.url()}/api/rooms/${code}`)).status).toBe(500);
  expect((await ask(`${here.url()}/healthz`)).status).toBe(200);
  expect(await knock(here.url(), code, { cookie, origin: 'http://evil.example' })).toBe(403);
});
