import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { person, theBrowser, WINDOW } from './stage.ts';
import { en } from './words.ts';

// The page is kept for times without a connection; then the server gets another version of it.

const DIST = new URL('../../dist/', import.meta.url);
const TYPES: Readonly<Record<string, string>> = {
  '': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** The built page from a server whose versions can be told apart, and changed in the middle. */
async function serving() {
  const house = { version: 'one', document: readFileSync(new URL('index.html', DIST), 'utf8'), url: '' };
  const read = (path: string): string | Buffer => {
    if (extname(path) === '') return house.document;
    const bytes = readFileSync(new URL(`.${path}`, DIST));
    if (path !== '/sw.js') return bytes;
    return bytes.toString().replace(/hushglass-\$\{"\w+"\}/, `hushglass-${house.version}`);
  };
  const server = createServer(({ url = '/' }, answer) => {
    const { pathname } = new URL(url, 'http://localhost');
    answer.setHeader('content-type', TYPES[extname(pathname)] ?? 'application/octet-stream');
    answer.end(read(pathname));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  house.url = `http://localhost:${(server.address() as AddressInfo).port}/tower`;
  return house;
}

const kept = (page: Page) => page.evaluate(() => caches.keys());

describe('a new version of the page', () => {
  it('is fetched beside the old one, and takes over as a whole when that is left', async () => {
    const house = await serving();
    const page = await person({ browser: await theBrowser() }, WINDOW);
    await page.goto(house.url);
    await page.getByText(en('offline.ready')).waitFor();
    expect(await kept(page)).toEqual(['hushglass-one']);

    house.version = 'two';
    await page.reload();
    await page.getByText(en('offline.newer')).waitFor();
    expect(await kept(page)).toEqual(['hushglass-one', 'hushglass-two']);

    const context = page.context();
    await page.close();
    // Browsers take their time to notice that nobody is there.
    await setTimeout(1_000);
    const again = await context.newPage();
    await again.goto(house.url);
    await again.getByText(en('offline.ready')).waitFor();
    await expect.poll(() => kept(again)).toEqual(['hushglass-two']);
  });

  it('that changed while it was being fetched is not kept at all', async () => {
    const house = await serving();
    const page = await person({ browser: await theBrowser() }, WINDOW);
    await page.goto(house.url);
    await page.getByText(en('offline.ready')).waitFor();
    const files = () =>
      page.evaluate(async () =>
        (await (await caches.open('hushglass-one')).keys()).map(({ url }) => url).sort(),
      );
    const before = await files();

    Object.assign(house, { version: 'two', document: 'of yet another version' });
    const came = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update().catch(() => undefined);
      const next = registration.installing;
      return new Promise<string>((state) => {
        next?.addEventListener('statechange', () => state(next.state));
      });
    });
    expect(came).toBe('redundant');
    expect(await kept(page)).toEqual(['hushglass-one']);
    expect(await files()).toEqual(before);
  });
});
