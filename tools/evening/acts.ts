import type { Locator, Page } from 'playwright-core';
import type { Key, ParamsOf } from '#content/locales/index.ts';
import { PATIENCE, type Person } from './people.ts';
import { linger, say, type Walk } from './walk.ts';

// What a person does on a page, by the words they read there.

export async function press(walk: Walk, person: Person, thing: Locator): Promise<void> {
  await thing.waitFor({ timeout: PATIENCE });
  await linger(walk, 0.6);
  await (person.device.touch ? thing.tap() : thing.click());
}

export const button = <K extends Key>(
  walk: Walk,
  { page }: Person,
  key: K,
  ...params: ParamsOf<K>
): Locator => page.getByRole('button', { name: say(walk, key, ...params), exact: true });

export const link = <K extends Key>(walk: Walk, { page }: Person, key: K, ...params: ParamsOf<K>): Locator =>
  page.getByRole('link', { name: say(walk, key, ...params), exact: true });

export const pressButton = <K extends Key>(walk: Walk, person: Person, key: K, ...params: ParamsOf<K>) =>
  press(walk, person, button(walk, person, key, ...params));

/** A button that asks for a moment of patience is pressed when it is ready. */
export async function pressWhenReady(walk: Walk, person: Person, thing: Locator): Promise<void> {
  await press(walk, person, thing.and(person.page.locator('[aria-disabled=false]')));
}

export const heading = <K extends Key>(
  walk: Walk,
  { page }: Person,
  key: K,
  ...params: ParamsOf<K>
): Locator => page.getByRole('heading', { name: say(walk, key, ...params) });

/** A dialog that did not close by itself. */
export async function shut(walk: Walk, person: Person): Promise<void> {
  const close = person.page
    .locator('dialog')
    .getByRole('button', { name: say(walk, 'page.close'), exact: true });
  if ((await close.count()) > 0) await press(walk, person, close);
}

/** Where both are fine: whichever is there first. */
export async function firstOf(page: Page, ...things: readonly Locator[]): Promise<number> {
  const [one, ...others] = things as [Locator, ...Locator[]];
  await others
    .reduce((any, other) => any.or(other), one)
    .first()
    .waitFor();
  for (const [index, thing] of things.entries()) if ((await thing.count()) > 0) return index;
  throw new Error(`neither is there on ${page.url()}`);
}

/** Into the chat, wherever the page has it; a phone folds it away in a game. */
export async function write(walk: Walk, person: Person, text: string): Promise<void> {
  await unfold(walk, person);
  const field = person.page.getByRole('textbox', { name: say(walk, 'play.talk.label') });
  await field.fill(text);
  await linger(walk, 0.5);
  await field.press('Enter');
}

export async function unfold(walk: Walk, person: Person): Promise<void> {
  const strip = person.page.locator('.talk-strip[aria-expanded=false]');
  if (person.device.touch && (await strip.count()) > 0) await press(walk, person, strip);
}

export async function fold(walk: Walk, person: Person): Promise<void> {
  const strip = person.page.locator('.talk-strip[aria-expanded=true]');
  if (person.device.touch && (await strip.count()) > 0) await press(walk, person, strip);
}
