import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cookieFor, type Host, host, newRoom } from './client.ts';
import { ask, knock } from './knock.ts';

// What browsers are told to do with us, and what they keep of us.

const PUBLIC = 'https://play.example.org';
const SAFE = '__Host-hushglass';
let plain: Host;
let secure: Host;
beforeAll(async () => {
  plain = await host();
  secure = await host({ url: PUBLIC });
});
afterAll(async () => {
  await plain.end();
  await secure.end();
});

const room = async (here: Host, cookie = '') => {
  const code = await newRoom(here.url());
  const { headers } = await ask(`${here.url()}/api/rooms/${code}`, cookie === '' ? {} : { cookie });
  return { code, headers, set: headers['set-cookie'] ?? [] };
};
const valueIn = (cookie: string) => cookie.split(';')[0]?.split('=')[1] ?? '';

it('the page may use what it uses of a browser, and nothing else: neither microphone nor camera', async () => {
  const { headers } = await ask(`${plain.url()}/healthz`);
  const policy = String(headers['permissions-policy']).split(', ');
  expect(policy).toEqual(
    expect.arrayContaining(['clipboard-write=(self)', 'microphone=()', 'camera=()', 'geolocation=()']),
  );
});

it('an answer with a cookie in it is kept by nobody on its way', async () => {
  for (const here of [plain, secure]) {
    const { headers } = await room(here);
    expect(headers['set-cookie']).toHaveLength(1);
    expect(headers['cache-control']).toBe('no-store');
    const made = await ask(`${here.url()}/api/rooms`, {}, 'POST');
    expect([made.headers['set-cookie']?.length, made.headers['cache-control']]).toEqual([1, 'no-store']);
  }
});

describe('the cookie', () => {
  it('has a name over https that no neighbour of the domain can set, and its old name over http', async () => {
    const { set: safe } = await room(secure);
    expect(safe[0]).toMatch(/^__Host-hushglass=[\w-]{24}; .*Path=\/; HttpOnly; Secure/);
    expect(safe[0]).not.toMatch(/domain=/i);
    const { set: old } = await room(plain);
    expect(old[0]).toMatch(/^hushglass=[\w-]{24}; /);
    expect(old[0]).not.toMatch(/secure/i);
  });

  it('of before keeps its owner’s seat over https, and gets the new name', async () => {
    const { set } = await room(plain);
    const token = valueIn(set[0] ?? '');
    const again = await room(secure, `hushglass=${token}`);
    const [renamed, removed] = again.set;
    expect(renamed).toMatch(new RegExp(`^${SAFE}=${token};`));
    expect(removed).toMatch(/^hushglass=; .*Expires=Thu, 01 Jan 1970/);
    expect(again.headers['cache-control']).toBe('no-store');
    expect((await room(secure, `${SAFE}=${token}`)).set).toEqual([]);
  });

  it('is known by both names at the upgrade, and the safe one counts', async () => {
    const code = await newRoom(secure.url());
    const token = valueIn(await cookieFor(secure.url(), code));
    const from = (cookie: string) => knock(secure.url(), code, { cookie, origin: PUBLIC });
    expect(await from(`${SAFE}=${token}`)).toBe(101);
    expect(await from(`hushglass=${token}`)).toBe(101);
    expect(await from(`hushglass=planted; ${SAFE}=${token}`)).toBe(101);
    expect(await from(`other=${token}`)).toBe(401);
  });
});
