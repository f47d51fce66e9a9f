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
  | { readonly at: 'nowhere' };

export function routeOf(path: string, search = ''): Route {
  const [first = '', second = ''] = path.split('/').filter((part) => part !== '');
  if (first === '') return { at: 'home' };
  if (first === 'r' && second !== '') return { at: 'room', code: second };
  if (first === 'replay' && second !== '') return { at: 'replay', game: second };
  if (first === 'solo' || first === 'learn') return { at: first };
  if (first === 'book') return { at: 'book', room: new URLSearchParams(search).get('room') };
  if (first === 'rules') return { at: 'rules', scenario: second === '' ? null : Number(second) };
  return { at: 'nowhere' };
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
