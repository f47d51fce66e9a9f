import { effect, signal } from '@preact/signals';
import { type Route, route } from '../router.ts';

// Whether the page works without a connection: what is left to do for that, and what has been done.

export type Offline = 'cannot' | 'http' | 'fetching' | 'ready' | 'newer';

/** `cannot` where the browser keeps nothing, or has not been asked to yet; over plain http it never will. */
export const offline = signal<Offline>('cannot');
export const online = signal(typeof navigator === 'undefined' || navigator.onLine);

/** Whoever only looks in is not made to fetch everything at once; at home, where it is promised, hardly later. */
const LATER = 5_000;
const AT_HOME = 1_000;

/** A phone that fetches much stutters. */
const IN_PLAY: readonly Route['at'][] = ['room', 'solo', 'mates', 'learn', 'replay'];

/** In the tower at once, elsewhere after a while, and never beside a game against the sand. */
export function keepForOffline(): void {
  addEventListener('online', listen);
  addEventListener('offline', listen);
  if (!isSecureContext) offline.value = 'http';
  if (!import.meta.env.PROD || !isSecureContext || !('serviceWorker' in navigator)) return;
  effect(() => {
    if (route.value.at === 'tower') ask();
  });
  setTimeout(
    () => {
      if (!IN_PLAY.includes(route.value.at)) ask();
    },
    route.peek().at === 'home' ? AT_HOME : LATER,
  );
}

let asked = false;

function ask(): void {
  if (asked) return;
  asked = true;
  register().catch(failed);
}

/** Soon enough for whoever is still there, and seldom enough for a host that is away. */
const AGAIN = 60_000;
let again: ReturnType<typeof setTimeout> | undefined;

/** Not everything came: what did is forgotten, and asked for once more after a while, or with the next connection. */
function failed(): void {
  offline.value = 'cannot';
  asked = false;
  clearTimeout(again);
  again = setTimeout(ask, AGAIN);
}

function listen(): void {
  online.value = navigator.onLine;
  if (online.value && again !== undefined) ask();
}

async function register(): Promise<void> {
  clearTimeout(again);
  again = undefined;
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  const look = () => {
    const stage = stageOf(registration);
    if (stage === 'cannot') failed();
    else offline.value = stage;
  };
  const watch = () => {
    for (const worker of [registration.installing, registration.waiting])
      worker?.addEventListener('statechange', look);
  };
  registration.addEventListener('updatefound', () => {
    watch();
    look();
  });
  watch();
  look();
}

function stageOf({ active, waiting, installing }: ServiceWorkerRegistration): Offline {
  if (active !== null) return waiting === null ? 'ready' : 'newer';
  return installing === null && waiting === null ? 'cannot' : 'fetching';
}
