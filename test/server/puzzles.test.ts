import { Agent, request } from 'node:http';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LONGEST_PUZZLE, type Published, shippedText, slugOf } from '#content/puzzle.ts';
import { drawQuest } from '#content/quest-format/draw.ts';
import { parseQuest } from '#content/quest-format/parse.ts';
import { readShipped, type Shipped } from '#content/quest-format/shipped.ts';
import { shippedQuest } from '#content/questSet.ts';
import { PAWNS, type Pawn } from '#engine/family/pawns.ts';
import type { QuestAction } from '#engine/tower/actions.ts';
import { graphOf } from '#engine/tower/graph.ts';
import type { Quest } from '#engine/tower/quest.ts';
import { type RunningServer, startServer } from '#server/server.ts';
import { openWorkerQueue } from '#server/workerQueue.ts';
import { solve } from '#solver/solve.ts';
import { verify } from '#solver/verify.ts';
import { configFor } from './client.ts';
import { columnIn, freshPlace, holdWrites, onFiles, openToRead } from './place.ts';

// A real server behind a proxy whose word it takes: every request may come from an address of its own.

const place = await freshPlace();
let server: RunningServer;
const start = async (port = 0) => {
  server = await startServer(configFor({ port, ...place, proxies: ['127.0.0.1'] }));
};

/** As a version wrote it that knew no puzzles. */
function olderFile(data: string): void {
  const before = new DatabaseSync(data);
  before.exec('CREATE TABLE rooms (code TEXT PRIMARY KEY, lobby TEXT NOT NULL) STRICT');
  const lobby = JSON.stringify({ people: [], host: null, choice: null, game: null });
  before.prepare('INSERT INTO rooms VALUES (?, ?)').run('before7', lobby);
  before.close();
}

beforeAll(async () => {
  if (onFiles) olderFile(place.data);
  await start();
});
afterAll(async () => {
  await server.stop();
  place.clear();
});

const DOOR = `quest hold-the-door

+-----+-----+-----+-----+
|iP   |      iO    k1   |
+     +     +-----+-----+
|            k1   1xP   |
+     +-----+-----+     +
|            xO   |     |
+-----+-----+-----+-----+
`;

/** Whoever comes last is shut in. */
const UNSOLVABLE = `quest no-way-out

+-----+-----+-----+
|iP    k1    iO   |
+-----+-----+--1--+
|#####|xP    xO   |
+-----+-----+-----+
`;

function questOf(drawing: string): Pick<Shipped, 'name' | 'quest'> {
  const read = parseQuest(drawing);
  if ('errors' in read) throw new Error(JSON.stringify(read.errors));
  const { name, ...quest } = read.quest;
  return { name, quest };
}

function withProof(drawing: string, solution: readonly QuestAction[]): string {
  const proof = { solution, bound: solution.length, grade: 1, dead: null, needs: [] };
  return shippedText({ ...questOf(drawing), proof });
}

function solved(drawing: string): readonly QuestAction[] {
  const found = solve(graphOf(questOf(drawing).quest));
  if (!('solution' in found) || found.solution === null) throw new Error('it can not be solved');
  return found.solution;
}

const HONEST = { title: 'Hold the door', author: 'Ada', quest: withProof(DOOR, solved(DOOR)) };

let addresses = 0;
const nextAddress = () => `10.0.${(++addresses >> 8) & 255}.${addresses & 255}`;

interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

async function post(body: unknown, from = nextAddress()): Promise<Answer> {
  const answer = await fetch(`${server.url}/api/puzzles`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Answer['body'] };
}

async function get(code: unknown): Promise<Published> {
  const headers = { 'x-forwarded-for': nextAddress() };
  return (await (await fetch(`${server.url}/api/puzzles/${code}`, { headers })).json()) as Published;
}

async function proven(code: unknown): Promise<Published> {
  for (let tries = 0; tries < 400; tries++) {
    const puzzle = await get(code);
    if (puzzle.optimal === 'proven' && shippedOf(puzzle).proof.dead !== null) return puzzle;
    await sleep(50);
  }
  throw new Error('it was never proven');
}

function shippedOf({ quest }: Published): Shipped {
  const shipped = readShipped(quest);
  if ('errors' in shipped) throw new Error(JSON.stringify(shipped.errors));
  return shipped;
}

