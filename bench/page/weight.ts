import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CDPSession } from 'playwright-core';
import { type Stage, type Visit, visit } from './stage.ts';
import { fingerOn, type House, tapsOfGuest } from './taps.ts';

// What a guest fetches, from opening the link to the first move; and how long it takes to a hero that can be tapped.

const ASSETS = fileURLToPath(new URL('../../dist/assets/', import.meta.url));

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
  const guest = await visit(stage, { hasTouch: true });
  const scripts = await guestsScripts(guest, stage);
  const [cookie] = await guest.page.context().cookies(stage.home);
  const code = new URL(guest.page.url()).pathname.split('/').at(-1) as string;
  await guest.end();
  return {
    files: scripts.length,
    bytes: sum(scripts.map(({ bytes }) => bytes)),
    headerBytes: sum(scripts.map(({ headerBytes }) => headerBytes)),
    brotliBytes: sum(scripts.map(({ name }) => statSync(`${ASSETS}${name}.br`).size)),
    seat: { code, cookie: `${cookie?.name}=${cookie?.value}` },
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

export interface Script {
  readonly name: string;
  readonly headerBytes: number;
  readonly bytes: number;
}

/** A page may fetch something by itself once it has a moment: whoever plays looks before each tap. */
const LOOK = 2_000;

/** Those that the page had asked for by the tap of the first move. */
export async function guestsScripts(
  { page, devtools }: Pick<Visit, 'page' | 'devtools'>,
  house: House,
): Promise<readonly Script[]> {
  const { asked, came } = await listenForScripts(devtools);
  let first: readonly string[] = [];
  const finger = fingerOn(page, async () => {
    await page.waitForTimeout(LOOK);
    first = [...asked];
  });
  await tapsOfGuest(finger, house);
  return first.flatMap((id) => came.get(id) ?? []);
}

async function listenForScripts(devtools: CDPSession) {
  const asked = new Set<string>();
  const came = new Map<string, Script>();
  devtools.on('Network.requestWillBeSent', ({ requestId }) => asked.add(requestId));
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type !== 'Script' && !response.mimeType.includes('javascript')) return;
    const name = basename(new URL(response.url).pathname);
    came.set(requestId, { name, headerBytes: response.encodedDataLength, bytes: 0 });
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const script = came.get(requestId);
    if (script !== undefined)
      came.set(requestId, { ...script, bytes: encodedDataLength - script.headerBytes });
  });
  await devtools.send('Network.enable');
  return { asked, came };
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
