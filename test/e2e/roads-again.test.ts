import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, type Page as Wire } from '../server/client.ts';
import { lastGame, winOver } from './roads.ts';
import { codeOf, openPlace, type Place } from './servers.ts';
import { LAPTOP, person } from './stage.ts';

// So many that nobody has too much to say within a few seconds.
const PLAYERS = ['Bo', 'Cy', 'Di', 'Ed'];

/** A host with a screen who only deals and watches, and players without one. */
async function hostAndPlayers(
  place: Place,
  names: readonly string[],
): Promise<{ host: Page; wires: Wire[] }> {
  const host = await person(place);
  await host.goto(place.server.url);
  await host.getByRole('button', { name: 'Open a room' }).click();
  await host.locator('input[name=name]').fill('Ada');
  await host.getByRole('button', { name: 'Come in' }).click();
  await host.getByRole('button', { name: 'Get up' }).click();
  await host.getByRole('button', { name: 'Chair 1, free. Sit here' }).waitFor();
  const wires: Wire[] = [];
  for (const [chair, name] of names.entries()) {
    const wire = await openPage(place.server.url, codeOf(host));
    wire.send({ type: 'enter', name });
    wire.send({ type: 'sit', chair });
    wires.push(wire);
  }
  await host.getByText(`Seated: ${names.length}.`).waitFor();
  return { host, wires };
}

async function dealt(wires: readonly Wire[], before: string | null): Promise<void> {
  for (const wire of wires) await wire.next('game', ({ game }) => game !== before);
}

describe('a room', () => {
  it('plays again, goes on to the next scenario and back to the table, from the end of each game', async () => {
    const place = await openPlace();
    const { host, wires } = await hostAndPlayers(place, PLAYERS);
    await host.getByRole('button', { name: 'Deal' }).click();
    await dealt(wires, null);
    const first = await winOver(place, wires);
    await host.getByRole('heading', { name: 'Everyone is out!' }).waitFor();
    await host.getByRole('row', { name: /^Bo/ }).waitFor();

    await host.getByRole('button', { name: 'Again, the same' }).click();
    await dealt(wires, first);
    await host.getByRole('heading', { name: 'Scenario 1' }).waitFor();
    await host.getByText('Ready: 0 of 4').waitFor();
    const second = await winOver(place, wires);

    await host.getByRole('button', { name: /^Next: 2/ }).click();
    await dealt(wires, second);
    await host.getByRole('heading', { name: 'Scenario 2' }).waitFor();
    expect(lastGame(wires[0] as Wire)).not.toBe(second);
    await winOver(place, wires);

    await host.getByRole('button', { name: 'Back to the table' }).click();
    await host.getByRole('button', { name: 'Deal' }).waitFor();
    expect(await host.locator('.sitter').allInnerTexts()).toEqual(
      PLAYERS.map((name) => expect.stringContaining(name)),
    );
    expect(await host.locator('.next-game .scenario-number').first().textContent()).toBe('2');
    for (const wire of wires) wire.close();
  });

  it('is the same group when its link is opened again later', async () => {
    const place = await openPlace();
    const { host, wires } = await hostAndPlayers(place, ['Bo', 'Cy']);
    await host.getByRole('button', { name: 'Chair 3, free. Sit here' }).click();
    await host.locator('.sitter.me').waitFor();
    const [link, storageState] = [host.url(), await host.context().storageState()];
    await host.context().close();
    for (const wire of wires) wire.close();
    await place.restart();

    const later = await person(place, { ...LAPTOP, storageState });
    await later.goto(place.server.url);
    await later.getByRole('link', { name: /^Bo and Cy/ }).click();
    await later.waitForURL(link);
    await later.locator('.sitter.me').getByText('Host').waitFor();
    expect(await later.locator('.sitter').filter({ hasText: 'Away' }).count()).toBe(2);
    const bo = await openPage(place.server.url, codeOf(later), (wires[0] as Wire).cookie);
    await later.locator('.sitter').filter({ hasText: 'Away' }).nth(1).waitFor({ state: 'detached' });
    bo.close();
    await later.getByRole('button', { name: /^Play without/ }).click();
    await later.getByRole('button', { name: 'I am ready' }).waitFor();
  });
});
