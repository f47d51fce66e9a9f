import * as v from 'valibot';
import type { Addresses } from '../addresses.ts';
import type { OnUsed } from '../purses.ts';
import { KIND, type Link } from './link.ts';
import type { Links } from './links.ts';
import { openRates } from './rates.ts';
import type { Watch } from './watch.ts';

// What an address may do it may do at all nodes together: each tells the others, four times a second, what was used up there,
// and how many pages are open. In between somebody quick may have a burst at every node; what that was too much has to come
// back before anything else is allowed. What could not be told is told when it can be; over a new connection, to a node that
// has just come perhaps, it begins with all that is missing, whoever used it up.

const TELL_EVERY = 250;
/** So much is told in one message. */
const AT_ONCE = 5_000;
/** Whoever is owed more than this is told all that is missing instead. */
const MOST_OWED = 50_000;

/** What is counted a minute, and not by account. */
const ROUTE = 'route ';

const amount = v.pipe(v.number(), v.minValue(0));
const Told = v.object({
  used: v.array(v.tuple([v.string(), v.string(), amount])),
  pages: v.array(v.tuple([v.string(), v.pipe(amount, v.integer())])),
  /** At least so much of it is used up, by whomever; what is counted a minute, since so long. */
  missing: v.optional(v.array(v.tuple([v.string(), v.string(), amount, amount])), []),
  /** These are all there are: whatever was told before, over another link, is over. */
  anew: v.optional(v.literal(true)),
});
type Told = v.InferInput<typeof Told>;

/** What another node knows of how many pages are open here, over which link it was told, and what it is to know. */
interface Neighbour {
  link: Link | null;
  pages: ReadonlyMap<string, number>;
  readonly owed: Map<string, number>;
}

export type Gossip = ReturnType<typeof openGossip>;

export function openGossip() {
  let used = new Map<string, number>();
  const note = (address: string, what: string, cost: number) => add(used, `${address}\t${what}`, cost);
  const onUsed: OnUsed = note;
  const rates = openRates((address, route) => note(address, ROUTE + route, 1));

  function begin(addresses: Addresses, links: Links, watch: Watch) {
    /** Pages that others told of, by node and address. */
    const elsewhere = new Map<number, Map<string, number>>();
    const neighbours = new Map<number, Neighbour>();

    /** Everything that is missing here, by account and by minute. */
    const missing = () => [
      ...addresses.missing().map(([address, purse, cost]) => [address, purse, cost, 0] as const),
      ...rates.asked().map(([route, address, asked, age]) => [address, ROUTE + route, asked, age] as const),
    ];

    /** One that comes later, or could not be reached for a while, is told everything. */
    function tellOver(link: Link, to: Neighbour): void {
      const isAnew = to.link !== link;
      const now = new Map(addresses.pages().filter(([, count]) => count > 0));
      const pages = changed(isAnew ? new Map() : to.pages, now);
      const owed = [...to.owed].map(
        ([key, cost]) => [...(key.split('\t') as [string, string]), cost] as const,
      );
      const all = isAnew ? missing() : [];
      if (!isAnew && pages.length + owed.length === 0) return;
      const most = Math.max(owed.length, all.length, 1);
      for (let from = 0; from < most; from += AT_ONCE) {
        const some = <T>(list: readonly T[]) => list.slice(from, from + AT_ONCE);
        const first = from === 0 ? { pages, ...(isAnew ? { anew: true } : {}) } : { pages: [] };
        const told = { used: some(owed), missing: some(all), ...first } as unknown as Told;
        // It is on its way out: what it was not told it is told over the next.
        if (!link.tell(KIND.used, JSON.stringify(told))) return;
      }
      to.owed.clear();
      to.pages = now;
      to.link = link;
    }

    function neighbour(lease: number): Neighbour {
      const known = neighbours.get(lease) ?? { link: null, pages: new Map(), owed: new Map() };
      neighbours.set(lease, known);
      return known;
    }

    /** One that cannot be reached is told later. */
    function tell(): void {
      const nodes = watch.others();
      const spent = used;
      used = new Map();
      for (const lease of neighbours.keys())
        if (!nodes.some((node) => node.lease === lease)) neighbours.delete(lease);
      for (const node of nodes) {
        const to = neighbour(node.lease);
        for (const [key, cost] of spent) add(to.owed, key, cost);
        if (to.owed.size > MOST_OWED) {
          to.owed.clear();
          to.link = null;
        }
        if (to.link !== null || addresses.size() > 0)
          links.to(node).then(
            (link) => tellOver(link, to),
            () => undefined,
          );
      }
    }

    function heard(lease: number, payload: Buffer): void {
      const { output, success } = v.safeParse(Told, JSON.parse(payload.toString()));
      if (!success) return;
      if (output.anew) gone(lease);
      for (const [address, what, cost] of output.used)
        if (what.startsWith(ROUTE)) rates.owe(what.slice(ROUTE.length), address, cost);
        else addresses.owe(address, what, cost);
      for (const [address, what, cost, age] of output.missing)
        if (what.startsWith(ROUTE)) rates.lack(what.slice(ROUTE.length), address, cost, age);
        else addresses.lack(address, what, cost);
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

function add(to: Map<string, number>, key: string, cost: number): void {
  to.set(key, (to.get(key) ?? 0) + cost);
}

/** How many there are by now, of those addresses where that is news. */
function changed(before: ReadonlyMap<string, number>, now: ReadonlyMap<string, number>) {
  const known = new Set([...before.keys(), ...now.keys()]);
  return [...known].flatMap((address) => {
    const count = now.get(address) ?? 0;
    return count === (before.get(address) ?? 0) ? [] : [[address, count] as const];
  });
}
