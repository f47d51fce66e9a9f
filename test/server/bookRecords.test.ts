import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setupOf } from '#content/choices.ts';
import type { Setup } from '#engine/mall/index.ts';
import { openFile } from '#server/file.ts';
import { type RunningServer, startServer } from '#server/server.ts';
import { hashToken, newToken } from '#server/tokens.ts';
import { configFor } from './client.ts';
import { DAY, type Played, shelve, UNCOUNTED } from './library.ts';
import { freshPlace, onFiles, rowsIn } from './place.ts';

// What a group has to tell of its games: its records, its past, what is still open.

const place = await freshPlace();
let server: RunningServer;
const now = Date.now();
const TOKEN = newToken();
const [third, ninth] = [
  { scenario: 3, level: 1 },
  { scenario: 9, level: 2 },
];

const GUARDED = { ...third, modules: 'guard,maps' };

const played: readonly Played[] = [
  { id: 'slow', room: 'us', title: third, timers: 2, time: 200_000, when: now - 9 * DAY },
  { id: 'lost', room: 'us', title: third, won: false, time: 90_000, when: now - 8 * DAY },
  { id: 'quick', room: 'us', title: third, timers: 3, time: 120_000, when: now - 7 * DAY },
  { id: 'untimed', room: 'us', title: third, timers: 1, when: now - 6 * DAY },
  { id: 'alone', room: 'us', title: { own: 'Ours' }, time: 1_000, when: now - 5 * DAY },
  { id: 'quest', room: 'us', title: { quest: '0-1' }, actions: 4, when: now - 4 * DAY },
  { id: 'theirs', room: 'them', title: third, timers: 0, time: 60_000, when: now - 20 * DAY },
  {
    id: 'guarded',
    room: 'gang',
    title: GUARDED,
    change: setupOf({ scenario: 3, modules: ['guard', 'maps'] }, 2) as Setup,
    when: now,
  },
  {
    id: 'calm',
    room: 'gang',
    title: { evening: 'XT1' },
    change: setupOf({ evening: 'XT1', tokens: true }, 2) as Setup,
    when: now - DAY,
  },
  { id: 'tried', room: 'us', title: ninth, won: false, when: now - 3 * DAY },
  { id: 'running', room: 'us', title: { scenario: 5, level: 1 }, won: null },
  ...Array.from({ length: 25 }, (_, n) => ({
    ...{ id: `many${n}`, room: 'many', title: ninth, won: n % 2 === 0 },
    when: now - Math.floor(n / 3) * DAY,
  })),
];

beforeAll(async () => {
  await shelve(place, { us: now, them: now, many: now, gang: now }, played);
  await rowsIn(place, `INSERT INTO people (room, token, id) VALUES ('us', '${hashToken(TOKEN)}', 2)`);
  server = await startServer(configFor(place));
});
afterAll(async () => {
  await server.stop();
  place.clear();
});

describe('where a game was played', () => {
  const where = (game: string, cookie: string) =>
    fetch(`${server.url}/api/games/${game}/room`, { headers: { cookie: `hushglass=${cookie}` } });

  it('is told to those who belong to its room, and to nobody else', async () => {
    expect(await (await where('quick', TOKEN)).json()).toEqual({ room: 'us' });
    for (const [game, cookie] of [
      ['quick', newToken()],
      ['quick', 'token of us'],
      ['theirs', TOKEN],
      ['none', TOKEN],
    ] as const)
      expect((await where(game, cookie)).status).toBe(404);
  });
});

const ask = (path: string) => fetch(`${server.url}/api/book${path}`);
const told = async <T>(path: string) => (await (await ask(path)).json()) as T;

interface Challenge {
  readonly challenge: string;
  readonly first: { readonly game: string };
  readonly fastest: { readonly game: string } | null;
}
const challenges = async (query: string) =>
  (await told<{ challenges: readonly Challenge[] }>(query)).challenges.map(({ first, fastest }) => [
    first.game,
    fastest?.game ?? null,
  ]);

