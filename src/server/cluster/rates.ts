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

export function openRates(onAsked: OnAsked, now: () => number = Date.now) {
  const counts = new Map<string, Count>();

  function add(route: string, address: string, asked: number, window: number): Count {
    const key = `${route}\t${address}`;
    const known = counts.get(key);
    const count = known !== undefined && now() - known.since < window ? known : { asked: 0, since: now() };
    count.asked += asked;
    counts.delete(key);
    counts.set(key, count);
    if (counts.size > MOST) counts.delete(counts.keys().next().value as string);
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
  };
}
