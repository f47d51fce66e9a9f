import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { createRoom, freshCookie, say } from '../load/page.ts';
import { takeChair } from '../load/table.ts';
import { newWalker, type Walker } from '../load/walker.ts';
import { type Stage, type Visit, visit } from './stage.ts';

// What a guest fetches and waits for, from opening the link to a hero that can be tapped.

const ASSETS = fileURLToPath(new URL('../../dist/assets/', import.meta.url));
const ADDRESS = '127.0.0.1';

export interface Weight {
  readonly files: number;
  /** As they came over plain http, in gzip. */
  readonly bytes: number;
  readonly headerBytes: number;
  /** The same files where a browser knows brotli: over https. */
  readonly brotliBytes: number;
  /** Whose seat it was, to come back to. */
  readonly seat: { readonly code: string; readonly cookie: string };
}

/** Somebody hosts a room; a guest who was never here opens its link, sits down and plays. */
export async function guestsWeight(stage: Stage): Promise<Weight> {
  const code = await createRoom(stage.url, ADDRESS);
  const host = newWalker({ url: stage.url, code, address: ADDRESS, cookie: freshCookie() });
  await takeChair(host, 0);
  const guest = await visit(stage);
  const scripts = await listenForScripts(guest);
  await guest.page.goto(`${stage.home}/r/${code}`);
  await sitDown(guest.page, host);
  await tapSomeHero(guest);
  const [cookie] = await guest.page.context().cookies(stage.home);
  await guest.end();
  host.ws?.close();
  const names = [...scripts.values()].map(({ url }) => basename(new URL(url).pathname));
  return {
    files: names.length,
    bytes: sum([...scripts.values()].map(({ bytes }) => bytes)),
    headerBytes: sum([...scripts.values()].map(({ headerBytes }) => headerBytes)),
    brotliBytes: sum(names.map((name) => statSync(`${ASSETS}${name}.br`).size)),
    seat: { code, cookie: `${cookie?.name}=${cookie?.value}` },
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

interface Script {
  readonly url: string;
  readonly headerBytes: number;
  bytes: number;
}

async function listenForScripts({ devtools }: Visit): Promise<ReadonlyMap<string, Script>> {
  const scripts = new Map<string, Script>();
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script' || response.mimeType.includes('javascript'))
      scripts.set(requestId, { url: response.url, headerBytes: response.encodedDataLength, bytes: 0 });
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const script = scripts.get(requestId);
    if (script !== undefined) script.bytes = encodedDataLength - script.headerBytes;
  });
  await devtools.send('Network.enable');
  return scripts;
}

async function sitDown(page: Page, host: Walker): Promise<void> {
  await page.locator('input[name=name]').fill('Guest');
  await page.locator('button[type=submit]').click();
  await page.getByRole('button', { name: /^Get up/ }).waitFor();
  if (host.ws !== null) say(host.ws, { type: 'deal' });
}

/** A real tap on the first hero chooses it, and nothing else does. */
async function tapSomeHero({ page }: Visit): Promise<void> {
  const hero = page.locator('[data-pawn]').first();
  await hero.click({ force: true });
  await page.locator('.pawn-chosen').first().waitFor();
}

/** Milliseconds from opening the link of a running game, with nothing kept, to the first hero that can be tapped. */
export async function playable(stage: Stage, { code, cookie }: Weight['seat']): Promise<number> {
  const back = await visit(stage, { cookie });
  await back.page.addInitScript(() => {
    const look = (now: number) => {
      if (document.querySelector('[data-pawn]') === null) requestAnimationFrame(look);
      else performance.mark('playable', { startTime: now });
    };
    requestAnimationFrame(look);
  });
  await back.page.goto(`${stage.home}/r/${code}`);
  await tapSomeHero(back);
  const at = await back.page.evaluate(() => performance.getEntriesByName('playable')[0]?.startTime);
  await back.end();
  if (at === undefined) throw new Error('the hero was tapped before it was seen');
  return at;
}
