import { signal } from '@preact/signals';

// Addresses of the page. Every one is answered with the same document, and read here.

export type Route =
  | { readonly at: 'home' }
  | { readonly at: 'room'; readonly code: string }
  | { readonly at: 'solo' }
  | { readonly at: 'learn' }
  | { readonly at: 'replay'; readonly game: string }
  | { readonly at: 'book'; readonly room: string | null }
  | { readonly at: 'rules'; readonly scenario: number | null }
  | OwnRoute
  | { readonly at: 'nowhere' };

/** The own scenarios that are kept here, one being composed, or one that a link brought. */
export type OwnRoute =
  | { readonly at: 'own'; readonly view: 'shelf' }
  | { readonly at: 'own'; readonly view: 'compose'; readonly code: string | null }
  | { readonly at: 'own'; readonly view: 'look'; readonly code: string };

export function routeOf(path: string, search = ''): Route {
  const [first = '', second = '', third = ''] = path.split('/').filter((part) => part !== '');
  if (first === '') return { at: 'home' };
  if (first === 'r' && second !== '') return { at: 'room', code: second };
  if (first === 'replay' && second !== '') return { at: 'replay', game: second };
  if (first === 'solo' || first === 'learn') return { at: first };
  if (first === 'book') return { at: 'book', room: new URLSearchParams(search).get('room') };
  if (first === 'rules') return { at: 'rules', scenario: second === '' ? null : Number(second) };
  if (first === 'own') return ownRoute(second, third);
  return { at: 'nowhere' };
}

function ownRoute(view: string, code: string): OwnRoute {
  if (view === '') return { at: 'own', view: 'shelf' };
  if (view === 'compose') return { at: 'own', view, code: code === '' ? null : code };
  return { at: 'own', view: 'look', code: view };
}

const here = () =>
  typeof location === 'undefined' ? routeOf('/') : routeOf(location.pathname, location.search);

export const route = signal<Route>(here());

export function go(path: string): void {
  history.pushState(null, '', path);
  arrive();
  scrollTo(0, 0);
}

function arrive(): void {
  route.value = here();
}

export function watchAddress(): void {
  addEventListener('popstate', arrive);
}