describe('a puzzle published by link', () => {
  it('is proven by the server itself and shown to whoever has its code', async () => {
    const { status, body } = await post({ ...HONEST, title: '  Hold\u202E the \u0000door ' });
    expect(status).toBe(201);
    const puzzle = await proven(body.code);
    expect(puzzle).toMatchObject({ code: body.code, title: 'Hold the door', author: 'Ada' });
    const { quest, proof } = shippedOf(puzzle);
    expect(verify(graphOf(quest), proof.solution)).toBe(true);
    expect([proof.solution.length, proof.bound]).toEqual([8, 8]);
    expect(proof.needs).toEqual(['door']);
    expect(proof.grade).toBeGreaterThan(8);
  });

  it('has the same code however often it is drawn, and the name it was first given', async () => {
    const { body } = await post(HONEST);
    const otherwise = HONEST.quest.replace('|iP   |', '|  iP |').replace('xO ', ' xO');
    expect(otherwise).not.toBe(HONEST.quest);
    const again = await post({ title: 'Mine!', author: 'Eve', quest: otherwise });
    expect(again.body).toEqual(body);
    expect(await get(body.code)).toMatchObject({ title: 'Hold the door', author: 'Ada' });
    const other = await post({ ...HONEST, quest: HONEST.quest.replace('hold-the-door', 'another') });
    expect(other.body.code).not.toBe(body.code);
  });

  it('gets a shortest proof where a longer one was sent', async () => {
    const drawing = DOOR.replace('hold-the-door', 'a-detour');
    const [first, ...rest] = solved(drawing) as [Extract<QuestAction, { type: 'move' }>, ...QuestAction[]];
    const back = questOf(drawing).quest.starts[PAWNS[first.pawn] as Pawn] as number;
    const detour = withProof(drawing, [first, { ...first, to: back }, first, ...rest]);
    const { status, body } = await post({ title: 'A detour', quest: detour });
    expect(status).toBe(201);
    expect(shippedOf(await proven(body.code)).proof.solution).toHaveLength(8);
    expect((await get(body.code)).author).toBeNull();
  });

  it('is still there after a restart, and so is what an older file had', async () => {
    const { body } = await post(HONEST);
    const known = await proven(body.code);
    await server.stop();
    await start(Number(new URL(server.url).port));
    expect(await get(body.code)).toEqual(known);
    if (onFiles) expect((await fetch(`${server.url}/api/rooms/before7`)).status).toBe(200);
  });

  it('that cannot be kept is told so, and can be published a moment later', async () => {
    const held = await holdWrites(place);
    const { status, body } = await post(HONEST);
    await held.release();
    expect([status, body]).toEqual([503, { refused: 'puzzle.busy', params: {} }]);
    await expect.poll(async () => (await post(HONEST)).status, { timeout: 8_000 }).toBe(201);
  });

  it('that nobody published is not found', async () => {
    const answer = await fetch(`${server.url}/api/puzzles/constructor`);
    expect([answer.status, await answer.json()]).toEqual([404, { refused: 'puzzle.unknown', params: {} }]);
  });
});

