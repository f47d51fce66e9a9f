import * as v from 'valibot';
import type { Addresses, OnUsed, Purse } from '../addresses.ts';
import { KIND, type Link } from './link.ts';
import type { Links } from './links.ts';
import { openRates } from './rates.ts';
import type { Watch } from './watch.ts';

// What an address may do it may do at all nodes together: each tells the others, four times a second, what was used up there,
// and how many pages are open. In between somebody quick may have a burst at every node; what that was too much has to come
// back before anything else is allowed.

const TELL_EVERY = 250;
/** Whoever has so many addresses to tell of tells of the rest the next time. */
const MOST = 5_000;

/** What is counted a minute, and not by account. */
const ROUTE = 'route ';

const Told = v.object({
  used: v.array(v.tuple([v.string(), v.string(), v.number()])),
  pages: v.array(v.tuple([v.string(), v.number()])),
  /** These are all there are: whatever was told before, over another link, is over. */
  anew: v.optional(v.literal(true)),
});

/** What another node knows of how many pages are open here, and over which link it was told. */
interface TheirKnowledge {
  readonly link: Link;
  readonly pages: ReadonlyMap<string, number>;
}

export type Gossip = ReturnType<typeof openGossip>;

export function openGossip() {
  let used = new Map<string, number>();
  const note = (address: string, what: string, cost: number) => {
    const key = `${address}\t${what}`;
    if (used.size < MOST || used.has(key)) used.set(key, (used.get(key) ?? 0) + cost);
  };
  const onUsed: OnUsed = note;
  const rates = openRates((address, route) => note(address, ROUTE + route, 1));

  function begin(addresses: Addresses, links: Links, watch: Watch) {
    /** Pages that others told of, by node and address. */
    const elsewhere = new Map<number, Map<string, number>>();
    /** What each node was told of ours. */
    const told = new Map<number, TheirKnowledge>();

    /** One that comes later, or could not be reached for a while, is told everything. */
    function tellOver(link: Link, spent: readonly unknown[], now: ReadonlyMap<string, number>): void {
      const before = told.get(link.lease);
      const isAnew = before?.link !== link;
      const pages = changed(isAnew ? new Map() : before.pages, now);
      told.set(link.lease, { link, pages: now });
      if (!isAnew && pages.length + spent.length === 0) return;
      link.tell(KIND.used, JSON.stringify({ used: spent, pages, ...(isAnew ? { anew: true } : {}) }));
    }

    /** To whoever is there; a node that cannot be reached has other worries. */
    function tell(): void {
      const nodes = watch.others();
      const spent = [...used].map(([key, cost]) => [...key.split('\t'), cost]);
      used = new Map();
      const now = new Map(addresses.pages().filter(([, count]) => count > 0));
      for (const lease of told.keys()) if (!nodes.some((node) => node.lease === lease)) told.delete(lease);
      for (const node of nodes)
        if (spent.length + now.size > 0 || told.has(node.lease))
          links.to(node).then(
            (link) => tellOver(link, spent, now),
            () => undefined,
          );
    }

    function heard(lease: number, payload: Buffer): void {
      const { output, success } = v.safeParse(Told, JSON.parse(payload.toString()));
      if (!success) return;
      if (output.anew) gone(lease);
      for (const [address, what, cost] of output.used)
        if (what.startsWith(ROUTE)) rates.owe(what.slice(ROUTE.length), address, cost);
        else addresses.owe(address, what as Purse, cost);
      const pages = elsewhere.get(lease) ?? new Map<string, number>();
      elsewhere.set(lease, pages);
      for (const [address, count] of output.pages) {
        addresses.of(address).elsewhere += count - (pages.get(address) ?? 0);
        if (count === 0) pages.delete(address);
        else pages.set(address, count);
      }
    }

    function gone(lease: number): void {
      for (const [address, count] of elsewhere.get(lease) ?? []) addresses.of(address).elsewhere -= count;
      elsewhere.delete(lease);
    }

    const telling = setInterval(tell, TELL_EVERY);
    telling.unref();
    return { heard, gone, tell, stop: () => clearInterval(telling) };
  }

  return { onUsed, rates, begin };
}

/** How many there are by now, of those addresses where that is news. */
function changed(before: ReadonlyMap<string, number>, now: ReadonlyMap<string, number>) {
  const known = new Set([...before.keys(), ...now.keys()]);
  return [...known].flatMap((address) => {
    const count = now.get(address) ?? 0;
    return count === (before.get(address) ?? 0) ? [] : [[address, count] as const];
  });
}
