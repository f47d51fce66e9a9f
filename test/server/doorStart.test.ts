import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { openAddresses } from '#server/addresses.ts';
import { EXIT } from '#server/exit.ts';
import { openGate } from '#server/gate.ts';
import { openOwnNames } from '#server/ownNames.ts';
import { freePort, SERVER, scratch } from '../../bench/load/child.ts';
import { type Host, host, newRoom } from './client.ts';
import { ask, knock } from './knock.ts';
import { holdWrites, onFiles } from './place.ts';

// From the first moment to the last.

const { data, clear } = scratch();
afterAll(clear);

describe.runIf(onFiles)('two servers that are started in the same instant', () => {
  interface Twin {
    readonly process: ChildProcess;
    /** Open, or how it ended. */
    readonly became: Promise<'open' | number>;
    readonly err: Promise<string>;
  }

  function twin(port: number): Twin {
    const env = { HUSHGLASS_PORT: String(port), HUSHGLASS_HOST: '0.0.0.0', HUSHGLASS_DATA: data, LANG: 'en' };
    const child = spawn(process.execPath, [SERVER], { env: { PATH: process.env.PATH ?? '', ...env } });
    const open = new Promise<'open'>((resolve) =>
      child.stdout.on('data', (said) => String(said).includes('Ctrl-C') && resolve('open')),
    );
    const ended = once(child, 'exit').then(([code]) => Number(code));
    return { process: child, became: Promise.race([open, ended]), err: text(child.stderr) };
  }

  it.each([[1], [2], [3]])(
    'one goes on, the other has touched nothing (%i)',
    async () => {
      const port = await freePort();
      const twins = [twin(port), twin(port)];
      const became = await Promise.all(twins.map((one) => one.became));
      const [winner, loser] = became[0] === 'open' ? twins : twins.toReversed();
      expect([...became].sort()).toEqual([EXIT.cannotStart, 'open']);
      expect(await loser?.err).toContain(`Port ${port} is taken`);
      await newRoom(`http://127.0.0.1:${port}`);
      expect(winner?.process.exitCode).toBeNull();
      winner?.process.kill('SIGTERM');
      await once(winner?.process as ChildProcess, 'exit');
      expect([winner?.process.exitCode, await winner?.err]).toEqual([0, '']);
    },
    30_000,
  );
});

describe('a server that listens, but is not ready yet', () => {
  it('says so to whoever asks, and to sockets', async () => {
    const addresses = openAddresses([]);
    const gate = openGate(addresses, openOwnNames({ url: undefined, names: [] }));
    gate.serve((_request, response) => response.end('ready'));
    const url = await gate.listen({ port: 0, host: '127.0.0.1' });
    const early = await ask(url);
    expect([early.status, JSON.parse(early.said)]).toEqual([503, { refused: 'server.busy', params: {} }]);
    expect(early.headers['retry-after']).toBe('1');
    expect(await knock(url, 'abc', { origin: url })).toBe(503);
    gate.open();
    expect(await ask(url)).toMatchObject({ status: 200, said: 'ready' });
    await gate.close();
    addresses.end();
  });
});

describe('what somebody asked for', () => {
  const LARGE = Buffer.alloc(32 * 2 ** 20);
  const SOON = 400;

  it('is let go of where nothing of it is read, and sent to its end where somebody reads slowly', async () => {
    const addresses = openAddresses([]);
    const gate = openGate(addresses, openOwnNames({ url: undefined, names: [] }));
    const left: Promise<unknown>[] = [];
    gate.serve((_request, response) => {
      left.push(once(response, 'close'));
      response.end(LARGE);
    });
    gate.open();
    const url = await gate.listen({ port: 0, host: '127.0.0.1' });
    expect(gate.server.timeout).toBeGreaterThan(10_000);
    expect(gate.server.timeout).toBeLessThan(120_000);
    gate.server.timeout = SOON;
    const idle = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => undefined);
    idle.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await expect.poll(() => left.length).toBe(1);
    await left[0];
    const { body } = await fetch(url);
    let [read, parts, pauses] = [0, 0, 0];
    for await (const part of body ?? []) {
      read += part.length;
      if (++parts % 16 === 0) await sleep(SOON / 8).then(() => pauses++);
    }
    expect(read).toBe(LARGE.length);
    expect(pauses * (SOON / 8)).toBeGreaterThan(SOON);
    idle.destroy();
    await gate.close();
    addresses.end();
  });
});

describe('a server that is asked to stop', () => {
  /** A question, or the beginning of one, that the server has heard of. */
  async function asked(here: Host, rest: string): Promise<Socket> {
    const socket = connect(Number(new URL(here.url()).port), '127.0.0.1').on('error', () => undefined);
    await new Promise((written) => socket.write(`POST /api/rooms HTTP/1.1\r\n${rest}`, written));
    for (let later = 0; later < 3; later++) await ask(`${here.url()}/api/lan`);
    return socket;
  }

  it.each([
    ['a slow question', 'Host: localhost\r\nContent-Length: 900\r\n\r\n{"title"'],
    ['half a question', 'Host: loc'],
  ])(
    'does not wait for %s',
    async (_what, rest) => {
      const here = await host();
      const slow = await asked(here, rest);
      const closed = once(slow.resume(), 'close');
      await here.end();
      await closed;
    },
    20_000,
  );

  it('answers whoever has asked', async () => {
    const here = await host();
    const disk = await holdWrites(here.kept);
    const answer = text(await asked(here, 'Host: localhost\r\nContent-Length: 0\r\n\r\n'));
    // A database is asked first whether there is such a room already.
    await sleep(300);
    const ended = here.end();
    await disk.release();
    expect(await answer).toContain('HTTP/1.1 201');
    await ended;
  });
});