describe('what is refused', () => {
  const solution = solved(DOOR);
  const falseProof = withProof(UNSOLVABLE, [
    { type: 'move', pawn: 3, to: 10, swap: null },
    { type: 'move', pawn: 1, to: 1, swap: null },
    { type: 'move', pawn: 1, to: 9, swap: null },
  ]);
  const tooEasy = 'quest out\n\n+-----+-----+\n|iP    xP   |\n+-----+-----+\n';
  it.each([
    ['an unsolvable drawing with a false proof', { quest: falseProof }, 'puzzle.proof'],
    ['a proof that ends too early', { quest: withProof(DOOR, solution.slice(0, -1)) }, 'puzzle.proof'],
    ['a proof in another order', { quest: withProof(DOOR, [...solution].reverse()) }, 'puzzle.proof'],
    ['the proof of another drawing', { quest: withProof(UNSOLVABLE, solution) }, 'puzzle.proof'],
    ['a drawing without a proof', { quest: DOOR }, 'puzzle.proof'],
    ['what is no puzzle', { quest: withProof(tooEasy, solved(tooEasy)) }, 'puzzle.tooEasy'],
    ['a drawing with a fault', { quest: HONEST.quest.replace('|iP', '|iQ') }, 'puzzle.drawing'],
    ['prototype names', { quest: HONEST.quest.replace('|iP', '|__proto__') }, 'puzzle.drawing'],
    ['a shape that is none', { quest: `shape constructor\n${HONEST.quest}` }, 'puzzle.drawing'],
    ['no title', { title: '\u200B \u0007' }, 'puzzle.title'],
    ['a title without end', { title: 'x'.repeat(100) }, 'puzzle.title'],
    ['a text that is too long', { quest: 'x'.repeat(LONGEST_PUZZLE + 1) }, 'puzzle.malformed'],
    ['something else for a text', { quest: { toString: 1 } }, 'puzzle.malformed'],
    ['more than was asked for', { admin: true }, 'puzzle.malformed'],
  ])('%s', async (_, part, refused) => {
    expect((await post({ ...HONEST, ...part })).body.refused).toBe(refused);
  });

  it('with the line and the column of the fault', async () => {
    const { body } = await post({ ...HONEST, quest: HONEST.quest.replace('k1   1', 'k1   9') });
    expect(body).toEqual({ refused: 'puzzle.drawing', params: { line: 6, column: 19 } });
  });

  it.each([
    ['no JSON', '{', 'puzzle.malformed'],
    ['no object', '[[[[[]]]]]', 'puzzle.malformed'],
    ['a prototype', '{"__proto__":{"title":"x"},"title":"x","quest":"x"}', 'puzzle.malformed'],
    ['nesting without end', `${'['.repeat(50_000)}${']'.repeat(50_000)}`, 'puzzle.tooLarge'],
    ['megabytes', JSON.stringify({ ...HONEST, quest: '+-----'.repeat(500_000) }), 'puzzle.tooLarge'],
  ])('%s', async (_, body, refused) => {
    expect((await post(body)).body.refused).toBe(refused);
  });

  it('the twenty-first within a minute from one address, and nobody else for it', async () => {
    const from = nextAddress();
    for (let count = 0; count < 20; count++) expect((await post({}, from)).status).toBe(422);
    const { status, body } = await post(HONEST, from);
    expect([status, body.refused]).toEqual([429, 'puzzle.tooFast']);
    expect((await post(HONEST)).status).toBe(201);
  });
});

/** Five pawns on an open board of 8 by 8: half a thousand million positions. */
const VAST = drawQuest({ ...vast(), name: 'vast' });

function vast(): Quest {
  const cells = Array.from({ length: 64 }, (_, cell) => cell);
  const edge = (cell: number, direction: number) => {
    const rim = [cell < 8, cell % 8 === 7, cell >= 56, cell % 8 === 0][direction];
    return rim ? ('wall' as const) : ('open' as const);
  };
  const floors = cells.map((cell) =>
    cell === 63 ? ({ kind: 'exit', pawn: null } as const) : ({ kind: 'corridor' } as const),
  );
  const edges = cells.flatMap((cell) => [0, 1, 2, 3].map((direction) => edge(cell, direction)));
  const starts = { barbarian: 0, mage: 9, elf: 18, dwarf: 27, sister: 55 };
  return { shape: 'trial', cards: [{ width: 8, height: 8, floors, edges }], starts };
}

const OPEN_CARD = (words: readonly string[]) =>
  words
    .flatMap((word) => ['+     +     +     +     +', ` ${word.padEnd(5)}                   `])
    .concat('+     +     +     +     +')
    .join('\n');

const ROTATING = `quest dizzy
shape rotating

${[
  ['iY @', '', '', ''],
  ['iP @', '', '', ''],
  ['iG @', '', '', ''],
  ['iO @', '', '', 'x*'],
]
  .map(OPEN_CARD)
  .join('\n\n')}
`;

