import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { receive, reviveAuthority } from '#room/authority.ts';
import { type AnyEngine, openCatalogue } from '#server/catalogue.ts';
import { migrate } from '#server/postgres/migrate.ts';
import { move } from '#server/postgres/move.ts';
import { startServer } from '#server/server.ts';
import { type StoredGame, writes } from '#server/store.ts';
import { run } from '../../bench/load/database.ts';
import { act, configFor, dealtTable, type Page, start } from '../server/client.ts';
import { freshDatabase } from '../server/database.ts';
import { openKept, openToRead, type Where } from '../server/place.ts';
import { comeBack } from './nodes.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'hushglass-'));

it('[M26] a host moves into a database and back with a game running in it: everyone plays on, and no sand has run', async () => {
  const [data, other] = [join(folder(), 'one.db'), join(folder(), 'other.db')];
  const database = (await freshDatabase()) as string;
  const first = await startServer(configFor({ data }));
  const { code, pages } = await dealtTable(first.url, ['Ada', 'Bo']);
  await start(pages);
  await first.stop();

  expect(await move(data, database)).toMatchObject({ rooms: 1, games: 1, unread: 0 });
  const second = await startServer(configFor({ data, database }));
  const there = await comeBack(second.url, code, pages[0]?.cookie ?? '');
  const game = await there.next('game');
  expect(game.events.map(({ type }) => type)).toContain('paused');
  await expect(move(database, other)).rejects.toMatchObject({ problem: 'inUse' });
  await second.stop();

  expect(await move(database, other)).toMatchObject({ rooms: 1, games: 1, unread: 0 });
  const third = await startServer(configFor({ data: other }));
  const back = await comeBack(third.url, code, pages[0]?.cookie ?? '');
  const last = await back.next('game');
  expect(last.events.slice(0, game.events.length)).toEqual(game.events);
  await back.next('told', ({ events }) => events.some(({ type }) => type === 'resumed'));
  const asked = act(back, { type: 'stare', target: 1 });
  expect(await back.next('verdict', ({ id }) => id === asked)).toMatchObject({ refusal: null });
  await third.stop();
});

/** More entries than are read at once. */
const LONG = 1_201;

/** Somebody is ready, and then not, so often; in the end both are, and the sand runs. */
async function dither(where: Where, game: string): Promise<void> {
  const store = await openKept(where);
  const entries = await store.entries(game);
  const { header } = (await store.game(game)) as StoredGame;
  const authority = reviveAuthority(openCatalogue().engineOf(header) as AnyEngine, entries);
  const appended = Array.from({ length: LONG + 1 }, (_, n) => {
    const command = { type: 'ready', ready: n % 2 === 0 || n === LONG };
    const { entry } = receive(authority, { seat: n < LONG ? 0 : 1, id: `long ${n}`, command }, 0);
    if (entry === null) throw new Error(`act ${n} is refused`);
    return writes.append(game, entries.length + n, entry);
  });
  await store.kept(...appended);
  await store.close();
}

it('[M26] a long game that runs is held before it moves, as short ones are', async () => {
  const [data, other] = [join(folder(), 'none.db'), join(folder(), 'other.db')];
  const database = (await freshDatabase()) as string;
  const host = await startServer(configFor({ data, database }));
  await dealtTable(host.url, ['Ada', 'Bo']);
  await host.stop();
  const game = String((await run(database, 'SELECT id FROM games'))[0]?.id);
  await dither({ data, database }, game);
  expect(await move(database, other)).toMatchObject({ games: 1, unread: 0 });
  const moved = await openToRead({ data: other });
  const types = (await moved.entries(game)).flatMap(({ events }) => events.map(({ type }) => type));
  await moved.close();
  expect(types).toContain('started');
  expect(types.slice(types.indexOf('started'))).toContain('paused');
});

it('what cannot be moved is left as it was: nothing over what is there, nothing between two of one sort', async () => {
  const data = join(folder(), 'one.db');
  const database = (await freshDatabase()) as string;
  const host = await startServer(configFor({ data }));
  await dealtTable(host.url, ['Ada', 'Bo']);
  await host.stop();
  await move(data, database);
  await expect(move(data, database)).rejects.toMatchObject({ problem: 'notEmpty' });
  await expect(move(data, join(folder(), 'two.db'))).rejects.toMatchObject({ problem: 'same' });
  await expect(move(join(folder(), 'none.db'), database)).rejects.toMatchObject({ problem: 'missing' });
});

it('what arrives otherwise than it was sent is noticed', async () => {
  const data = join(folder(), 'one.db');
  const database = (await freshDatabase()) as string;
  const host = await startServer(configFor({ data }));
  const { pages } = await dealtTable(host.url, ['Ada', 'Bo']);
  await start(pages);
  await host.stop();
  await migrate(database);
  await run(
    database,
    `CREATE FUNCTION other() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN NEW.entry := replace(NEW.entry, '"at":', '"at":1'); RETURN NEW; END $$;
    CREATE TRIGGER on_its_way BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION other()`,
  );
  await expect(move(data, database)).rejects.toMatchObject({ problem: 'differs' });
});

it('a file of the first release moves with its past', async () => {
  const data = join(folder(), 'old.db');
  cpSync(join(import.meta.dirname, '../fixtures/0.1/hushglass.db'), data);
  const database = (await freshDatabase()) as string;
  const before = await startServer(configFor({ data }));
  const book = await (await fetch(`${before.url}/api/book`)).json();
  await before.stop();
  expect((await move(data, database)).games).toBeGreaterThan(0);
  const after = await startServer(configFor({ data, database }));
  expect(await (await fetch(`${after.url}/api/book`)).json()).toEqual(book);
  await after.stop();
});

it('a host that is running is taken out of its own hands: what it acknowledged is there, and it acknowledges nothing more', async () => {
  const data = join(folder(), 'one.db');
  const database = (await freshDatabase()) as string;
  const host = await startServer(configFor({ data }));
  const { code, pages } = await dealtTable(host.url, ['Ada', 'Bo']);
  await start(pages);
  const [ada] = pages as [Page];
  const asked = act(ada, { type: 'pause', pause: true });
  await ada.next('told', ({ ack }) => ack === asked);
  expect(await move(data, database)).toMatchObject({ rooms: 1, games: 1, unread: 0 });
  const late = act(ada, { type: 'pause', pause: false });
  expect(await ada.next('goodbye')).toEqual({ type: 'goodbye', why: 'restart' });
  expect(await host.ended).toEqual({ why: 'superseded' });
  expect(ada.heard.some((message) => message.type === 'told' && message.ack === late)).toBe(false);
  await host.stop();
  const after = await startServer(configFor({ data, database }));
  const { events } = await (await comeBack(after.url, code, ada.cookie)).next('game');
  expect(events.filter(({ type }) => type === 'wished')).toHaveLength(1);
  await after.stop();
});
