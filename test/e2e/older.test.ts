import { copyFileSync, readFileSync, renameSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocketServer } from 'ws';
import { startServer } from '#server/server.ts';
import { scratch } from '../../bench/load/child.ts';
import { configFor } from '../server/client.ts';
import { openPlace } from './servers.ts';
import { atTheTable, LAPTOP, LOST_LINE, PHONE, person, picture, theBrowser } from './stage.ts';
import { en } from './words.ts';

// A page of release 0.1 that was left open in the middle of a game while its server was upgraded: the built
// page of that release, what its server said to it, and its data file, as they were kept.

const BEFORE = new URL('../fixtures/0.1/', import.meta.url);
const evening = JSON.parse(readFileSync(new URL('evening.json', BEFORE), 'utf8'));
const files = JSON.parse(
  brotliDecompressSync(readFileSync(new URL('page.json.br', BEFORE))).toString(),
) as Readonly<Record<string, string>>;

const TYPES: Readonly<Record<string, string>> = {
  '': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

function file(path: string): Buffer | undefined {
  const kept = files[path.slice(1)] ?? (extname(path) === '' ? files['index.html'] : undefined);
  if (kept === undefined) return undefined;
  return kept.startsWith('text:') ? Buffer.from(kept.slice(5)) : Buffer.from(kept.slice(7), 'base64');
}

/** Its server as that page saw it: the files, and to whoever connects what it said. */
async function serverOfBefore() {
  const server = createServer(({ url = '/' }, answer) => {
    const { pathname } = new URL(url, 'http://localhost');
    const found = pathname.startsWith('/api/')
      ? Buffer.from(JSON.stringify({ code: evening.code }))
      : file(pathname);
    answer.writeHead(found === undefined ? 404 : 200, {
      'content-type': pathname.startsWith('/api/')
        ? 'application/json'
        : (TYPES[extname(pathname)] ?? 'image/png'),
    });
    answer.end(found);
  });
  const wss = new WebSocketServer({ server });
  wss.on('connection', (ws) => {
    for (const frame of evening.frames) ws.send(frame);
    ws.on('message', (data) => {
      const message = JSON.parse(data.toString());
      if (message.type === 'ping') ws.send(JSON.stringify({ type: 'pong', sent: message.sent, host: 5_000 }));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    for (const ws of wss.clients) ws.terminate();
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  };
  return { port, url: `http://127.0.0.1:${port}`, stop };
}

async function upgraded(port: number) {
  const { data, clear } = scratch();
  copyFileSync(new URL('hushglass.db', BEFORE), data);
  const server = await startServer(configFor({ port, data }));
  onTestFinished(async () => {
    await server.stop();
    clear();
  });
}

const [, value] = evening.seats[0].cookie.split('=');

describe('a page of release 0.1, left open over the upgrade', () => {
  it.each([
    ['laptop', LAPTOP, 'en-GB', /Reload the page/],
    ['phone', PHONE, 'fr-FR', /[Rr]echarge/],
  ] as const)(
    'on a %s is told to load itself again, and finds everything as it was',
    async (name, look, locale, words) => {
      const before = await serverOfBefore();
      const page: Page = await person(
        { browser: await theBrowser() },
        { ...look, locale, excuse: LOST_LINE, reducedMotion: 'reduce' },
      );
      await page.context().addCookies([{ name: 'hushglass', value, url: before.url }]);
      await page.goto(`${before.url}/r/${evening.code}`);
      await page.locator('.player').first().waitFor();
      await before.stop();

      await upgraded(before.port);
      const told = page.locator('.toast').getByText(words);
      await told.waitFor();
      await picture(page, `older-${name}`);
      // It does not go away while the page is open.
      await page.waitForTimeout(6_000);
      expect(await told.count()).toBe(1);

      await page.reload();
      // The game is held until somebody is back; this one is.
      await page.locator('.player').first().waitFor();
      await page.locator('.status-strip').waitFor({ state: 'detached' });
      expect(await page.locator('.toast').count()).toBe(0);
      expect(await page.evaluate(() => document.querySelectorAll('script[src]').length)).toBeGreaterThan(0);
      await picture(page, `older-${name}-renewed`);
    },
  );
});

describe('a page that is told something it has no word for', () => {
  it('loads itself again, and asks where that did not help', async () => {
    const stage = await openPlace();
    const [page] = (await atTheTable(stage, ['Ada'])) as [Page];
    let loads = 0;
    page.on('load', () => loads++);
    await page.routeWebSocket(/\/ws\//, (ws) => {
      ws.connectToServer();
      ws.send('{"type":"sung","from":1}');
    });
    await page.reload();
    const asked = page.getByRole('dialog', { name: en('page.status.outdated') });
    await asked.waitFor();
    expect(loads).toBe(2);
    await picture(page, 'outdated-laptop');
    await page.unrouteAll();
    const loaded = page.waitForEvent('load');
    await asked.getByRole('button', { name: en('page.reload') }).click();
    await loaded;
    await page.routeWebSocket(/\/ws\//, (ws) => void ws.connectToServer());
    await page.reload();
    await page.locator('.sitter.me').getByText('Host').waitFor();
  });
});

describe('a server that cannot write', () => {
  it('says so, calmly, and everything goes on by itself when it can again', async () => {
    const stage = await openPlace();
    const [ada, bo] = (await atTheTable(stage, ['Ada', 'Bo'], [LAPTOP, PHONE])) as [Page, Page];
    const move = (from: string, to: string) => {
      for (const part of ['', '-wal', '-shm']) renameSync(`${from}${part}`, `${to}${part}`);
    };
    move(stage.data, `${stage.data}.away`);
    await ada.getByRole('button', { name: en('page.deal.button') }).click();
    for (const [name, page] of [
      ['laptop', ada],
      ['phone', bo],
    ] as const) {
      await page.locator('.status-strip').getByText(en('page.status.unwell')).waitFor();
      await picture(page, `unwell-${name}`);
    }
    move(`${stage.data}.away`, stage.data);
    for (const page of [ada, bo]) await page.locator('.status-strip').waitFor({ state: 'detached' });
    // The deal had reached the file, wherever that was; nobody was told until it was back.
    for (const page of [ada, bo]) await page.locator('.ready > .row button').waitFor();
  });
});
