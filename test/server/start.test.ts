import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, expect, it } from 'vitest';
import { freePort, SERVER, scratch } from '../../bench/load/child.ts';

const { data, clear } = scratch();
afterAll(clear);

/** Starts the server with these settings; it is stopped as soon as it has said where its data is. */
async function started(env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [SERVER], {
    env: { PATH: process.env.PATH ?? '', HUSHGLASS_DATA: data, HUSHGLASS_HOST: '127.0.0.1', ...env },
  });
  const [out, err] = [text(child.stdout), text(child.stderr)];
  child.stdout.on('data', (said) => String(said).includes('Ctrl-C') && child.kill('SIGTERM'));
  const [code] = await once(child, 'exit');
  return { code, out: await out, err: await err };
}

it('says where it is open and what it keeps where, and closes politely', async () => {
  const port = String(await freePort());
  const { code, out, err } = await started({ HUSHGLASS_PORT: port, LANG: 'nl_NL.UTF-8' });
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain(`http://localhost:${port}`);
  expect(out).toContain(data);
  expect(out).toContain('Afsluiten');
});

it('explains what keeps it from opening', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as { port: number };
  expect(await started({ HUSHGLASS_PORT: String(port) })).toMatchObject({
    code: 1,
    err: expect.stringContaining(`Port ${port} is taken`),
  });
  taken.close();
  expect(await started({ HUSHGLASS_PORT: 'many' })).toMatchObject({
    code: 1,
    err: expect.stringContaining('HUSHGLASS_PORT does not fit: “many”'),
  });
  expect(await started({ HUSHGLASS_DATA: '/nowhere/at/all.db' })).toMatchObject({
    code: 1,
    err: expect.stringContaining('/nowhere/at/all.db cannot be opened'),
  });
});
