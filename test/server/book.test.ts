import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { QUEST_IDS } from '#content/adventures.ts';
import { BOOK_QUERIES } from '#server/bookFile.ts';
import { pastQueries } from '#server/bookPast.ts';
import { RECORD_QUERIES } from '#server/bookRecords.ts';
import { examineFile } from '#server/check/index.ts';
import { FIELDS } from '#server/ending.ts';
import { expiredQueries } from '#server/expired.ts';
import { openFile } from '#server/file.ts';
import { FORGET_QUERIES } from '#server/forget.ts';
import { type RunningServer, startServer } from '#server/server.ts';
import { configFor } from './client.ts';
import { DAY, type Played, shelve, UNCOUNTED } from './library.ts';
import { freshPlace, onFiles } from './place.ts';

// The Book, page by page over http, from a file in which much was won.

const place = await freshPlace();
let server: RunningServer;
const now = Date.now();

/** 130 wins of one scenario, in two rooms; every quest once; scenarios of people's own; and what is in no book. */
const wins: readonly Played[] = Array.from({ length: 130 }, (_, n) => ({
  id: `heist${n}`,
  room: n % 2 === 0 ? 'even' : 'odd',
  title: { scenario: 9, level: 2 },
  timers: (n * 7) % 13,
  when: now - ((n * 31) % 130) * DAY,
}));
const quests: readonly Played[] = QUEST_IDS.toReversed().map((quest) => ({
  id: `solved ${quest}`,
  room: 'even',
  title: { quest },
  actions: 5,
  when: now,
}));
const others: readonly Played[] = [
  { id: 'first', room: 'even', title: { scenario: 2, level: 1 }, when: now },
  { id: 'tenth', room: 'even', title: { scenario: 10, level: 1 }, when: now },
  { id: 'full', room: 'even', title: { evening: 'XF1' }, change: { sand: 600_000 }, when: now },
  { id: 'third', room: 'even', title: { evening: 'XT3' }, when: now },
  { id: 'third again', room: 'even', title: { evening: 'XT3', hardcore: 1 }, when: now },
  { id: 'own b', room: 'odd', title: { own: 'Beta' }, when: now },
  { id: 'own a', room: 'odd', title: { own: 'Alpha' }, when: now },
  { id: 'slow', room: 'odd', title: { quest: '0-1' }, actions: 6, when: now - DAY },
  { id: 'lost', room: 'odd', title: { scenario: 1, level: 1 }, won: false, when: now },
  { id: 'somebody’s', room: 'odd', title: { puzzle: 'Mine' }, when: now },
];

beforeAll(async () => {
  await shelve(place, { even: now, odd: now }, [...wins, ...quests, ...others]);
  const config = configFor(place);
  server = await startServer(config);
});
afterAll(async () => {
  await server.stop();
  place.clear();
});

interface Line {
  readonly game: string;
  readonly timers: number;
  readonly when: number;
}
interface Challenge {
  readonly challenge: string;
  readonly count: number;
  readonly lines: readonly Line[];
  readonly after: string | null;
}

const ask = (query: string) => fetch(`${server.url}/api/book${query}`);
const answer = async <T>(asked: Readonly<Record<string, string>>) =>
  (await (await ask(`?${new URLSearchParams(asked)}`)).json()) as T & { readonly next: string | null };

/** Page by page until there is no next. */
async function allChallenges(room: Readonly<Record<string, string>> = {}): Promise<readonly Challenge[]> {
  const found: Challenge[] = [];
  for (let after: string | null = ''; after !== null; ) {
    const asked = after === '' ? room : { ...room, after };
    const part: { challenges: Challenge[]; next: string | null } = await answer(asked);
    expect(part.challenges.length).toBeLessThanOrEqual(20);
    found.push(...part.challenges);
    after = part.next;
  }
  return found;
}

async function allLines({ challenge, lines, after }: Challenge, room = {}): Promise<readonly Line[]> {
  const found = [...lines];
  for (let from = after; from !== null; ) {
    const part: { lines: Line[]; next: string | null } = await answer({ ...room, challenge, after: from });
    expect(part.lines.length).toBeLessThanOrEqual(50);
    found.push(...part.lines);
    from = part.next;
  }
  return found;
}

