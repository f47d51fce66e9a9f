import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setupOf } from '#content/choices.ts';
import type { Setup } from '#engine/mall/index.ts';
import { ROLE_LEVELS, type RoleLevel } from '#engine/mall/rules/hiddenRoles/ids.ts';
import type { SidesWon } from '#protocol/records.ts';
import type { WinningSide } from '#room/sides.ts';
import { examineFile } from '#server/check/index.ts';
import type { RunningServer } from '#server/server.ts';
import { startServer } from '#server/server.ts';
import { configFor } from './client.ts';
import { DAY, type Played, shelve } from './library.ts';
import { freshPlace, onFiles, openToRead } from './place.ts';

// The chapter of the Book that hidden roles have: which side a level went to, in a room and anywhere.

const place = await freshPlace();
let server: RunningServer;
const now = Date.now();

let made = 0;
function game(
  room: string,
  level: RoleLevel,
  side: WinningSide | undefined,
  more: Partial<Played> = {},
): Played {
  const title = { scenario: 3, level: 1, roles: level };
  const change = setupOf({ scenario: 3, roles: { level } }, 4) as Setup;
  const won = side === 'loyal';
  return { id: `roles${made++}`, room, title, change, won, when: now, ...(side && { side }), ...more };
}

const played: readonly Played[] = [
  game('us', 'B', 'loyal', { time: 100_000 }),
  game('us', 'B', 'traitors', { time: 90_000 }),
  game('us', 'B', 'traitors', { when: now - 400 * DAY }),
  game('us', 'B', 'nobody'),
  // Broken or called off: whose it would have been nobody knows.
  game('us', 'B', undefined),
  game('us', 'E', 'traitors'),
  game('them', 'B', 'loyal'),
  game('them', 'A', 'loyal'),
  { id: 'plain', room: 'us', title: { scenario: 4, level: 1 }, when: now },
];

beforeAll(async () => {
  await shelve(place, { us: now, them: now }, played);
  server = await startServer(configFor(place));
});
afterAll(async () => {
  await server.stop();
  place.clear();
});

const asked = async <T>(path: string) => (await (await fetch(`${server.url}/api/book${path}`)).json()) as T;
const none = (level: string): SidesWon => ({ level, loyal: 0, traitors: 0, nobody: 0 });
const sidesOf = async (query: string) =>
  (await asked<{ sides: readonly SidesWon[] }>(`/sides${query}`)).sides;

describe('[H0.1] [S-book] the Book of hidden roles', () => {
  it('keeps how often each level went to which side, for a room and for the whole host', async () => {
    const levels = (change: Readonly<Record<string, Partial<SidesWon>>>) =>
      ROLE_LEVELS.map((level) => ({ ...none(level), ...change[level] }));
    expect(await sidesOf('?room=us')).toEqual(
      levels({ B: { loyal: 1, traitors: 2, nobody: 1 }, E: { traitors: 1 } }),
    );
    expect(await sidesOf('')).toEqual(
      levels({ A: { loyal: 1 }, B: { loyal: 2, traitors: 2, nobody: 1 }, E: { traitors: 1 } }),
    );
    expect((await fetch(`${server.url}/api/book/sides?room=`)).status).toBe(400);
  });

  it('is a chapter of its own: no scenario is won, tried or listed by such a game', async () => {
    const { challenges, next } = await asked<{ challenges: { lines: { game: string }[] }[]; next: null }>(
      '?room=us',
    );
    expect(challenges.flatMap(({ lines }) => lines.map((line) => line.game))).toEqual(['plain']);
    expect(next).toBeNull();
    expect(await asked('/open?room=us')).toEqual({ won: [4], evenings: [], tried: [4] });
    expect(await asked('/won?room=us')).toMatchObject({ scenarios: [4] });
  });

  it('has the games of one side of a level, with who won and what was played', async () => {
    const { lines } = await asked<{ lines: object[] }>('?room=us&challenge=3/B/traitors');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatchObject({
      roles: 'B',
      side: 'traitors',
      winners: [0],
      title: { scenario: 3, roles: 'B' },
    });
  });

  it('tells after a game how its level has gone in its room, and in its past whose it was', async () => {
    expect(await asked(`/records?game=${played[1]?.id}`)).toMatchObject({
      wins: 2,
      sides: { level: 'B', loyal: 1, traitors: 2, nobody: 1 },
    });
    expect(await asked('/records?game=plain')).not.toHaveProperty('sides');
    const { games } = await asked<{ games: { game: string; side?: string }[] }>('/past?room=us');
    expect(games.find((one) => one.game === played[0]?.id)).toMatchObject({ side: 'loyal', winners: [0] });
    expect(games.find((one) => one.game === played[4]?.id)).not.toHaveProperty('side');
  });

  it('what is in it is not forgotten as a lost game is; what was broken off is', async () => {
    const store = await openToRead(place);
    const lost = (await store.expired.lostGames(0, now + DAY)).map(({ id }) => id);
    await store.close();
    expect(lost).toEqual([played[4]?.id]);
  });

  it.runIf(onFiles)('is as its games say, by whoever checks the file', async () => {
    await server.stop();
    const report = examineFile(place.data);
    expect(JSON.stringify(report)).not.toContain('file.book');
    server = await startServer(configFor(place));
  });
});
