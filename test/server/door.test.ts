import { connect as connectTcp } from 'node:net';
import { describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { PROTOCOL } from '#protocol/messages.ts';
import { bucket } from '#server/limits.ts';
import { act, cookieFor, dealtTable, newRoom, openPage, type Page, sitting, start } from './client.ts';
import { hosted } from './hosted.ts';

const here = await hosted();

/** The status with which a hand-made upgrade is turned away; 101 if it is let in. */
async function knock(code: string, headers: Record<string, string>): Promise<number> {
  const ws = new WebSocket(`${here.url().replace('http', 'ws')}/ws/${code}?v=${PROTOCOL}`, { headers });
  return new Promise((resolve) => {
    ws.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    ws.on('open', () => {
      ws.terminate();
      resolve(101);
    });
    ws.on('error', () => undefined);
  });
}

describe('who may come in', () => {
  it('only the page’s own origin, with a token, to a room that exists', async () => {
    const code = await newRoom(here.url());
    const cookie = await cookieFor(here.url(), code);
    const origin = here.url();
    expect(await knock(code, { cookie, origin })).toBe(101);
    expect(await knock(code, { cookie, origin: 'http://evil.example' })).toBe(403);
    expect(await knock(code, { cookie })).toBe(403);
    expect(await knock(code, { origin })).toBe(401);
    expect(await knock(code, { cookie: 'hushglass=short', origin })).toBe(401);
    expect(await knock('nowhere', { cookie, origin })).toBe(404);
    expect((await fetch(`${origin}/api/rooms/nowhere`)).status).toBe(404);
  });

  it('[S9] nine players behind one address play', async () => {
    const names = Array.from({ length: 9 }, (_, n) => `Player ${n}`);
    const { pages } = await dealtTable(here.url(), names, { scenario: 9 });
    await start(pages);
    expect(
      new Set(pages.map((page) => (page.heard.find(({ type }) => type === 'game') as { seat: number }).seat))
        .size,
    ).toBe(9);
    for (const page of pages) page.close();
  });

  it('stalled requests do not keep anyone out', async () => {
    const { port } = new URL(here.url());
    const stalled = Array.from({ length: 200 }, () => connectTcp(Number(port), '127.0.0.1'));
    await Promise.all(stalled.map((socket) => new Promise((resolve) => socket.on('connect', resolve))));
    for (const socket of stalled)
      socket.on('error', () => undefined).write('GET /ws/abc HTTP/1.1\r\nHost: x\r\nUpgr');
    const page = await openPage(here.url(), await newRoom(here.url()));
    page.send({ type: 'enter', name: 'Ada' });
    await page.next('lobby', ({ people }) => people.length === 1);
    for (const socket of stalled) socket.destroy();
  });

  it('says no inline script, no framing and no sniffing, and forces nobody onto https', async () => {
    const { headers } = await fetch(`${here.url()}/healthz`);
    const csp = headers.get('content-security-policy') ?? '';
    expect(csp).toContain("default-src 'self'");
    // Compiled code is no text that is run.
    expect(csp.replace("'wasm-unsafe-eval'", '')).not.toContain('unsafe');
    expect(csp).not.toContain('upgrade-insecure-requests');
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('a wrong link is told to a program by a code, even one cut off in the middle of a letter', async () => {
    const answer = await fetch(`${here.url()}/api/nothing`);
    expect([answer.status, await answer.json()]).toEqual([404, { refused: 'page.unknown', params: {} }]);
    expect((await fetch(`${here.url()}/own/%E0%A4%A`)).status).toBe(404);
  });
});

describe('what may be said', () => {
  it('nonsense is refused with a reason and changes nothing', async () => {
    const page = await openPage(here.url(), await newRoom(here.url()));
    await page.next('lobby');
    const nonsense = [
      '',
      'x',
      '{}',
      '[]',
      'null',
      '{"type":"enter"}',
      '{"type":"enter","name":5}',
      '{"type":"fly"}',
      '{"type":"sit","chair":99}',
      '{"type":"enter","name":"a","more":1}',
      '{"type":"enter","name":"a","face":12}',
    ];
    for (const text of nonsense) {
      page.send(text);
      expect((await page.next('refused')).refusal.refused).toBe('message.malformed');
    }
    page.send({ type: 'sit', chair: 1 });
    expect((await page.next('refused')).refusal.refused).toBe('lobby.unknown');
    page.send({ type: 'enter', name: '  ' });
    expect((await page.next('refused')).refusal).toEqual({ refused: 'lobby.name', params: { longest: 24 } });
  });

  it('a message longer than 4 KB closes the connection', async () => {
    const page = await openPage(here.url(), await newRoom(here.url()));
    page.send(JSON.stringify({ type: 'enter', name: 'a'.repeat(5000) }));
    expect(await page.closed).toBe(1009);
  });

  it('[C3] prods have a rate that nags nobody to death, and says how long to wait', async () => {
    const { pages } = await dealtTable(here.url(), ['Ada', 'Bo']);
    await start(pages);
    const [ada] = pages as [Page, Page];
    for (let n = 0; n < 6; n++) act(ada, { type: 'doSomething', target: 1 });
    const { refusal } = await ada.next('verdict');
    expect(refusal?.refused).toBe('message.tooFast');
    expect(Number(refusal?.params.seconds)).toBeGreaterThan(0);
  });

  it('a bucket holds a burst, fills steadily, and tells the wait', () => {
    let now = 0;
    const take = bucket({ perSecond: 2, burst: 3 }, () => now);
    expect([take(), take(), take()]).toEqual([0, 0, 0]);
    expect(take()).toBe(1);
    now = 500;
    expect([take(), take()]).toEqual([0, 1]);
    now = 60_000;
    expect([take(), take(), take(), take()]).toEqual([0, 0, 0, 1]);
  });
});

describe('the lobby', () => {
  it('only the host chooses and deals', async () => {
    const code = await newRoom(here.url());
    const [ada, bo] = [await openPage(here.url(), code), await openPage(here.url(), code)];
    ada.send({ type: 'enter', name: 'Ada' });
    await bo.next('lobby', ({ people }) => people.length === 1);
    bo.send({ type: 'enter', name: 'Bo', face: 7 });
    const { people: both } = await bo.next('lobby', ({ people }) => people.length === 2);
    expect(both.map(({ face, chair }) => [face, chair])).toEqual([
      [1, 0],
      [7, 1],
    ]);
    for (const page of [ada, bo]) page.send({ type: 'sit', chair: null });
    await ada.next('lobby', ({ people }) => people.every(({ chair }) => chair === null));
    bo.send({ type: 'deal' });
    expect((await bo.next('refused')).refusal.refused).toBe('lobby.notHost');
    ada.send({ type: 'deal' });
    expect((await ada.next('refused')).refusal.refused).toBe('lobby.nobodySits');
    ada.send({ type: 'sit', chair: 0 });
    ada.send({ type: 'deal' });
    await ada.next('game');
    expect((await ada.next('lobby', ({ game }) => game !== null)).host).toBe(1);
  });

  it('whether a game is running is known to whoever has the link, and not only while somebody is there', async () => {
    const { code, pages } = await sitting(here.url(), ['Ada']);
    const [ada] = pages as [Page];
    const asked = async () => (await fetch(`${here.url()}/api/rooms/${code}`)).json();
    expect(await asked()).toEqual({ code, playing: false });
    ada.send({ type: 'deal' });
    await ada.next('lobby', ({ game }) => game !== null);
    expect(await asked()).toEqual({ code, playing: true });
    await here.restart();
    expect(await asked()).toEqual({ code, playing: true });
    const back = await openPage(here.url(), code, ada.cookie);
    back.send({ type: 'leave' });
    await back.next('lobby', ({ game }) => game === null);
    expect(await asked()).toEqual({ code, playing: false });
  });

  it('names are one person’s, chairs are one person’s', async () => {
    const code = await newRoom(here.url());
    const [ada, bo] = [await openPage(here.url(), code), await openPage(here.url(), code)];
    ada.send({ type: 'enter', name: 'Ada' });
    ada.send({ type: 'sit', chair: 4 });
    await ada.next('lobby', ({ people }) => people[0]?.chair === 4);
    bo.send({ type: 'enter', name: ' A\u202eda ' });
    expect((await bo.next('refused')).refusal.refused).toBe('lobby.nameTaken');
    bo.send({ type: 'enter', name: 'Bo' });
    bo.send({ type: 'sit', chair: 4 });
    expect((await bo.next('refused')).refusal.refused).toBe('lobby.chairTaken');
  });
});
