import { effect, signal } from '@preact/signals';
import { type Route, route } from '../router.ts';

// Whether the page works without a connection: what is left to do for that, and what has been done.

export type Offline = 'cannot' | 'fetching' | 'ready' | 'newer';

/** `cannot` where the browser keeps nothing, as over plain http, or where it has not been asked to yet. */
export const offline = signal<Offline>('cannot');
export const online = signal(typeof navigator === 'undefined' || navigator.onLine);

/** Whoever only looks in is not made to fetch everything at once. */
const LATER = 5_000;

/** A phone that fetches much stutters. */
const IN_PLAY: readonly Route['at'][] = ['room', 'solo', 'learn', 'replay'];

/** In the tower at once, elsewhere after a while, and never beside a game against the sand. */
export function keepForOffline(): void {
  addEventListener('online', listen);
  addEventListener('offline', listen);
  if (!import.meta.env.PROD || !isSecureContext || !('serviceWorker' in navigator)) return;
  effect(() => {
    if (route.value.at === 'tower') ask();
  });
  setTimeout(() => {
    if (!IN_PLAY.includes(route.value.at)) ask();
  }, LATER);
}

let asked = false;

function ask(): void {
  if (asked) return;
  asked = true;
  register().catch(() => {
    offline.value = 'cannot';
  });
}

function listen(): void {
  online.value = navigator.onLine;
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  const look = () => {
    offline.value = stageOf(registration);
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

function stageOf({ active, waiting }: ServiceWorkerRegistration): Offline {
  if (active === null) return 'fetching';
  return waiting === null ? 'ready' : 'newer';
}
