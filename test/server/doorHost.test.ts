import { hostname } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEXTS } from '#content/locales/all.ts';
import { cookieFor, type Host, host, newRoom } from './client.ts';
import { ask, knock } from './knock.ts';

// A page from elsewhere whose name leads to this machine is not our page.

const NAMED = 'hushglass.example';
let home: Host;
let open: Host;
beforeAll(async () => {
  home = await host({ names: [NAMED] });
  open = await host({ url: 'https://play.example.org' });
});
afterAll(async () => {
  await home.end();
  await open.end();
});

const BROWSER = { accept: 'text/html,application/xhtml+xml' };
const status = async (here: Host, name: string, path = '/api/book') =>
  (await ask(here.url() + path, { host: name })).status;

describe('at home', () => {
  it('any address will do, this machine’s names, and those it was told', async () => {
    const [first] = hostname().toLowerCase().split('.');
    const own = [
      ...['127.0.0.1', '192.168.1.7:8642', '[::1]:8642', '[fe80::1]', '172.17.0.1'],
      ...['localhost', 'LOCALHOST:80', 'localhost.', 'hush.localhost'],
      ...[hostname(), `${first}.local`, `${first}.local.:8642`, `${first}.home.arpa`],
      ...[NAMED, `${NAMED.toUpperCase()}:8642`],
    ];
    for (const name of own) expect([name, await status(home, name)]).toEqual([name, 200]);
  });

  it('no other name, for whatever is asked', async () => {
    const [first] = hostname().split('.');
    const foreign = [
      'evil.example',
      'localhost.evil.example',
      `${first}.evil.example`,
      '127.0.0.1.evil.example',
    ];
    for (const name of foreign) expect([name, await status(home, name)]).toEqual([name, 421]);
    for (const path of ['/', '/healthz', '/metrics', '/api/lan', '/assets/x.js'])
      expect([path, await status(home, 'evil.example', path)]).toEqual([path, 421]);
    expect((await ask(`${home.url()}/api/rooms`, { host: 'evil.example' }, 'POST')).status).toBe(421);
  });

  it('nor a socket, although its origin is its host', async () => {
    const code = await newRoom(home.url());
    const cookie = await cookieFor(home.url(), code);
    const from = (name: string) => knock(home.url(), code, { cookie, host: name, origin: `http://${name}` });
    expect(await from('evil.example')).toBe(421);
    expect(await from(NAMED)).toBe(101);
  });

  it('a program is told by a code, a person in their language', async () => {
    const { said, headers } = await ask(home.url(), { host: 'evil.example:8642' });
    expect(JSON.parse(said)).toEqual({ refused: 'request.name', params: { name: 'evil.example' } });
    expect(headers['cache-control']).toBe('no-store');
    for (const [lang, wish] of [
      ['en', 'de-AT,de;q=0.9'],
      ['fr', 'de,fr-BE;q=0.8,en;q=0.5'],
      ['nl', 'nl'],
    ] as const) {
      const told = await ask(home.url(), { ...BROWSER, host: 'evil.example', 'accept-language': wish });
      expect(told.headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(told.said.trim()).toBe(TEXTS[lang].host.foreign.replaceAll('{name}', 'evil.example'));
    }
    const { said: safe } = await ask(home.url(), { ...BROWSER, host: '<script>.example' });
    expect(safe).not.toContain('script');
  });
});

describe('in the open', () => {
  it('only its own name, and addresses; but anybody may ask how it is', async () => {
    expect(await status(open, 'play.example.org')).toBe(200);
    expect(await status(open, '127.0.0.1')).toBe(200);
    expect(await status(open, 'evil.example')).toBe(421);
    for (const path of ['/healthz', '/metrics']) expect(await status(open, 'evil.example', path)).toBe(200);
  });
});

it('the address for others at home has the port that is open, whatever the question says', async () => {
  const { said } = await ask(`${home.url()}/api/lan`, { host: 'localhost:1' });
  const { url } = JSON.parse(said) as { readonly url: string | null };
  // A machine without any network has no such address.
  if (url !== null) expect(new URL(url).port).toBe(new URL(home.url()).port);
});