describe('the Book', () => {
  it('[S-book] has every challenge once, in its order: the game’s, people’s own by name, the tower’s', async () => {
    const games = (await allChallenges()).map(({ lines }) => lines[0]?.game);
    const own = ['own a', 'own b'];
    const best = games.filter((game) => !game?.startsWith('heist'));
    const evenings = ['full', 'third', 'third again'];
    expect(best).toEqual([
      'first',
      'tenth',
      ...evenings,
      ...own,
      ...QUEST_IDS.map((quest) => `solved ${quest}`),
    ]);
    expect(games[1]).toMatch(/^heist/);
  });

  it('[S-book] counts a challenge’s lines, shows the best, and has the others on demand: fewest timers, then first', async () => {
    const all = await allChallenges();
    const heist = all[1] as Challenge;
    expect([heist.count, heist.lines.length]).toEqual([130, 3]);
    const lines = await allLines(heist);
    const sorted = wins
      .toSorted((a, b) => Number(a.timers) - Number(b.timers) || Number(a.when) - Number(b.when))
      .map(({ id }) => id);
    expect(lines.map(({ game }) => game)).toEqual(sorted);
  });

  it('[S-book] of a room has its own lines alone; fewer actions are better in the tower', async () => {
    const odd = await allChallenges({ room: 'odd' });
    expect(odd.map(({ count }) => count)).toEqual([65, 1, 1, 1]);
    const lines = await allLines(odd[0] as Challenge, { room: 'odd' });
    expect(new Set(lines.map(({ game }) => Number(game.slice(5)) % 2))).toEqual(new Set([1]));
    const [quest] = (await allChallenges()).filter(({ count, lines: [best] }) => count === 2 && best);
    expect(quest?.lines.map(({ game }) => game)).toEqual(['solved 0-1', 'slow']);
    expect(await allChallenges({ room: 'nobody' })).toEqual([]);
  });

  it('[S-campaign] tells what a room has won of what everyone can win', async () => {
    const won = await (await ask('/won?room=even')).json();
    expect(won).toEqual({ scenarios: [2, 9, 10], quests: QUEST_IDS, evenings: ['XF1', 'XT3'] });
    const odd = { scenarios: [9], quests: ['0-1'], evenings: [] };
    expect(await (await ask('/won?room=odd')).json()).toEqual(odd);
  });

  it('[X0.7] an evening stands under its own name, and the hard way is a challenge of its own', async () => {
    const evenings = (await allChallenges({ room: 'even' })).filter(
      ({ lines: [line] }) => 'evening' in (line ?? {}),
    );
    expect(evenings.map(({ lines }) => lines[0])).toMatchObject([
      { evening: 'XF1', sand: 600_000, game: 'full' },
      { evening: 'XT3', game: 'third' },
      { evening: 'XT3', hardcore: 1, game: 'third again' },
    ]);
    for (const { lines } of evenings) expect(lines[0]).not.toHaveProperty('joined');
  });

  it.each([
    '?room=a&room=b',
    '?after=1&after=2',
    '?challenge=x&challenge=y',
    '?challenge=x&after=nowhere',
    '?room=',
    '/won',
    '/won?room=a&room=b',
  ])('refuses %s with a code', async (query) => {
    const refused = await ask(query);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toEqual({ refused: 'message.malformed', params: {} });
  });
});

describe.runIf(onFiles)('whatever is asked of a large file', () => {
  const ofARoom = { ...pastQueries(FIELDS), ...RECORD_QUERIES };
  const questions = { ...BOOK_QUERIES, ...FORGET_QUERIES, ...expiredQueries(FIELDS), ...ofARoom };
  it.each(Object.entries(questions))('is found by an index: %s', (_name, question) => {
    const db = openFile(place.data);
    const plan = db.prepare(`EXPLAIN QUERY PLAN ${question}`).all();
    db.close();
    const steps = plan.map(({ detail }) => String(detail));
    // The oldest of what is still to be removed is the first row of its table; that of numbers has a few rows.
    const few = steps.filter((step) => !/^SCAN (forgotten|sqlite_sequence)$/.test(step));
    expect(few.filter((step) => /SCAN|TEMP B-TREE/.test(step))).toEqual([]);
  });
});

describe.runIf(onFiles)('a data file’s Book', () => {
  it('is made from the endings when a file of before is opened', () => {
    const db = openFile(place.data);
    const lines = 'SELECT game, room, challenge, actions, timers, time, ended, line FROM book ORDER BY game';
    const before = db.prepare(lines).all();
    const steps = ['TABLE book', 'TABLE challenges', 'TABLE forgotten', 'INDEX aside_of', 'INDEX games_of'];
    const past = ['INDEX games_past', 'INDEX games_tried', 'TABLE achievements'];
    const copy = `${place.data}.before`;
    db.prepare('VACUUM INTO ?').run(copy);
    db.close();
    const older = new DatabaseSync(copy);
    for (const step of [...steps, ...past, 'INDEX lost', 'INDEX running', 'INDEX rooms_by_visit'])
      older.exec(`DROP ${step}`);
    older.exec(UNCOUNTED);
    older.exec('ALTER TABLE rooms DROP COLUMN visited; ALTER TABLE games DROP COLUMN asleep');
    older.exec('CREATE INDEX running ON games (room) WHERE ending IS NULL; PRAGMA user_version = 2');
    older.close();
    const upgraded = openFile(copy);
    expect(upgraded.prepare(lines).all()).toEqual(before);
    expect(upgraded.prepare('SELECT min(visited) AS first FROM rooms').get()?.first).toBeGreaterThanOrEqual(
      now,
    );
    upgraded.close();
  });

  it.each([
    ["DELETE FROM book WHERE game = 'heist1'", 1],
    ["UPDATE book SET line = '{}' WHERE game = 'heist1'", 2],
    ["UPDATE games SET broken = 'forked' WHERE id = 'heist1'", 1],
    ["UPDATE challenges SET lines = 7 WHERE room = 'odd' AND challenge LIKE '0/%'", 2],
  ])('that does not agree with the games is told by a check: %s', (damage, count) => {
    const copy = `${place.data}.${count}.${damage.length}`;
    const db = openFile(place.data);
    db.prepare('VACUUM INTO ?').run(copy);
    db.close();
    const damaged = openFile(copy);
    damaged.exec(damage);
    damaged.close();
    const { faults } = examineFile(copy);
    expect(faults.find(({ code }) => code === 'file.book')?.params).toEqual({ count });
  });
});
