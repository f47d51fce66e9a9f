import type { GameChoice } from '#protocol/messages.ts';
import { addressOf, createRoom, freshCookie, say } from './page.ts';
import { come, newWalker, request, type Walker } from './walker.ts';

/** As much sand as a game may have: long loads must not run out of it. */
export const MUCH_SAND = 3_600_000;

const CHOICE: GameChoice = { scenario: 1, sand: MUCH_SAND };

/** One running game of so many walkers, from the link to the start of the sand; they take turns with several nodes. */
export async function openTable(
  url: string | readonly string[],
  room: number,
  players: number,
  choice = CHOICE,
  bots = 0,
  came: (walkers: readonly Walker[]) => void = () => undefined,
): Promise<readonly Walker[]> {
  const address = addressOf(room);
  const urls = typeof url === 'string' ? [url] : url;
  const urlFor = (chair: number) => urls[(room + chair) % urls.length] as string;
  const code = await createRoom(urlFor(0), address);
  const walkers = Array.from({ length: players }, (_, chair) =>
    newWalker({ url: urlFor(chair), code, address, cookie: freshCookie() }),
  );
  came(walkers);
  await begin(walkers, choice, bots);
  return walkers;
}

/** They take their chairs, the first deals, and all are ready. */
export async function begin(walkers: readonly Walker[], choice = CHOICE, bots = 0): Promise<void> {
  for (const [chair, walker] of walkers.entries()) await takeChair(walker, chair);
  const dealt = walkers.map(({ listen }) => listen.until(({ type }) => type === 'game'));
  const [host] = walkers;
  if (host?.ws == null) throw new Error('no host');
  say(host.ws, { type: 'choose', choice });
  for (let bot = 0; bot < bots; bot++) say(host.ws, { type: 'addBot', level: 'attentive' });
  say(host.ws, { type: 'deal' });
  await Promise.all(dealt);
  const started = walkers.map(({ listen }) =>
    listen.until(
      (message) => message.type === 'told' && message.events.some(({ type }) => type === 'started'),
    ),
  );
  for (const walker of walkers)
    request(walker, { type: 'ready', ready: true, seat: walker.view?.seat as number });
  await Promise.all(started);
}

export async function takeChair(walker: Walker, chair: number): Promise<void> {
  await come(walker);
  const sits = walker.listen.until(
    (message) =>
      message.type === 'lobby' &&
      message.people.some((person) => person.id === message.you && person.chair === chair),
  );
  if (walker.ws === null) throw new Error('not connected');
  say(walker.ws, { type: 'enter', name: `Walker ${chair}` });
  say(walker.ws, { type: 'sit', chair });
  await sits;
}

/** Tables opened a few at a time. */
export async function openTables(
  url: string,
  rooms: number,
  players: number,
  from = 0,
  choice = CHOICE,
  bots = 0,
): Promise<readonly (readonly Walker[])[]> {
  const tables: (readonly Walker[])[] = [];
  for (let room = 0; room < rooms; room += 8) {
    const some = Array.from({ length: Math.min(8, rooms - room) }, (_, n) =>
      openTable(url, from + room + n, players, choice, bots),
    );
    tables.push(...(await Promise.all(some)));
  }
  return tables;
}
