// The service worker: keeps one whole version of the page for times without a connection. The build
// fills in which files that is (vite.config.ts).
//
// With a connection the document always comes from the server, so a page is never older than the server
// it talks to. Its files have hashes in their names, so what is kept of them can be served at any time.
// A new version is fetched as a whole, under a name of its own, and takes over when no page of the old
// one is open: what is kept is never half of one and half of another.

declare const __KEPT__: readonly string[];
declare const __ENTRY__: string;
declare const __VERSION__: string;

const NAME = `hushglass-${__VERSION__}`;
const KEPT = new Set(__KEPT__);
const DOCUMENT = '/';
/** Answered by the server alone. */
const OF_THE_SERVER = /^\/(api|ws|healthz|metrics)\b/;
const PATIENCE = 4_000;

interface Lasting extends Event {
  readonly waitUntil: (until: Promise<unknown>) => void;
}
interface Asking extends Event {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
}
/** What of a service worker's world is used here; the compiler knows only that of a page. */
interface World {
  readonly clients: { readonly claim: () => Promise<void> };
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Asking) => void): void;
}
const world = globalThis as unknown as World;

world.addEventListener('install', (event) => event.waitUntil(keep()));
world.addEventListener('activate', (event) => event.waitUntil(takeOver()));
world.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin || OF_THE_SERVER.test(pathname)) return;
  if (mode === 'navigate') event.respondWith(documentFor(event.request));
  else if (pathname.startsWith('/assets/') || KEPT.has(pathname)) event.respondWith(fileFor(event.request));
});

async function keep(): Promise<void> {
  const document = await fetch(DOCUMENT, { cache: 'no-cache' });
  // The server may have got another version since this one was asked for: then that comes soon.
  if (!document.ok || !(await document.clone().text()).includes(__ENTRY__))
    throw new Error('another version');
  const cache = await caches.open(NAME);
  await cache.addAll([...KEPT]);
  await cache.put(DOCUMENT, document);
}

async function takeOver(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith('hushglass-') && name !== NAME);
  await Promise.all(others.map((name) => caches.delete(name)));
  await world.clients.claim();
}

/** From the server if it answers soon, else as it was kept. */
async function documentFor(request: Request): Promise<Response> {
  const kept = await caches.match(DOCUMENT);
  if (kept === undefined) return fetch(request);
  try {
    const answer = await Promise.race([fetch(request), tooLong()]);
    return answer.status >= 500 ? kept : answer;
  } catch {
    return kept;
  }
}

function tooLong(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('no answer')), PATIENCE));
}

async function fileFor(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}
