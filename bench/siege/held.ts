import { setTimeout as sleep } from 'node:timers/promises';
import { createRoom, freshCookie } from '../load/page.ts';
import { type Fort, sizeOf } from './fort.ts';
import { attackerAddress, knockOf, rawSocket, upgrade } from './raw.ts';
import type { Attack } from './storm.ts';

// Sockets that are kept: refused and never closed, begun and never finished, one too many for their
// address. Whoever was refused must not cost anything a few seconds later.

const EACH = 200;
/** Some beyond what is there anyway: whoever plays meanwhile. */
const SPARE = 20;
/** Five seconds to hang up, of which no page of theirs makes use; the rest is for a machine that is busy. */
const REFUSED_GO_WITHIN = 15_000;
/** A request may take ten seconds before it is refused. */
const UNFINISHED_GO_WITHIN = 10_000 + REFUSED_GO_WITHIN;
const GETS_IN_WITHIN = 2_000;

/** Sockets from one address that say this and then only hold on. */
async function hold(url: string, address: string, count: number, said: () => string): Promise<() => void> {
  const sockets = await Promise.all(
    Array.from({ length: count }, async () => {
      const socket = await rawSocket(url, address).catch(() => null);
      socket?.write(said());
      return socket;
    }),
  );
  return () => {
    for (const socket of sockets) socket?.destroy();
  };
}

/** Until no more than this are open; the milliseconds, or null where that takes too long. */
async function fallsTo(fort: Fort, most: number, within: number): Promise<number | null> {
  const began = performance.now();
  while (performance.now() - began < within) {
    if (sizeOf(fort).descriptors <= most) return performance.now() - began;
    await sleep(50);
  }
  return null;
}

export const held: Attack = {
  name: 'held sockets',
  run: async (fort, { short }, { enter }) => {
    const { url } = fort;
    const each = short ? EACH / 2 : EACH;
    const code = await createRoom(url, attackerAddress(0));
    const page = () => ({ url, code, cookie: freshCookie(), address: '' });
    const before = sizeOf(fort).descriptors;
    const flaws: string[] = [];
    const refused = await hold(url, attackerAddress(0), each, () =>
      upgrade(url, { ...knockOf(page()), cookie: null }),
    );
    const tooMany = await hold(url, attackerAddress(1), each, () => upgrade(url, knockOf(page())));
    // Those who were let in, one address' fill, may stay until they answer no ping.
    const allowed = before + SPARE + ALLOWED_IN;
    if ((await fallsTo(fort, allowed, REFUSED_GO_WITHIN)) === null)
      flaws.push(`${sizeOf(fort).descriptors - allowed} refused sockets are held`);
    if ((await enter()) > GETS_IN_WITHIN) flaws.push('nobody new gets in');
    tooMany();
    refused();
    if (short) return { sent: `${2 * each} sockets held`, flaws };
    await fallsTo(fort, before + SPARE, REFUSED_GO_WITHIN);
    const unfinished = await hold(
      url,
      attackerAddress(2),
      each,
      () => 'GET /ws/abc HTTP/1.1\r\nHost: x\r\nUp',
    );
    if ((await enter()) > GETS_IN_WITHIN) flaws.push('nobody new gets in beside unfinished requests');
    if ((await fallsTo(fort, before + SPARE, UNFINISHED_GO_WITHIN)) === null)
      flaws.push('unfinished requests are held');
    unfinished();
    return { sent: `${3 * each} sockets held`, flaws };
  },
};

/** As many as the server lets in from one address. */
const ALLOWED_IN = 64;
