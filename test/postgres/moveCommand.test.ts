import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startServer } from '#server/server.ts';
import { run } from '../../bench/load/database.ts';
import { hushglass } from '../cli/process.ts';
import { configFor, dealtTable, start } from '../server/client.ts';
import { freshDatabase } from '../server/database.ts';
import { silentNode } from './nodes.ts';

// `hushglass move`, as whoever runs a host reads it.

const folder = mkdtempSync(join(tmpdir(), 'hushglass-'));
const fileIn = (name: string) => join(folder, `${name}.db`);
const move = (from: string, to: string) => hushglass(['move', from, to, '--lang', 'en']);

/** A file with a game in it that was running. */
async function played(name: string): Promise<string> {
  const data = fileIn(name);
  const server = await startServer(configFor({ data }));
  const { pages } = await dealtTable(server.url, ['Ada', 'Bo']);
  await start(pages);
  await server.stop();
  return data;
}

it('says what it moved, into a database and back, and ends with 0; what was moved is still where it was', async () => {
  const [data, back] = [await played('one'), fileIn('back')];
  const database = (await freshDatabase()) as string;
  const there = await move(data, database);
  expect([there.code, there.err]).toEqual([0, '']);
  expect(there.out).toMatch(/: 1 rooms, 1 games with \d+ entries/);
  expect(there.out).toContain(new URL(database).pathname);
  expect(there.out).not.toContain(new URL(database).password);
  const home = await move(database, back);
  expect([home.code, home.err]).toEqual([0, '']);
  expect(home.out).toContain(back);
  expect(await hushglass(['check', back])).toMatchObject({ code: 0 });
  expect(await run(database, 'SELECT count(*)::int AS n FROM games')).toEqual([{ n: 1 }]);

  const again = await move(data, database);
  expect([again.code, again.out]).toEqual([1, '']);
  expect(again.err).toMatch(/is not empty: nothing is moved over what is there/);
  expect(again.err).not.toContain(new URL(database).password);
}, 60_000);

it('where it cannot, it says why and ends with 1, and with 2 where it was not told from where to where', async () => {
  const data = await played('two');
  const database = (await freshDatabase()) as string;
  const refusals: readonly (readonly [string, string, RegExp])[] = [
    [fileIn('none'), database, /There is no data file .*none\.db/],
    [data, fileIn('other'), /is the same sort as the first/],
    [data, 'postgres://somebody:secret@127.0.0.1:1/none', /nothing was moved/],
  ];
  for (const [from, to, why] of refusals) {
    const { code, out, err } = await move(from, to);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(why);
    expect(err).not.toContain('secret');
  }
  expect(await hushglass(['move', data, '--lang', 'en'])).toMatchObject({
    code: 2,
    out: '',
    err: expect.stringContaining('From where to where?'),
  });
}, 60_000);

it('of a database that a node uses nothing is taken', async () => {
  const database = (await freshDatabase()) as string;
  const node = await startServer(configFor({ database }));
  await node.stop();
  const used = await silentNode({ ask: (sql) => run(database, sql) });
  const { code, err } = await move(database, fileIn('taken'));
  used.end();
  expect([code, err]).toEqual([1, expect.stringContaining('A server is using')]);
  expect(err).not.toContain(new URL(database).password);
}, 60_000);
