import type { Browser, Locator, Page } from 'playwright-core';
import { createRoom, freshCookie, say } from '../load/page.ts';
import { takeChair } from '../load/table.ts';
import { newWalker, request, type Walker } from '../load/walker.ts';

// How many taps a new person on a phone needs until their first move is accepted, by doing it: the shortest way that the
// page offers. A field that has to be filled in counts as one tap.

export interface Taps {
  readonly tapsLesson: number;
  readonly tapsHost: number;
  readonly tapsGuest: number;
}

/** At most so many. */
export const TAPS_AIM: Taps = { tapsLesson: 3, tapsHost: 6, tapsGuest: 4 };

export interface House {
  readonly browser: Browser;
  /** Where the browser looks, and where the other person connects. */
  readonly home: string;
  readonly url: string;
}

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'en-GB' };
const ADDRESS = '127.0.0.1';

export async function countTaps(house: House): Promise<Taps> {
  const tapsLesson = await onAPhone(house, tapsOfLesson);
  const tapsHost = await onAPhone(house, tapsOfHost);
  const tapsGuest = await onAPhone(house, tapsOfGuest);
  return { tapsLesson, tapsHost, tapsGuest };
}

export interface Finger {
  readonly page: Page;
  readonly tap: (thing: Locator, isOnBoard?: boolean) => Promise<void>;
  readonly fill: (field: Locator, text: string) => Promise<void>;
  taps: number;
}

async function onAPhone(
  house: House,
  walk: (finger: Finger, house: House) => Promise<void>,
): Promise<number> {
  const context = await house.browser.newContext({ ...PHONE, reducedMotion: 'reduce' });
  const finger = fingerOn(await context.newPage());
  await walk(finger, house);
  await context.close();
  return finger.taps;
}

/** It may have something to do before each tap. */
export function fingerOn(page: Page, before: () => Promise<void> = async () => undefined): Finger {
  const finger: Finger = {
    page,
    taps: 0,
    tap: async (thing, isOnBoard = false) => {
      await before();
      finger.taps++;
      // The board reads taps by where they are: what lies on top does not matter to it. Elsewhere a finger waits until
      // what it means stands still.
      await thing.tap({ force: isOnBoard });
    },
    fill: async (field, text) => {
      finger.taps++;
      await field.fill(text);
    },
  };
  return finger;
}

async function tapsOfLesson(finger: Finger, { home }: House): Promise<void> {
  const { page } = finger;
  await page.goto(home);
  await finger.tap(page.locator('.home-way[href="/learn"]'));
  const moved = await firstMove(finger);
  await moved();
}

async function tapsOfHost(finger: Finger, { home, url }: House): Promise<void> {
  const { page } = finger;
  await page.goto(home);
  await finger.tap(page.locator('.home-open'));
  await comeToTheTable(finger);
  const code = new URL(page.url()).pathname.split('/').at(-1) as string;
  const friend = await somebodyAt(url, code, 8);
  await page.locator('.sitter').nth(1).waitFor();
  await finger.tap(page.locator('.deal-button'));
  await moveTogether(finger, friend);
}

/** From somebody's link to the first move, of the scenario that passes hands on. */
export async function tapsOfGuest(finger: Finger, { home, url }: House): Promise<void> {
  const friend = await somebodyAt(url, await createRoom(url, ADDRESS), 8);
  await finger.page.goto(`${home}/r/${friend.where.code}`);
  await comeToTheTable(finger);
  if (friend.ws === null) throw new Error('the host has gone');
  say(friend.ws, { type: 'choose', choice: { scenario: 3 } });
  say(friend.ws, { type: 'deal' });
  await moveTogether(finger, friend);
}

async function somebodyAt(url: string, code: string, chair: number): Promise<Walker> {
  const friend = newWalker({ url, code, address: ADDRESS, cookie: freshCookie() });
  await takeChair(friend, chair);
  return friend;
}

/** Whatever the door still asks for: a name where none stands there, a chair where one is not given. */
async function comeToTheTable(finger: Finger): Promise<void> {
  const { page } = finger;
  const name = page.locator('input[name=name]');
  await name.waitFor();
  if ((await name.inputValue()) === '') await finger.fill(name, 'Newcomer');
  await finger.tap(page.locator('.enter button[type=submit]'));
  await page.locator('.table-card').waitFor();
  if ((await page.locator('.sitter.me').count()) > 0) return;
  await finger.tap(page.locator('.chair-free').first());
  await page.locator('.sitter.me').waitFor();
}

async function moveTogether(finger: Finger, friend: Walker): Promise<void> {
  const button = finger.page.locator('.ready > .row button');
  await button.waitFor();
  const accepted = friend.listen.until(
    (message) => message.type === 'told' && message.events.some(({ type }) => type === 'moved'),
  );
  request(friend, { type: 'ready', ready: true, seat: friend.view?.seat as number });
  await finger.tap(button);
  await finger.page.locator('.game[data-phase=running]').waitFor();
  await firstMove(finger);
  await accepted;
  friend.ws?.close();
}

/** A hero, and a space that is lit for it. Which hero can go is seen, and which are tried in vain here is not counted. */
async function firstMove(finger: Finger): Promise<() => Promise<void>> {
  const { page } = finger;
  await page.locator('.game[data-phase=running] [data-pawn]').first().waitFor();
  const before = finger.taps;
  for (const hero of await page.locator('[data-pawn]').all()) {
    finger.taps = before;
    await finger.tap(hero, true);
    await page.locator('.pawn-chosen').waitFor();
    const at = await hero.getAttribute('style');
    const target = page.locator('.target').first();
    if ((await target.count()) === 0) continue;
    await finger.tap(target, true);
    return () => whileStill(hero, at);
  }
  throw new Error('no hero can go anywhere');
}

async function whileStill(hero: Locator, at: string | null): Promise<void> {
  while ((await hero.getAttribute('style')) === at) await hero.page().waitForTimeout(20);
}
