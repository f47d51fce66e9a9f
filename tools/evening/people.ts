import type { Browser, BrowserContext, Page } from 'playwright-core';
import { decode } from '#protocol/codec.ts';
import { type BoxMove, watchBoardBox } from '../../test/e2e/boardBox.ts';
import type { Hands } from '../../test/e2e/hands.ts';
import type { BadLine } from '../../test/server/proxy.ts';

// Four people with a device each, and what a person behind them would notice: complaints of the page, how often
// somebody tapped, and every move of the board's box.

export interface Device {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly touch: boolean;
  readonly dark: boolean;
}

export const UPRIGHT = { width: 390, height: 844 };
export const ON_ITS_SIDE = { width: 844, height: 390 };
const LAPTOP = { width: 1280, height: 800 };

export const NAMES = ['Ada', 'Bo', 'Cy', 'Di'] as const;
export type Name = (typeof NAMES)[number];

const DEVICES: Readonly<Record<Name, Device>> = {
  Ada: { viewport: LAPTOP, touch: false, dark: false },
  Bo: { viewport: UPRIGHT, touch: true, dark: false },
  Cy: { viewport: UPRIGHT, touch: true, dark: true },
  Di: { viewport: LAPTOP, touch: false, dark: true },
};

export interface Person {
  readonly name: Name;
  readonly device: Device;
  readonly hands: Hands;
  readonly context: BrowserContext;
  /** Between them and the server. */
  readonly line: BadLine;
  /** The tab they look at. */
  page: Page;
  /** Whether anybody sits before it. */
  here: boolean;
  /** Where the line is cut on purpose, browsers complain all the same. */
  cut: boolean;
  /** The game they were told of last, and their seat in it. */
  game: string | null;
  seat: number | null;
  taps: number;
  readonly moves: BoxMove[];
  readonly errors: string[];
}

const LOST_LINE = /WebSocket connection to|net::ERR_|Failed to fetch/;
/** Nobody waits longer for a page to offer what they want to press. */
export const PATIENCE = 15_000;
const LOCALES = { en: 'en-GB', fr: 'fr-FR', nl: 'nl-NL' } as const;
export type Lang = keyof typeof LOCALES;

export interface Invitation {
  readonly browser: Browser;
  readonly lang: Lang;
  readonly lively: boolean;
  readonly line: BadLine;
}

export async function invite(name: Name, { browser, lang, lively, line }: Invitation): Promise<Person> {
  const device = DEVICES[name];
  const context = await browser.newContext({
    viewport: device.viewport,
    colorScheme: device.dark ? 'dark' : 'light',
    reducedMotion: lively ? 'no-preference' : 'reduce',
    locale: LOCALES[lang],
    hasTouch: device.touch,
    isMobile: device.touch,
  });
  const person: Person = {
    name,
    device,
    hands: device.touch ? 'touch' : 'mouse',
    context,
    line,
    page: await context.newPage(),
    here: false,
    cut: false,
    game: null,
    seat: null,
    taps: 0,
    moves: [],
    errors: [],
  };
  await attend(person, person.page);
  return person;
}

/** A tab of theirs, from before it is opened. */
export async function attend(person: Person, page: Page): Promise<void> {
  page.setDefaultTimeout(PATIENCE);
  const complain = (text: string) => {
    if (!(person.cut && LOST_LINE.test(text))) person.errors.push(text);
  };
  page.on('pageerror', ({ message }) => complain(`uncaught: ${message}`));
  page.on('console', (said) => {
    if (said.type() === 'error') complain(`console: ${said.text()} (${said.location().url})`);
  });
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => hear(person, payload)));
  await page.exposeFunction('tellTap', () => {
    person.taps++;
  });
  await page.addInitScript(() => {
    const { tellTap } = globalThis as unknown as { tellTap: () => void };
    addEventListener('pointerdown', () => tellTap(), { capture: true });
  });
  await watchBoardBox(page, (move) => person.moves.push(move));
}

function hear(person: Person, payload: string | Buffer): void {
  const message = decode(typeof payload === 'string' ? payload : new Uint8Array(payload));
  if (message?.type !== 'game') return;
  person.game = message.game;
  person.seat = message.seat;
}