describe('hostile drawings', () => {
  const swift = async () => {
    const begun = performance.now();
    await fetch(`${server.url}/healthz`, { headers: { 'x-forwarded-for': nextAddress() } });
    return performance.now() - begun;
  };

  it('that no budget suffices for are shown as claimed, and nobody waits for them', async () => {
    const walks = [
      [0, 56, 63],
      [1, 57, 63],
      [2, 58, 63],
      [3, 59, 62],
      [4, 63],
      [3, 63],
    ].flatMap(([pawn = 0, ...stops]) => stops.map((to) => ({ type: 'move', pawn, to, swap: null }) as const));
    const { status, body } = await post({ title: 'Vast', quest: withProof(VAST, walks) });
    expect(status).toBe(201);
    const begun = performance.now();
    expect((await post(HONEST)).status).toBe(201);
    expect(performance.now() - begun).toBeLessThan(3_000);
    await sleep(500);
    const puzzle = await get(body.code);
    expect(puzzle.optimal).toBe('claimed');
    expect(shippedOf(puzzle).proof.bound).toBe(0);
  });

  it('with a proof that turns cards a thousand times cost a moment', async () => {
    const turns = Array.from({ length: 1000 }, (_, n) => `turn ${1 + (n % 4)} ${1 + (n % 3)}`);
    const quest = `${ROTATING}\nproof\nactions 1000 (at least 1000)\ngrade 1\nneeds\nsolution\n${turns.join('\n')}\n`;
    const begun = performance.now();
    expect((await post({ title: 'Dizzy', quest })).body.refused).toBe('puzzle.proof');
    expect(performance.now() - begun).toBeLessThan(3_500);
    expect(await swift()).toBeLessThan(1_000);
  });

  // The queue of those who prove is no store's.
  it.runIf(onFiles)(
    'ten thousand at once, each from elsewhere: bounded waiting, bounded memory',
    async () => {
      const before = process.memoryUsage().rss;
      const answers = await manyAtOnce(10_000);
      const statuses = new Set(answers);
      expect([...statuses].sort()).toEqual([201, 503]);
      expect(answers.filter((status) => status === 201).length).toBeGreaterThanOrEqual(32);
      expect(process.memoryUsage().rss - before).toBeLessThan(600 * 2 ** 20);
      expect(await swift()).toBeLessThan(1_000);
      expect((await post(HONEST)).status).toBe(201);
    },
    60_000,
  );

  it('that are searched for seconds keep nobody else waiting', async () => {
    const { drawing, proof } = shippedQuest('15-epic');
    const hard = await post({ title: 'Hard', quest: withProof(drawing, proof.solution) });
    expect(hard.status).toBe(201);
    const begun = performance.now();
    expect((await post(HONEST)).status).toBe(201);
    expect(performance.now() - begun).toBeLessThan(3_000);
    expect(await swift()).toBeLessThan(1_000);
  });
});

describe('whoever publishes many puzzles that take their time', () => {
  it('waits with them for who publishes one', async () => {
    const { drawing, proof } = shippedQuest('12-epic');
    const from = nextAddress();
    const theirs: unknown[] = [];
    for (const name of ['one', 'two', 'three', 'four', 'five', 'six']) {
      const quest = withProof(drawing.replace(/^quest .*/, `quest ${name}`), proof.solution);
      theirs.push((await post({ title: 'Many', quest }, from)).body.code);
    }
    const quest = withProof(DOOR.replace('hold-the-door', 'in-a-hurry'), solved(DOOR));
    const mine = await post({ title: 'One', quest });
    await proven(mine.body.code);
    const done = (await Promise.all(theirs.map(get))).filter(({ optimal }) => optimal === 'proven');
    expect(new Set(theirs).size).toBe(6);
    expect(done.length).toBeLessThan(4);
  }, 60_000);
});

/** Over as many connections as a server is likely to be given. */
function manyAtOnce(count: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 500 });
  const body = JSON.stringify(HONEST);
  const one = () =>
    new Promise<number>((resolve, reject) => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': nextAddress() };
      const options = { method: 'POST', agent, headers };
      const asked = request(`${server.url}/api/puzzles`, options, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
      });
      asked.on('error', reject).end(body);
    });
  return Promise.all(Array.from({ length: count }, one)).finally(() => agent.destroy());
}

it('those that are kept are counted, and not how often somebody published one of them again', async () => {
  const store = await openToRead(place);
  expect(await store.puzzles()).toBe((await columnIn(place, 'SELECT code FROM puzzles')).length);
  await store.close();
});

describe('a worker with a queue', () => {
  const queue = openWorkerQueue<string | number, number>(new URL('./glutton.ts', import.meta.url), {
    waiting: 8,
    time: 2_000,
    heap: 16,
  });
  afterAll(() => queue.close());

  it('ends what takes too long or eats too much, and goes on with the next', async () => {
    const answers = [queue.ask('spin'), queue.ask(1), queue.ask('eat'), queue.ask(2)];
    expect(await Promise.all(answers)).toEqual(['late', 1, 'late', 2]);
  });

  it('lets so many wait and no more', async () => {
    const answers = await Promise.all(Array.from({ length: 10_000 }, (_, n) => queue.ask(n)));
    expect(answers.filter((answer) => answer !== 'full')).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });
});

it('titles become names of drawings', () => {
  expect(['Été à Liège!', '  --  ', '迷宮', 'x'.repeat(99)].map(slugOf)).toEqual([
    'ete-a-liege',
    'untitled',
    'untitled',
    'x'.repeat(40),
  ]);
});
