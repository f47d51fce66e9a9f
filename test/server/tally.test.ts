import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type ListedPage, shippedText } from '#content/puzzle.ts';
import { shippedQuest } from '#content/questSet.ts';
import { type Host, host } from './client.ts';

// What pages tell of quests that were solved, on a real server with a real store: numbers, and nobody's.

let here: Host;
beforeAll(async () => {
  here = await host({ proxies: ['127.0.0.1'] });
});
afterAll(() => here.end());

let addresses = 0;
const nextAddress = () => `10.1.${(++addresses >> 8) & 255}.${addresses & 255}`;

async function post(path: string, body: unknown, from = nextAddress()) {
  const answer = await fetch(`${here.url()}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(body),
  });
  return { status: answer.status, text: await answer.text(), cookie: answer.headers.get('set-cookie') };
}
async function get<T>(path: string): Promise<T> {
  return (await (await fetch(`${here.url()}${path}`)).json()) as T;
}
const tallyOf = async (path: string) =>
  (await get<{ tally: Record<string, number> }>(`/api/tally/${path}`)).tally;

const TOLD = { of: 'day', id: '2026-11-02', actions: 12, tries: 2, seconds: 200, helped: false } as const;

describe('the anonymous tally', () => {
  it('is durable before it is acknowledged, and asks nobody who they are', async () => {
    const { status, cookie } = await post('/api/tally', TOLD);
    expect([status, cookie]).toEqual([204, null]);
    expect((await post('/api/tally', { ...TOLD, actions: 14, tries: 1, seconds: 20 })).status).toBe(204);
    expect((await post('/api/tally', { ...TOLD, helped: true })).status).toBe(204);
    await here.restart();
    expect(await tallyOf('day/2026-11-02')).toEqual({
      solved: 2,
      helped: 1,
      'actions.12': 1,
      'actions.14': 1,
      'tries.1': 1,
      'tries.2': 1,
      'minutes.0': 1,
      'minutes.2': 1,
    });
  });

  it('has an end: of no quest, no day to come, no nonsense, and so many marks a quest', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    for (const id of ['2026-11-01', '2026-11-31', tomorrow, '1-1', 'x'])
      expect((await post('/api/tally', { ...TOLD, id })).status, id).toBe(404);
    expect((await post('/api/tally', { ...TOLD, of: 'quest', id: '99-1' })).status).toBe(404);
    for (const bad of [{ actions: 0 }, { actions: 1.5 }, { tries: -1 }, { seconds: 1e9 }, { who: 'Ada' }])
      expect((await post('/api/tally', { ...TOLD, ...bad })).status).toBe(400);
    const most = { ...TOLD, of: 'quest', id: '1-1', actions: 999, tries: 99, seconds: 9_999_999 };
    expect((await post('/api/tally', most)).status).toBe(204);
    expect(await tallyOf('quest/1-1')).toEqual({
      solved: 1,
      'actions.250': 1,
      'tries.9': 1,
      'minutes.7': 1,
    });
    expect((await fetch(`${here.url()}/api/tally/quest/nowhere`)).status).toBe(404);
  });

  it('is told so often by one address, and no more', async () => {
    const from = nextAddress();
    const answers = [];
    for (let index = 0; index < 21; index++)
      answers.push((await post('/api/tally', { ...TOLD, id: '2026-11-03' }, from)).status);
    expect(answers.filter((status) => status === 204).length).toBe(20);
    expect(answers.at(-1)).toBe(429);
  });
});

/** A trial of the tower under another name, so that it is another puzzle. */
async function publish(id: string, listed: boolean): Promise<string> {
  const { quest, proof } = shippedQuest(id);
  const text = shippedText({ quest, name: `again-${id}`, proof });
  const { status, text: answer } = await post('/api/puzzles', {
    title: `Puzzle ${id}`,
    author: null,
    quest: text,
    listed,
  });
  expect(status, answer).toBe(201);
  return (JSON.parse(answer) as { code: string }).code;
}

async function proven(code: string): Promise<void> {
  await vi.waitFor(
    async () => expect(await get(`/api/puzzles/${code}`)).toMatchObject({ optimal: 'proven' }),
    { timeout: 15_000, interval: 100 },
  );
}

const codesOf = async (query: string) =>
  (await get<ListedPage>(`/api/puzzles${query}`)).puzzles.map(({ code }) => code);

describe('the list of published puzzles', () => {
  it('has those whose makers want them found: the newest, the liked, those nobody solved; with the record', async () => {
    const [one, two, hidden] = [
      await publish('1-1', true),
      await publish('1-2', true),
      await publish('1-3', false),
    ];
    expect(await codesOf('')).toEqual([two, one]);
    expect((await post(`/api/puzzles/${one}/liked`, {})).status).toBe(204);
    expect(await codesOf('?order=liked')).toEqual([one, two]);
    await proven(two);
    const best = shippedQuest('1-2').proof.solution.length;
    const solve = (actions: number, again = false) =>
      post(`/api/puzzles/${two}/solved`, { actions, again }).then(({ status }) => status);
    expect([await solve(best + 3), await solve(best + 1), await solve(best, true)]).toEqual([204, 204, 204]);
    // Nobody is that good.
    expect(await solve(best - 1)).toBe(422);
    expect(await codesOf('?order=unsolved')).toEqual([one]);
    await here.restart();
    const { puzzles } = await get<ListedPage>('/api/puzzles?order=newest');
    expect(puzzles[0]).toMatchObject({ code: two, solved: 2, liked: 0, fewest: best });
    expect(puzzles[1]).toMatchObject({ code: one, solved: 0, liked: 1, fewest: null });
    // By its link it is there all the same.
    expect((await fetch(`${here.url()}/api/puzzles/${hidden}`)).status).toBe(200);
  });

  it('comes a page at a time, each once', async () => {
    for (const number of [1, 2, 3, 4])
      for (const floor of [4, 5, 6]) await publish(`${floor}-${number}`, true);
    for (const order of ['newest', 'liked', 'unsolved']) {
      const first = await get<ListedPage>(`/api/puzzles?order=${order}`);
      expect(first.puzzles.length).toBe(12);
      const rest = await get<ListedPage>(`/api/puzzles?order=${order}&after=${first.next}`);
      expect(rest.next).toBeNull();
      const codes = [...first.puzzles, ...rest.puzzles].map(({ code }) => code);
      expect(new Set(codes).size).toBe(order === 'unsolved' ? 13 : 14);
      expect(codes.length).toBe(new Set(codes).size);
    }
  });

  it('nonsense is refused, and what there is not', async () => {
    for (const query of ['?order=best', '?after=x', '?after=1.2.3'])
      expect((await fetch(`${here.url()}/api/puzzles${query}`)).status).toBe(400);
    expect((await post('/api/puzzles/nothing/liked', {})).status).toBe(404);
    expect((await post('/api/puzzles/nothing/solved', { actions: 9, again: false })).status).toBe(404);
  });
});