describe('[R15c] the Book of a room', () => {
  it('has for each challenge who won it first and who in the shortest time, of this room or of all', async () => {
    expect(await challenges('?room=us')).toEqual([
      ['slow', 'quick'],
      ['alone', 'alone'],
      ['quest', null],
    ]);
    expect((await challenges(''))[0]).toEqual(['slow', 'theirs']);
  });

  it('sets a win beside the others of its room: the first, the fastest, the one with the fewest timers', async () => {
    expect(await told('/records?game=quick')).toEqual({
      ...{ won: true, time: 120_000, timers: 3, wins: 3, isFirst: false },
      others: { time: 200_000, timers: 1 },
    });
    expect(await told('/records?game=slow')).toMatchObject({
      isFirst: true,
      others: { time: 120_000, timers: 1 },
    });
    expect(await told('/records?game=untimed')).toMatchObject({
      time: null,
      others: { time: 120_000, timers: 2 },
    });
    expect(await told('/records?game=theirs')).toMatchObject({
      ...{ wins: 1, isFirst: true, others: { time: null, timers: null } },
    });
  });

  it('says after a loss what there is to beat, and nothing of a running game', async () => {
    expect(await told('/records?game=lost')).toMatchObject({
      ...{ won: false, wins: 3, isFirst: false, others: { time: 120_000, timers: 1 } },
    });
    for (const game of ['running', 'nobody’s']) {
      const refused = await ask(`/records?game=${encodeURIComponent(game)}`);
      expect([refused.status, await refused.json()]).toEqual([404, { refused: 'game.unknown', params: {} }]);
    }
  });

  it('tells its own past, the latest first, page by page, and nobody else’s', async () => {
    type Past = { readonly games: readonly { readonly game: string }[]; readonly next: string | null };
    const { games, next } = await told<Past>('/past?room=us');
    expect(games.map(({ game }) => game)).toEqual([
      ...['tried', 'quest', 'alone', 'untimed', 'quick', 'lost', 'slow'],
    ]);
    expect([games[5], next]).toEqual([
      {
        ...{ game: 'lost', title: third, won: false, reason: 'told', timers: 0, names: ['Ada'] },
        ...{ when: now - 8 * DAY, time: 90_000 },
      },
      null,
    ]);
    const found: string[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const part: Past = await told(`/past?room=many${after === '' ? '' : `&after=${after}`}`);
      expect(part.games.length).toBeLessThanOrEqual(10);
      found.push(...part.games.map(({ game }) => game));
      after = part.next;
    }
    expect(found.length).toBe(25);
    expect(new Set(found)).toEqual(new Set(Array.from({ length: 25 }, (_, n) => `many${n}`)));
  });

  it('[X0.5] [X0.8] says which modules were in play, beside a scenario or an evening', async () => {
    const { games } = await told<{ readonly games: readonly object[] }>('/past?room=gang');
    expect(games).toMatchObject([
      { game: 'guarded', title: GUARDED, joined: GUARDED.modules.split(',') },
      { game: 'calm', title: { evening: 'XT1' }, joined: ['antiStress'] },
    ]);
    // The scenario is won as ever; an evening is a challenge of its own.
    expect(await told('/open?room=gang')).toEqual({ won: [3], tried: [3], evenings: ['XT1'] });
    expect(await told('/records?game=guarded')).toMatchObject({ wins: 1, isFirst: true });
    expect(await told('/records?game=calm')).toMatchObject({ wins: 1, isFirst: true });
  });

  it('knows what is still open: what was won, what was only tried; of others only what was won', async () => {
    expect(await told('/open?room=us')).toEqual({ won: [3], tried: [3, 9], evenings: [] });
    expect(await told('/open')).toEqual({ won: [3, 9], tried: [], evenings: ['XT1'] });
    expect(await told('/open?room=nobody')).toEqual({ won: [], tried: [], evenings: [] });
  });

  it.each(['/past', '/past?room=a&after=x', '/past?room=a&room=b', '/records', '/open?room='])(
    'refuses %s with a code',
    async (path) => {
      const refused = await ask(path);
      expect([refused.status, await refused.json()]).toEqual([
        400,
        { refused: 'message.malformed', params: {} },
      ]);
    },
  );
});

describe.runIf(onFiles)('a line of the Book', () => {
  it('says what was not as usual: the sand, and who joined the scenario', async () => {
    const file = `${place.data}.unusual`;
    await shelve({ data: file }, { us: now }, [
      { id: 'usual', room: 'us', title: { scenario: 1, level: 1 } },
      {
        ...{ id: 'other', room: 'us', title: { scenario: 1, level: 1 } },
        change: { sand: 60_000, pieces: ['freeTalk', 'sister', 'automaticTheft'] },
      },
    ]);
    const db = new DatabaseSync(file);
    const lines = db.prepare('SELECT line FROM book ORDER BY seq').all();
    db.close();
    const [usual, other] = lines.map(({ line }) => JSON.parse(String(line)));
    expect(usual).not.toHaveProperty('sand');
    expect(usual).not.toHaveProperty('joined');
    expect(other).toMatchObject({ sand: 60_000, joined: ['sister', 'automaticTheft'] });
  });

  it('of before is told how long it took, from its log', async () => {
    const file = `${place.data}.times`;
    const games: readonly Played[] = ['timed', 'torn'].map((id) => ({ id, room: 'us', title: third }));
    await shelve({ data: file }, { us: now }, games);
    const before = openFile(file);
    const entry = before.prepare('UPDATE entries SET entry = ? WHERE game = ? AND place = ?');
    entry.run('{"at":0,"seat":null,"events":[{"type":"started","at":400}]}', 'timed', 0);
    entry.run('{"at":70400,"seat":0,"events":[{"type":"ended","won":true,"reason":"x"}]}', 'timed', 1);
    entry.run('{"at":90000,"seat":0,"events":[{"type":"presence","seat":0,"away":true}]}', 'timed', 2);
    entry.run('{"at":0,"seat":null,"events":[{"type":"started"', 'torn', 0);
    before.exec(UNCOUNTED);
    before.exec('DROP INDEX games_past; DROP INDEX games_tried; DROP TABLE achievements');
    before.exec('PRAGMA user_version = 3');
    before.close();
    const db = openFile(file);
    expect(db.prepare('SELECT game, time FROM book ORDER BY game').all()).toEqual([
      { game: 'timed', time: 70_000 },
      { game: 'torn', time: null },
    ]);
    db.close();
  });
});
