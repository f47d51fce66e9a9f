import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examineFile } from '#server/check/index.ts';
import { type RunningServer, startServer } from '#server/server.ts';
import { configFor } from './client.ts';
import { type Played, shelve } from './library.ts';
import { freshPlace, onFiles } from './place.ts';

// The chapter of the Book for games that bots played in.

const place = await freshPlace();
let server: RunningServer;
const now = Date.now();
const title = { scenario: 3, level: 1 };

const played: readonly Played[] = [
  { id: 'people', room: 'us', title, when: now, time: 200_000, timers: 3 },
  { id: 'withBots', room: 'us', title, when: now - 5_000, time: 90_000, timers: 1, bots: [1] },
  { id: 'lostWithBots', room: 'us', title, when: now, won: false, bots: [1] },
  { id: 'botsOnly', room: 'us', title: { scenario: 5, level: 1 }, when: now, bots: [1] },
  { id: 'climbed', room: 'us', when: now, actions: 9, bots: [1] },
  { id: 'theirs', room: 'them', title, when: now, time: 80_000, bots: [1] },
];

beforeAll(async () => {
  await shelve(place, { us: now, them: now }, played);
  server = await startServer(configFor(place));
});
afterAll(async () => {
  await server.stop();
  place.clear();
});

interface Page {
  readonly challenges: readonly {
    readonly challenge: string;
    readonly lines: readonly { readonly game: string; readonly bots?: readonly number[] }[];
  }[];
  readonly next: string | null;
}

const asked = async <T>(path: string) => (await (await fetch(`${server.url}/api/book${path}`)).json()) as T;
const gamesIn = ({ challenges }: Page) => challenges.map(({ lines }) => lines.map(({ game }) => game));

describe('[S-book] a game that bots played in', () => {
  it('stands in a chapter of its own, which says who they were', async () => {
    const chapter = await asked<Page>('?room=us&bots=1');
    expect(gamesIn(chapter)).toEqual([['withBots'], ['botsOnly'], ['climbed']]);
    for (const { lines } of chapter.challenges)
      for (const line of lines) expect(line).toMatchObject({ bots: [1], names: ['Ada', 'Pebble'] });
    expect(gamesIn(await asked<Page>('?bots=1'))[0]).toEqual(['theirs', 'withBots']);
    expect((await fetch(`${server.url}/api/book?bots=yes`)).status).toBe(400);
  });

  it('is no line among those of people: nothing is won, first or fastest by it', async () => {
    const book = await asked<Page>('?room=us');
    expect(gamesIn(book)).toEqual([['people']]);
    expect(book.challenges[0]).toMatchObject({ first: { game: 'people' }, fastest: { game: 'people' } });
    expect(await asked('/won?room=us')).toEqual({ scenarios: [3], quests: [], evenings: [] });
    expect(await asked('/records?game=people')).toMatchObject({
      isFirst: true,
      wins: 1,
      others: { time: null },
    });
    expect(await (await fetch(`${server.url}/api/book/records?game=withBots`)).json()).toBe(null);
    expect((await fetch(`${server.url}/api/book/records?game=nobody`)).status).toBe(404);
  });

  it('is found page by page, and what is kept is as it should be', async () => {
    const [first] = (await asked<Page>('?room=us&bots=1')).challenges;
    const lines = await asked<{ lines: readonly { game: string }[] }>(
      `?room=us&challenge=${encodeURIComponent(first?.challenge ?? '')}`,
    );
    expect(lines.lines.map(({ game }) => game)).toEqual(['withBots']);
    // Logs of made-up games are none; the Book is.
    if (onFiles)
      expect(examineFile(place.data).faults.filter(({ code }) => code === 'file.book')).toEqual([]);
  });
});
