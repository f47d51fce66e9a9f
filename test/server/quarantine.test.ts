import { copyFileSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, it } from 'vitest';
import { EMPTY_LOBBY } from '#room/lobby.ts';
import { move } from '#server/postgres/move.ts';
import { contain, type LiveRoom } from '#server/room.ts';
import { type RunningServer, startServer } from '#server/server.ts';
import { writes } from '#server/store.ts';
import { configFor, openPage } from './client.ts';
import { freshPlace, onFiles, openKept, rowsIn } from './place.ts';

// One game that cannot be read stops nobody: it is set aside, and whoever runs the server is told which.

const BEFORE = new URL('../fixtures/0.1/', import.meta.url);
const evening = JSON.parse(readFileSync(new URL('evening.json', BEFORE), 'utf8'));
const [{ cookie }] = evening.seats;

const nothing = async () => {};
let end = nothing;
afterEach(async () => {
  await end();
  end = nothing;
});

/** As it is: opened by this version it would be one of this version. */
function damageFile(data: string, sql: string): void {
  const db = new DatabaseSync(data);
  db.exec(sql);
  db.close();
}

async function startedWith(damage: string) {
  const place = await freshPlace();
  copyFileSync(new URL('hushglass.db', BEFORE), place.data);
  if (place.database !== undefined) await move(place.data, place.database);
  const sql = damage.replaceAll('GAME', `'${evening.game}'`).replaceAll('ROOM', `'${evening.code}'`);
  if (place.database === undefined) damageFile(place.data, sql);
  else for (const one of sql.split(/; ?/).filter(Boolean)) await rowsIn(place, one);
  const said: string[] = [];
  const server: RunningServer = await startServer(configFor(place), (key, params) =>
    said.push(`${key} ${params.game ?? params.room}`),
  );
  end = async () => {
    await server.stop();
    place.clear();
  };
  return { server, said };
}

/** A database does not let that happen. */
const FORKED = 'a log that forked';
const DAMAGES = [
  ['an entry that is no JSON', 'UPDATE entries SET entry = \'{"at":\' WHERE game = GAME AND place = 9'],
  [
    'an event nobody knows',
    `UPDATE entries SET entry = '{"at":1,"seat":0,"events":[{"type":"flown"}]}' WHERE game = GAME AND place = 9`,
  ],
  ['a hole in the log', 'DELETE FROM entries WHERE game = GAME AND place = 9'],
  ['seats that are none', "UPDATE games SET seats = '{}' WHERE id = GAME"],
  ['a header that is no JSON', "UPDATE games SET header = 'x' WHERE id = GAME"],
  ['rules nobody knows', `UPDATE games SET header = '{"setup":{"players":2,"start":"?"}}' WHERE id = GAME`],
  [
    'tiles nobody has',
    `UPDATE games SET header = replace(header, '"content":"', '"content":"x') WHERE id = GAME`,
  ],
  [
    FORKED,
    'INSERT INTO fresh (game, place, entry) SELECT game, place, \'{"at":0,"events":[]}\' FROM fresh WHERE game = GAME',
  ],
] as const;

describe.each(onFiles ? DAMAGES : DAMAGES.filter(([what]) => what !== FORKED))('%s', (_name, damage) => {
  it('costs that game, and no other', async () => {
    const { server, said } = await startedWith(damage);
    // A file's games that run are back when it is open; a database's when somebody comes.
    if (onFiles) expect(said).toEqual([`host.brokenGame ${evening.game}`]);
    const page = await openPage(server.url, evening.code, cookie, '&page=p&try=1');
    expect(await page.next('lobby')).toMatchObject({ you: 1, game: null });
    expect((await page.next('refused')).refusal).toEqual({ refused: 'lobby.lostGame', params: {} });
    expect(said).toEqual([`host.brokenGame ${evening.game}`]);
    page.send({ type: 'deal' });
    await page.next('game');
    const other = await openPage(server.url, evening.quest.code, evening.quest.cookies[0], '&page=p&try=1');
    await other.next('game');
  });
});

