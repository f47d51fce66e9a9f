import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import {
  type Browser,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
} from 'playwright-core';
import { findBrowser } from '../../tools/browser.mjs';
import { freePort, scratch, startServerChild } from '../load/child.ts';

// The page as it is built, served by a server of its own, in a real browser on a slow machine.

export interface Stage {
  /** Where walkers connect. */
  readonly url: string;
  /** Where the browser looks: a name of the house over plain http, where no browser offers brotli. */
  readonly home: string;
  readonly data: string;
  readonly browser: Browser;
  readonly end: () => Promise<void>;
}

const TOOLS = fileURLToPath(new URL('../../tools/', import.meta.url));
const HOME = 'hushglass.test';
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  `--host-resolver-rules=MAP ${HOME} 127.0.0.1`,
];
/** A phone of some years ago, on this machine. */
const SLOWER = 4;

export async function openStage(): Promise<Stage> {
  for (const needed of ['page', 'browser'])
    spawnSync(process.execPath, [`${TOOLS}${needed}.mjs`], { stdio: 'inherit' });
  const { data, clear } = scratch();
  const port = await freePort();
  const server = await startServerChild(data, port, undefined, { HUSHGLASS_NAMES: HOME });
  const browser = await chromium.launch({ executablePath: findBrowser() ?? 'chromium', args: FLAGS });
  return {
    url: server.url,
    home: `http://${HOME}:${port}`,
    data,
    browser,
    end: async () => {
      await browser.close();
      await server.end('SIGTERM');
      clear();
    },
  };
}

export interface Visit {
  readonly page: Page;
  readonly devtools: CDPSession;
  readonly end: () => Promise<void>;
}

const LAPTOP = { viewport: { width: 1440, height: 900 }, locale: 'en-GB' };

interface Visitor extends BrowserContextOptions {
  readonly cookie?: string;
  /** How many times slower than this machine. */
  readonly slower?: number;
}

/** A browser that has never been here, with the cookie of a seat or without. */
export async function visit(
  { browser, home }: Stage,
  { cookie, slower = SLOWER, ...look }: Visitor = {},
): Promise<Visit> {
  const context = await browser.newContext({ ...LAPTOP, ...look });
  const [name = '', value = ''] = cookie?.split('=') ?? [];
  if (cookie !== undefined) await context.addCookies([{ name, value, url: home }]);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return { page, devtools, end: () => context.close() };
}
