import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import type { Config } from '#server/config.ts';
import { type RunningServer, startServer } from '#server/server.ts';
import { findBrowser } from '../../tools/browser.mjs';
import { configFor } from '../server/client.ts';
import { FLAGS } from './flags.ts';
import { en } from './words.ts';

// A real server, a real file, a real browser.

export interface Stage {
  readonly folder: string;
  readonly data: string;
  server: RunningServer;
  readonly browser: Browser;
  readonly restart: () => Promise<void>;
  readonly end: () => Promise<void>;
}

// One browser serves every file: they share this worker (vitest.e2e.config.ts), and it ends with it.
const shared = globalThis as { hushglassBrowser?: Promise<Browser> };

export function theBrowser(): Promise<Browser> {
  shared.hushglassBrowser ??= chromium.launch({ executablePath: findBrowser() ?? 'chromium', args: FLAGS });
  return shared.hushglassBrowser;
}

export async function openStage(change: Partial<Config> = {}): Promise<Stage> {
  if (!existsSync(new URL('../../dist/index.html', import.meta.url)))
    throw new Error('build the page first: npm run e2e');
  const folder = mkdtempSync(join(tmpdir(), 'hushglass-e2e-'));
  const data = join(folder, 'test.db');
  const start = (port: number) =>
    startServer(configFor({ port, data, names: ['hushglass.test'], ...change }));
  const stage: Stage = {
    folder,
    data,
    server: await start(0),
    browser: await theBrowser(),
    restart: async () => {
      const port = Number(new URL(stage.server.url).port);
      await stage.server.stop();
      stage.server = await start(port);
    },
    end: async () => {
      await stage.server.stop();
      rmSync(folder, { recursive: true });
    },
  };
  return stage;
}

/** How a person looks at the page, and which complaints of theirs a test brings about itself. */
export interface Look extends BrowserContextOptions {
  readonly excuse?: RegExp;
}

export const LAPTOP = {
  viewport: { width: 1440, height: 900 },
  colorScheme: 'dark',
  locale: 'en-GB',
} as const satisfies Look;
export const PHONE = {
  viewport: { width: 390, height: 844 },
  colorScheme: 'light',
  locale: 'en-GB',
  hasTouch: true,
  isMobile: true,
} as const satisfies Look;

/** Where it does not matter how it looks: fewer pixels to draw. */
export const WINDOW = { ...LAPTOP, viewport: { width: 960, height: 600 } } as const satisfies Look;

/** A cut line is no fault of the page: browsers complain of it all the same. */
export const LOST_LINE = /WebSocket connection to|net::ERR_/;

/** A browser of its own for one person; whatever goes wrong in the page fails the test, by name. */
export async function person(stage: Pick<Stage, 'browser'>, look: Look = LAPTOP): Promise<Page> {
  const { excuse, ...options } = look;
  const context = await stage.browser.newContext({ reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const faults: string[] = [];
  const fault = (text: string) => {
    if (!excuse?.test(text)) faults.push(text);
  };
  page.on('pageerror', ({ stack, message }) => fault(`uncaught: ${stack ?? message}`));
  page.on('console', (said) => {
    if (said.type() === 'error') fault(`console: ${said.text()} (${said.location().url})`);
  });
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') await picture(page, `failed-${Date.now()}`).catch(() => undefined);
    await context.close();
    if (faults.length > 0) throw new Error(`the page complained:\n${faults.join('\n')}`);
  });
  return page;
}

/** Through the link, by name, onto a chair: whoever comes in has one already, and takes another where it is not this. */
export async function comeIn(page: Page, link: string, name: string, chair: number): Promise<void> {
  if (page.url() !== link) await page.goto(link);
  await page.locator('input[name=name]').fill(name);
  await page.getByRole('button', { name: en('page.room.enter') }).click();
  await page.locator('.sitter.me').waitFor();
  if ((await page.locator(`.chair-${chair - 1} .me`).count()) > 0) return;
  await page.getByRole('button', { name: en('page.table.free', { chair }) }).click();
}

/** The first opens a room on the first page; the others come by its link. */
export async function atTheTable(
  stage: Pick<Stage, 'browser' | 'server'>,
  names: readonly string[],
  looks: readonly Look[] = [],
): Promise<Page[]> {
  const pages: Page[] = [];
  let link = '';
  for (const [index, name] of names.entries()) {
    const page = await person(stage, looks[index] ?? LAPTOP);
    if (index === 0) {
      await page.goto(stage.server.url);
      await page.getByRole('button', { name: en('page.home.open') }).click();
      await page.waitForURL('**/r/*');
      link = page.url();
    }
    await comeIn(page, link, name, index + 1);
    pages.push(page);
    // The host has seen it too.
    await pages[0]?.locator(`.chair-${index} .sitter-name`).filter({ hasText: name }).waitFor();
  }
  return pages;
}

/** Ten minutes of it: what a test plays is not what it is about, and the machine may be slow. */
export async function moreSand(host: Page): Promise<void> {
  await host.getByText(en('page.choice.options')).click();
  await host
    .getByRole('group', { name: en('page.choice.sand') })
    .getByText('10 min')
    .click();
}

/** From the list of all. */
export async function chooseScenario(host: Page, number: number): Promise<void> {
  await host.getByRole('button', { name: en('page.choice.change') }).click();
  const card = host.locator('dialog .scenario-pick', {
    hasText: en(`game.scenario.${number}` as 'game.scenario.1'),
  });
  await card.click();
  await host.locator('dialog').waitFor({ state: 'detached' });
}

/** In the list of all they are behind a door. */
export async function openEvenings(host: Page): Promise<void> {
  const door = host.locator('dialog details', { hasText: en('game.security') });
  if ((await door.getAttribute('open')) === null) await door.locator('summary').click();
}

/** An evening of Maximum Security, from the list of all. */
export async function chooseEvening(host: Page, id: string): Promise<void> {
  await host.getByRole('button', { name: en('page.choice.change') }).click();
  await openEvenings(host);
  const name = en(`security.evening.${id}` as 'security.evening.XT3');
  await host.locator('dialog .scenario-pick', { hasText: name }).click();
  await host.locator('dialog').waitFor({ state: 'detached' });
}

const SHOTS = new URL('../../reports/screens/', import.meta.url).pathname;

/** Kept to be looked at. */
export async function picture(page: Page, name: string): Promise<void> {
  mkdirSync(SHOTS, { recursive: true });
  await page.screenshot({ path: join(SHOTS, `${name}.png`) });
}
