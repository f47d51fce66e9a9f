import { chmodSync, copyFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mendCopy } from '#server/check/index.ts';
import { type Host, host, newRoom } from './client.ts';
import { tearTable } from './disk.ts';

// Who may read the data file: whoever runs the server.

let here: Host;
let data = '';
beforeAll(async () => {
  here = await host();
  data = join(here.folder, 'test.db');
});
afterAll(() => here.end());

const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8);
const PARTS = ['', '-wal', '-shm'];

describe.skipIf(process.platform === 'win32')('the data file', () => {
  it('and what lies beside it are made for their owner only', async () => {
    await newRoom(here.url());
    for (const part of PARTS) expect([part, modeOf(data + part)]).toEqual([part, '600']);
  });

  it('is narrowed where an earlier version made it for everyone, with what it left beside it', async () => {
    await here.restart(() => {
      // As after a crash: nothing was tidied up.
      const db = new DatabaseSync(data);
      db.exec('CREATE TABLE IF NOT EXISTS left_over (x)');
      for (const part of PARTS) copyFileSync(data + part, `${data}.kept${part}`);
      db.close();
      for (const part of PARTS) copyFileSync(`${data}.kept${part}`, data + part);
      for (const part of PARTS) chmodSync(data + part, 0o644);
    });
    await newRoom(here.url());
    for (const part of PARTS) expect([part, modeOf(data + part)]).toEqual([part, '600']);
  });

  it('is copied for its owner only, be it sound or not', async () => {
    const [sound, torn] = [join(here.folder, 'sound.db'), join(here.folder, 'torn.db')];
    mendCopy(data, sound);
    expect(modeOf(sound)).toBe('600');
    await here.restart(() => copyFileSync(data, `${data}.torn`));
    tearTable(`${data}.torn`, 'games');
    mendCopy(`${data}.torn`, torn);
    expect(modeOf(torn)).toBe('600');
  });
});
