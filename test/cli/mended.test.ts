import { symlinkSync } from 'node:fs';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { examineFile, mendCopy } from '#server/check/index.ts';
import { type RunningServer, startServer } from '#server/server.ts';
import { bookLines, configFor, openPage } from '../server/client.ts';
import { clear, damage, dataFile, evening, newName, solved } from './damage.ts';

// What a server makes of a mended copy: the game goes on from where its log still fits.

afterAll(clear);
let server: RunningServer | undefined;
afterEach(() => stop());

async function start(data: string): Promise<RunningServer> {
  const config = configFor({});
  server = await startServer({ ...config, data });
  return server;
}

async function stop(): Promise<void> {
  await server?.stop();
  server = undefined;
}

function mendedCopy(file: string): string {
  const copy = newName();
  mendCopy(file, copy);
  return copy;
}

/** The log knows the ids of that evening. */
const UNHEARD = 900_000;

/** Comes back to the heist, and plays on. */
async function returns(url: string) {
  const [{ cookie = '' } = {}] = evening.seats;
  const page = await openPage(url, evening.code, cookie, '&page=p&try=1');
  const lobby = await page.next('lobby');
  const game = await page.next('game');
  expect(game).toMatchObject({ game: evening.game, seat: 0, first: 1 });
  page.send({ type: 'do', id: UNHEARD, command: { type: 'pause', pause: true } });
  await page.next('told', ({ ack }) => ack === UNHEARD);
  return { lobby, types: game.events.map(({ type }) => type) };
}

const HOLE = 'DELETE FROM entries WHERE game = HEIST AND place = 40';
const FORK = `INSERT INTO fresh (game, place, entry) SELECT game, place, '{"at":0,"events":[]}' FROM fresh`;
const LOBBY = `UPDATE rooms SET lobby = '{' WHERE code = ROOM`;
/** The host's clock has run on, for longer than there was sand. */
const LATER = 'UPDATE clock SET host = host + 100000000';

describe('a server on a mended copy', () => {
  it.each([
    ['with a hole', HOLE],
    ['that forked', FORK],
  ])('[M26] plays a log %s on, with the sand where it stood', async (_name, sql) => {
    const file = damage(dataFile(), `${sql}; ${LATER}`);
    const { types } = await returns((await start(mendedCopy(file))).url);
    expect(types).toContain('moved');
    expect(types).toContain('paused');
    expect(types).not.toContain('ended');
  });

  it('has a game again that a server had set aside', async () => {
    const file = damage(dataFile(), `${HOLE}; ${LATER}`);
    await start(file);
    await stop();
    const told = examineFile(file).faults.map(({ code, game }) => [code, game]);
    expect(told).toEqual([
      ['game.broken', evening.game],
      ['log.hole', evening.game],
    ]);
    const copy = mendedCopy(file);
    expect(examineFile(copy).faults).toEqual([]);
    expect((await returns((await start(copy)).url)).types).not.toContain('ended');
  });

  it('knows those who were in a room whose lobby could not be read, and what they played', async () => {
    const { lobby } = await returns((await start(mendedCopy(damage(dataFile(), LOBBY)))).url);
    expect(lobby).toMatchObject({ people: [], you: null, game: evening.game });
  });

  it('has an ending in its Book that had not been written down', async () => {
    const file = damage(dataFile(), 'UPDATE games SET ending = NULL WHERE id = SOLVED');
    const { url } = await start(mendedCopy(file));
    const book = await bookLines(url, solved.code);
    expect(book).toMatchObject([{ quest: '0-1', names: ['Vera'], game: solved.game }]);
  });

  it('can have its file checked while it writes it', async () => {
    const file = mendedCopy(dataFile());
    const { url } = await start(file);
    await returns(url);
    const link = newName();
    symlinkSync(file, link);
    // Some of it is only beside the file yet.
    for (const name of [file, link]) {
      const { entries, faults } = examineFile(name);
      expect(faults).toEqual([]);
      expect(entries).toBeGreaterThan(155);
    }
    expect(examineFile(mendedCopy(link)).faults).toEqual([]);
  });
});
