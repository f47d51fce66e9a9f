import { expect, it, onTestFinished } from 'vitest';
import { openCatalogue } from '#server/catalogue.ts';
import { openClock } from '#server/clock.ts';
import { readConfig } from '#server/config.ts';
import { openGuides } from '#server/guides.ts';
import { openStore } from '#server/openStore.ts';
import { openRooms } from '#server/rooms.ts';
import { configFor, type Host, host, newRoom, openPage } from './client.ts';

// How rooms are found, and by whom.

async function hostWith(change: Parameters<typeof host>[0]): Promise<Host> {
  const here = await host(change);
  onTestFinished(() => here.end());
  return here;
}

/** The alphabet has 31 letters. */
const bitsOf = (code: string) => code.length * Math.log2(31);

it('in the open a code has so many letters that nobody finds a room by trying; at home it can be typed', async () => {
  const open = await hostWith({ url: 'http://play.example.org' });
  const home = await hostWith({});
  expect(bitsOf(await newRoom(open.url()))).toBeGreaterThan(60);
  expect(await newRoom(home.url())).toMatch(/^[a-z0-9]{7}$/);
});

it('a room of before is found under its short code although new ones have longer ones', async () => {
  const home = await host();
  const code = await newRoom(home.url());
  await home.server.stop();
  const open = await hostWith({ url: 'http://play.example.org', ...home.kept });
  expect((await fetch(`${open.url()}/api/rooms/${code}`)).status).toBe(200);
});

it('a code that is taken is passed over', async () => {
  const here = await hostWith({});
  const taken = await newRoom(here.url());
  await here.restart(async () => {
    const { store, owners } = await openStore(configFor(here.kept));
    await store.takeOver();
    const { patience } = readConfig({});
    const rest = {
      report: () => undefined,
      today: Date.now,
      isFull: () => false,
      figures: { botActs: 0 },
      guides: openGuides(),
    };
    const kept = { store, owners, clock: openClock(store) };
    const services = { patience, ...kept, catalogue: openCatalogue(), ...rest };
    const codes = [taken, taken, 'another'];
    const rooms = openRooms(services, 60_000, () => codes.shift() ?? '');
    expect(await rooms.create()).toBe('another');
    rooms.closeAll();
    await store.close();
  });
  const page = await openPage(here.url(), 'another');
  await page.next('lobby');
});
