import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { startChild } from '../../../bench/load/child.ts';
import { findBrowser } from '../../../tools/browser.mjs';
import { FLAGS } from '../flags.ts';
import type { Scene } from '../scenes.ts';
import type { Stage } from '../stage.ts';
import { takePictures } from './camera.ts';
import { steadyPage } from './steadyPage.ts';

// Where pictures are taken: every chapter of screens has a server and a window of its own, so that what one of them
// does to either changes nothing for the next.

export interface Chapter {
  readonly name: string;
  readonly locale?: string;
  /** Milliseconds after which nothing more is told by itself. */
  readonly rest?: number;
  readonly scenes: readonly Scene[];
}

export interface Hall {
  readonly browser: Browser;
  /** The sources and the built page that are looked at. */
  readonly tree: string;
  readonly folder: string;
}

const STEADY = fileURLToPath(new URL('./steadyServer.mjs', import.meta.url));
/** Links and their QR codes are in the pictures, so every chapter is always at the same port, below those given at will. */
const FIRST_PORT = 21_310;
const PATIENCE = 20_000;

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findBrowser() ?? 'chromium',
    args: [...FLAGS, '--font-render-hinting=none'],
  });

async function openStage({ browser, tree }: Hall, place: number): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'hushglass-pictures-'));
  const data = join(folder, 'pictures.db');
  const port = FIRST_PORT + place;
  const command = [process.execPath, '--import', STEADY, join(tree, 'src/server/main.ts')];
  const env = {
    HUSHGLASS_DATA: data,
    HUSHGLASS_PORT: String(port),
    HUSHGLASS_HOST: '127.0.0.1',
    HUSHGLASS_LOG: 'error',
  };
  const child = await startChild(command, port, env);
  const stop = async () => void (await child.end('SIGTERM'));
  return {
    folder,
    data,
    browser,
    server: { url: child.url, ended: new Promise(() => undefined), stop },
    restart: async () => undefined,
    end: async () => {
      await stop();
      rmSync(folder, { recursive: true });
    },
  };
}

async function openWindow({ browser }: Hall, locale: string): Promise<Page> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
    locale,
    timezoneId: 'UTC',
    serviceWorkers: 'block',
  });
  await context.addInitScript(steadyPage);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  return page;
}

/** What went wrong, by the name of its screen; the others are shown all the same. */
export async function showChapter(hall: Hall, chapter: Chapter, place: number): Promise<readonly string[]> {
  const stage = await openStage(hall, place);
  const page = await openWindow(hall, chapter.locale ?? 'en-GB');
  const faults: string[] = [];
  for (const { name, show } of chapter.scenes) {
    const title = `${chapter.name}-${name}`;
    try {
      await show(page, stage);
      await sleep(chapter.rest ?? 0);
      await takePictures(page, hall.folder, title);
    } catch (error) {
      faults.push(`${title}: ${(error as Error).message.split('\n').slice(0, 3).join(' ')}`);
    }
  }
  await page.context().close();
  await stage.end();
  return faults;
}
