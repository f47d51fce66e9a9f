import type { Page } from 'playwright-core';
import { ownCode } from '#content/ownCode.ts';
import type { Scene } from '../scenes.ts';
import type { Stage } from '../stage.ts';
import { en } from '../words.ts';

// Screens for one: lessons, settings, rules, own scenarios, playing alone.

const scene = (name: string, show: Scene['show']): Scene => ({ name, show });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const lesson = (number: number, then: (page: Page) => Promise<void> = async () => undefined) =>
  scene(`learn-${number}`, async (page, { server }) => {
    await page.goto(`${server.url}/learn`);
    const list = page.getByRole('navigation', { name: en('learn.list') });
    await list
      .getByRole('button')
      .nth(number - 1)
      .click();
    await page.getByText(en('learn.lesson', { number, count: 7 })).waitFor();
    await then(page);
  });

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

export const LESSON_SCENES: readonly Scene[] = [
  lesson(1, (page) => press(page, 'Digit2')),
  scene('learn-1-further', async (page) => {
    await press(page, 'ArrowUp');
    await page.getByText(en('learn.move.2')).waitFor();
  }),
  scene('learn-1-done', async (page) => {
    await press(page, 'ArrowRight');
    await button(page, en('learn.next')).waitFor();
  }),
  lesson(2, (page) => press(page, 'Digit3')),
  lesson(3, (page) => press(page, 'Digit4', 'KeyV')),
  lesson(4),
  lesson(5),
  lesson(6, (page) => press(page, 'Digit2')),
  lesson(7, (page) => press(page, 'Digit3')),
];

const OWN = {
  name: 'Blind alley',
  start: '1B',
  tiles: ['2', '3', '4', '5'],
  onTop: [],
  pieces: ['cameras'],
  sand: 240_000,
};

async function keep(page: Page, { server }: Stage, key: string, value: unknown): Promise<void> {
  await page.goto(server.url);
  const kept = [`hushglass.${key}`, JSON.stringify(value)] as const;
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), kept);
}

export const ALONE_SCENES: readonly Scene[] = [
  scene('keys', async (page, { server }) => {
    await page.goto(server.url);
    await button(page, en('page.settings.open')).click();
    await page.getByText(en('page.settings.keys'), { exact: true }).click();
    await button(page, en('page.settings.keysReset')).scrollIntoViewIfNeeded();
  }),
  ...[1, 6, 11].map((number) =>
    scene(`rules-${number}`, async (page, { server }) => {
      await page.goto(`${server.url}/rules/${number}`);
      await page
        .getByRole('heading', { name: en('page.rules.title') })
        .first()
        .waitFor();
    }),
  ),
  scene('own-new', async (page, { server }) => {
    await page.goto(`${server.url}/own/compose`);
    await page.getByText(en('own.verdict')).first().waitFor();
  }),
  scene('own-misfit', async (page, { server }) => {
    await page.goto(`${server.url}/own/compose/${ownCode(OWN)}`);
    await page.getByText(en('own.verdict')).first().waitFor();
    await page.getByText(en('own.verdict')).first().scrollIntoViewIfNeeded();
  }),
  scene('own-kept', async (page, stage) => {
    await keep(page, stage, 'own', [OWN]);
    await page.goto(`${stage.server.url}/own`);
    await page.getByRole('heading', { name: en('own.title') }).waitFor();
  }),
  scene('own-broken', async (page, { server }) => {
    await page.goto(`${server.url}/own/nonsense`);
    await page.getByText(en('own.broken')).first().waitFor();
  }),
  scene('solo-options', async (page, { server }) => {
    await page.goto(`${server.url}/solo`);
    await page.getByText(en('page.choice.options')).click();
  }),
  scene('solo-ready', async (page) => {
    await button(page, en('play.solo.start')).click();
    await button(page, en('play.ready.ready')).waitFor();
  }),
  scene('solo-revealed', async (page) => {
    await button(page, en('play.ready.ready')).click();
    for (const key of ['KeyR', 'KeyR', 'KeyR', 'Digit1', 'Digit2']) await page.keyboard.press(key);
  }),
  scene('replay-unknown', async (page, { server }) => {
    await page.goto(`${server.url}/replay/none`);
    await page.getByText(en('play.replay.unknown')).waitFor();
  }),
];
