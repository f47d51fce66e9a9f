import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openPage, type Page as Wire } from '../server/client.ts';
import type { Place } from './servers.ts';
import type { WireTable } from './wire.ts';
import { en } from './words.ts';

// People who come and go; what a page says of it.

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** What passes by on top. */
export const told = (page: Page, text: string) =>
  page.locator('.toast').getByText(text, { exact: true }).waitFor();

/** Somebody is gone without a word. */
export const goes = ({ wires }: WireTable, seat: number) => (wires[seat] as Wire).close();

/** The same person again. */
export function comesBack(place: Place, { code, wires }: WireTable, seat: number): Promise<Wire> {
  return openPage(place.server.url, code, (wires[seat] as Wire).cookie);
}

/** At the table, between games. */
export const chair = (page: Page, number: number) => page.locator(`.chair-${number - 1}`);

/** What the host can do about somebody. */
export async function openMenuOf(page: Page, name: string): Promise<void> {
  await button(page, en('door.menu', { name })).click();
  await page.getByRole('dialog', { name }).getByRole('button').first().waitFor();
}

/** The button that asks once more. */
export async function surely(page: Page, first: string, second: string): Promise<void> {
  await button(page, first).click();
  await page.locator('button[aria-disabled=false]').getByText(second, { exact: true }).click();
}

export const sits = (page: Page, name: string, number: number) =>
  chair(page, number).locator('.sitter-name').filter({ hasText: name }).waitFor();

/** The link that a page shows, as it leads to this server. */
export async function wayBackOf(page: Page, { server }: Place): Promise<string> {
  await button(page, en('door.wayBack')).click();
  await button(page, en('door.wayBackMake')).click();
  await page.getByRole('img', { name: en('door.wayBackQr') }).waitFor();
  const field = page.getByRole('textbox', { name: en('door.wayBackLink') });
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
  const first = await field.inputValue();
  await button(page, en('door.wayBackNew')).click();
  await expect.poll(() => field.inputValue()).not.toBe(first);
  const { pathname, hash } = new URL(await field.inputValue());
  return server.url + pathname + hash;
}
