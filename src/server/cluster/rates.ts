import { performance } from 'node:perf_hooks';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';

// How often an address asked for something in the last minute, at whichever node: what `@fastify/rate-limit` counts by itself
// at one. It is told to the others as what is used up of an account is (gossip.ts).

interface Count {
  asked: number;
  readonly since: number;
}

interface Route {
  readonly method?: unknown;
  readonly url?: string;
}

const nameOf = ({ routeInfo }: { readonly routeInfo: Route }) => `${routeInfo.method} ${routeInfo.url}`;

type OnAsked = (address: string, route: string) => void;

/** So many addresses and routes are remembered; the oldest go first. */
const MOST = 20_000;
const MINUTE = 60_000;

export type Rates = ReturnType<typeof openRates>;

export function openRates(onAsked: OnAsked, now = () => performance.now()) {
  const counts = new Map<string, Count>();

  const isOf = (window: number, { since }: Count) => now() - since < window;

  /** What was counted in this window; a new one began so long ago. */
  function countOf(route: string, address: string, window: number, age = 0): Count {
    const key = `${route}\t${address}`;
    const known = counts.get(key);
    const count = known !== undefined && isOf(window, known) ? known : { asked: 0, since: now() - age };
    counts.delete(key);
    counts.set(key, count);
    if (counts.size > MOST) counts.delete(counts.keys().next().value as string);
    return count;
  }

  function add(route: string, address: string, asked: number, window: number): Count {
    const count = countOf(route, address, window);
    count.asked += asked;
    return count;
  }

  const storeFor = (route: string): FastifyRateLimitStore => ({
    incr: (address, callback, window = MINUTE) => {
      const { asked, since } = add(route, address, 1, window);
      onAsked(address, route);
      callback(null, { current: asked, ttl: Math.max(0, window - (now() - since)) });
    },
    child: (options) => storeFor(nameOf(options as unknown as { readonly routeInfo: Route })),
  });

  return {
    /** As the plugin makes one. */
    Store: function Store() {
      return storeFor('');
    } as unknown as FastifyRateLimitStoreCtor,
    /** Asked at another node. */
    owe: (route: string, address: string, asked: number) => void add(route, address, asked, MINUTE),
    /** So often at least, in a minute that began so long ago. */
    lack: (route: string, address: string, asked: number, age: number) => {
      const count = countOf(route, address, MINUTE, age);
      count.asked = Math.max(count.asked, asked);
    },
    /** All there is of the last minute. */
    asked: () =>
      [...counts].flatMap(([key, count]) => {
        const [route = '', address = ''] = key.split('\t');
        return isOf(MINUTE, count) ? [[route, address, count.asked, now() - count.since] as const] : [];
      }),
  };
}