it('a game that is gone leaves its table free', async () => {
  const { server, said } = await startedWith('DELETE FROM games WHERE id = GAME');
  const page = await openPage(server.url, evening.code, cookie, '&page=p&try=1');
  expect(await page.next('lobby')).toMatchObject({ you: 1, game: null });
  expect((await page.next('refused')).refusal).toEqual({ refused: 'lobby.lostGame', params: {} });
  expect(said).toEqual([`host.brokenGame ${evening.game}`]);
  page.send({ type: 'deal' });
  await page.next('game');
});

it('why a game is set aside is kept, whatever it quotes', async () => {
  const place = await freshPlace();
  const store = await openKept(place);
  await store.kept(
    writes.newRoom('abc', EMPTY_LOBBY),
    writes.game({ id: 'game', room: 'abc', header: {} as never, seats: [] }),
    writes.broken('game', 'what is \0 and \ud800?'),
  );
  expect((await store.game('game'))?.broken).toBe('what is \ufffd and \ufffd?');
  await store.close();
  place.clear();
});

it.each(['{', '{"people":null}'])(
  'a lobby that cannot be read begins anew, for the same people',
  async (lobby) => {
    const { server, said } = await startedWith(`UPDATE rooms SET lobby = '${lobby}' WHERE code = ROOM`);
    const page = await openPage(server.url, evening.code, cookie);
    expect(await page.next('lobby')).toMatchObject({ people: [], game: null });
    expect(said).toEqual([`host.brokenRoom ${evening.code}`]);
    page.send({ type: 'enter', name: 'Ada' });
    expect(await page.next('lobby', ({ people }) => people.length === 1)).toMatchObject({ you: 1 });
  },
);

it('what goes wrong in one room is told, and that room begins again; nobody else is asked to', () => {
  const said: string[] = [];
  let lost = 0;
  const room = {
    code: 'abcdefg',
    services: { report: (key: string, params: { room?: string }) => said.push(`${key} ${params.room}`) },
    onLost: () => lost++,
  } as unknown as LiveRoom;
  contain(room, () => {
    throw new Error('of a kind nobody thought of');
  });
  expect([said, lost]).toEqual([['host.roomFailed abcdefg'], 1]);
});

describe('a game that is over', () => {
  const OVER = `UPDATE games SET ending = '{"won":true,"reason":"escaped","timers":1,"names":["Ada"],"when":1}' WHERE id = GAME;`;
  const asked = (url: string, path: string) => fetch(`${url}/api/${path}`, { headers: { cookie } });

  const RECORDS = `book/records?game=${evening.game}`;
  const LOG = `games/${evening.game}/log`;
  const WHERE = `games/${evening.game}/room`;

  // Where it was played stands beside a header that is at least JSON.
  it.each([
    ['x', [RECORDS, LOG, WHERE]],
    ['{oops', [RECORDS, LOG, WHERE]],
    ['null', [RECORDS, LOG]],
  ])('whose header is %s is unknown to whoever asks for it', async (header, paths) => {
    const { server } = await startedWith(`${OVER} UPDATE games SET header = '${header}' WHERE id = GAME`);
    for (const path of paths) {
      const answer = await asked(server.url, path);
      expect([answer.status, await answer.json()]).toEqual([404, { refused: 'game.unknown', params: {} }]);
    }
  });

  it('in a room whose lobby cannot be read: who only looks reports nothing, who comes in does, once', async () => {
    const { server, said } = await startedWith(
      `${OVER} UPDATE rooms SET lobby = '{"people":5}' WHERE code = ROOM`,
    );
    for (let look = 0; look < 3; look++) {
      const answer = await asked(server.url, `rooms/${evening.code}`);
      expect(await answer.json()).toEqual({ code: evening.code, playing: false });
    }
    expect(said).toEqual([]);
    await (await openPage(server.url, evening.code, cookie)).next('lobby');
    expect(said).toEqual([`host.brokenRoom ${evening.code}`]);
  });
});
