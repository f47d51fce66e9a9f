import { first } from '../ask.ts';
import { openCatalogue } from '../catalogue.ts';
import { openClock } from '../clock.ts';
import { readConfig } from '../config.ts';
import { openGuides } from '../guides.ts';
import { openRooms } from '../rooms.ts';
import { openPostgres } from './store.ts';

// Every game that runs in a database stands still from here on, each at its own time, as after a restart [M26].

const RUNNING = `SELECT room FROM games WHERE ending IS NULL AND broken IS NULL AND room > $after ORDER BY room LIMIT 1`;

export async function holdAll(database: string): Promise<void> {
  const { store, owners, ask, leave } = await openPostgres(database, '');
  await store.takeOver();
  const clock = openClock(store);
  const { patience } = readConfig({});
  const rest = { report: () => undefined, today: Date.now, isFull: () => false, figures: { botActs: 0 } };
  const guides = openGuides();
  const services = { patience, store, owners, clock, catalogue: openCatalogue(), guides, ...rest };
  const rooms = openRooms(services, 60_000, () => '');
  clock.start(() => false);
  let after = '';
  for (;;) {
    const row = await first(ask(RUNNING, { after }));
    if (row === undefined) break;
    after = String(row.room);
    await rooms.find(after, true);
  }
  await store.kept();
  clock.hold();
  await leave();
  rooms.closeAll();
  await guides.close();
  await store.close();
}
