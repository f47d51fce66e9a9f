import { setTimeout as sleep } from 'node:timers/promises';
import { createRoom, freshCookie, say } from '../load/page.ts';
import { openTables, takeChair } from '../load/table.ts';
import { come, newWalker, request, type Walker, walk } from '../load/walker.ts';
import { type Disk, REAL, slowDisk } from './disk.ts';
import { insist } from './insist.ts';
import { forksIn, type Promised, unkept } from './kept.ts';
import { attackerAddress } from './raw.ts';
import type { Attack, Found } from './storm.ts';

// Pages that come, change something and are gone at once, so that their rooms are empty while their
// writes are on the way, beside others who write all the time. The rooms are swept often, as they
// would be in a long evening.

const FLAPPING = 40;
const WRITING_TABLES = 10;
/** So many rooms may be opened from one address in a minute; each page comes from one of its own. */
const PER_ADDRESS = 1;
const SWEEP = { HUSHGLASS_SWEEP_MS: '200' };

interface Flapping {
  readonly page: Walker;
  /** Whether a game was dealt there that waits for somebody who never comes. */
  readonly dealt: boolean;
  name: string | null;
  rounds: number;
  turnedAway: number;
}

/** A room for two, of whom one leaves for good. */
async function openFlapping(url: string, n: number): Promise<Flapping> {
  const address = attackerAddress(Math.floor(n / PER_ADDRESS));
  const code = await createRoom(url, address);
  const [page, other] = [0, 1].map(() => newWalker({ url, code, address, cookie: freshCookie() })) as [
    Walker,
    Walker,
  ];
  await takeChair(page, 0);
  await takeChair(other, 1);
  const dealt = n % 2 === 0;
  if (dealt && page.ws !== null) {
    const game = page.listen.until(({ type }) => type === 'game');
    say(page.ws, { type: 'deal' });
    await game;
  }
  for (const { ws } of [page, other]) ws?.terminate();
  return { page, dealt, name: null, rounds: 0, turnedAway: 0 };
}

async function flap(flapping: Flapping): Promise<void> {
  const { page, dealt } = flapping;
  const round = ++flapping.rounds;
  const whyNot = await come(page).then(
    () => '',
    (error) => String(error),
  );
  // Who comes too often is told to wait; that the room is not there would be another matter.
  if (whyNot.includes('404')) flapping.turnedAway++;
  if (page.ws === null) return;
  if (dealt) request(page, { type: 'ready', ready: round % 2 === 1, seat: 0 });
  else await rename(flapping, `Flap ${round}`);
  await sleep(Math.random() * 20);
  page.ws?.terminate();
}

/** Every second time it waits until it is told. */
async function rename(flapping: Flapping, name: string): Promise<void> {
  const { ws, listen } = flapping.page;
  const told = listen.until(
    (message) => message.type === 'lobby' && message.people.some((person) => person.name === name),
  );
  if (ws !== null) say(ws, { type: 'enter', name });
  flapping.name = null;
  if (flapping.rounds % 2 === 0) return;
  if (await Promise.race([told.then(() => true), sleep(1_000).then(() => false)])) flapping.name = name;
}

/** Every act that was acknowledged, and the names that were told and not changed after that. */
function promisesOf({ page, dealt, name }: Flapping): readonly Promised[] {
  const room = page.where.code;
  if (!dealt) return name === null ? [{ room }] : [{ room, name }];
  return [{ room }, ...page.acked.map((id) => ({ game: page.game as string, act: `0 ${id}` }))];
}

function flappingOver(name: string, disk: Disk, slow: boolean): Attack {
  return {
    name,
    disk,
    slow,
    env: SWEEP,
    run: async (fort, { seconds, short }, { over }): Promise<Found> => {
      const many = short ? FLAPPING / 2 : FLAPPING;
      const tables = await insist(() => openTables(fort.url, short ? 2 : WRITING_TABLES, 4, 1_000));
      const writers = tables.flat();
      const all = await Promise.all(
        Array.from({ length: many }, (_, n) => insist(() => openFlapping(fort.url, n))),
      );
      const until = performance.now() + seconds * 1_000;
      const going = async (step: () => Promise<unknown>) => {
        while (performance.now() < until) await step();
      };
      await Promise.all([
        ...all.map((one) => going(() => flap(one).then(() => sleep(Math.random() * 60)))),
        ...writers.map((writer) => going(() => sleep(100 + Math.random() * 100).then(() => walk(writer)))),
      ]);
      await over();
      await sleep(500);
      const lost = (await unkept(fort, all.flatMap(promisesOf))).length;
      const away = all.reduce((sum, { turnedAway }) => sum + turnedAway, 0);
      const forks = await forksIn(fort);
      for (const { ws } of writers) ws?.terminate();
      await fort.kill();
      await fort.start();
      return {
        sent: `${all.reduce((sum, one) => sum + one.rounds, 0)} visits of ${many} pages beside ${writers.length} writers`,
        forks,
        falselyAcknowledged: lost,
        flaws: away > 0 ? [`${away} times the room was not found`] : [],
      };
    },
  };
}

export const COMMIT_MS = 60;
export const flapping = flappingOver('flapping', REAL, false);
export const flappingSlowly = flappingOver('flapping, slow disk', slowDisk(COMMIT_MS), true);
