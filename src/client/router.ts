import { signal } from '@preact/signals';

// Addresses of the page. Every one is answered with the same document, and read here.

/** A scenario, or another part of the rules. */
export type RulesOf = number | 'tower' | 'security' | 'roles';

export type Route =
  | { readonly at: 'home' }
  | { readonly at: 'room'; readonly code: string }
  /** Alone in the page itself, or there with bots. */
  | { readonly at: 'solo' | 'mates' }
  | { readonly at: 'learn'; readonly evening: string | null }
  | { readonly at: 'replay'; readonly game: string }
  | { readonly at: 'book'; readonly room: string | null; readonly cabinet: boolean }
  | { readonly at: 'rules'; readonly scenario: RulesOf | null }
  | OwnRoute
  | TowerRoute
  | { readonly at: 'nowhere' };

/** The own scenarios that are kept here, one being composed, or one that a link brought. */
export type OwnRoute =
  | { readonly at: 'own'; readonly view: 'saved' }
  | { readonly at: 'own'; readonly view: 'compose'; readonly code: string | null }
  | { readonly at: 'own'; readonly view: 'look'; readonly code: string };

/** The tower: its map, a quest by id or, made by somebody, by code; that of a day; endless practice; the editor; what others drew. */
export type TowerRoute =
  | {
      readonly at: 'tower';
      readonly view: 'map' | 'daily' | 'practice' | 'edit' | 'browse';
      readonly id?: string;
    }
  | { readonly at: 'tower'; readonly view: 'quest' | 'published'; readonly id: string };

export function routeOf(path: string, search = ''): Route {
  const [first = '', second = '', third = ''] = path.split('/').filter((part) => part !== '');
  if (first === '') return { at: 'home' };
  if (first === 'r' && second !== '') return { at: 'room', code: second };
  if (first === 'replay' && second !== '') return { at: 'replay', game: second };
  if (first === 'solo' || first === 'mates') return { at: first };
  if (first === 'learn') return { at: first, evening: lessonOf(second, third) };
  if (first === 'book')
    return { at: 'book', room: new URLSearchParams(search).get('room'), cabinet: second === 'cabinet' };
  if (first === 'rules') return { at: 'rules', scenario: rulesOf(second) };
  if (first === 'own') return ownRoute(second, third);
  if (first === 'tower') return towerRoute(second, third);
  return { at: 'nowhere' };
}

/** Hidden Roles have one lesson, under their own name. */
function lessonOf(which: string, evening: string): string | null {
  if (which === 'security') return evening;
  return which === 'roles' ? which : null;
}

function rulesOf(which: string): RulesOf | null {
  if (which === 'tower' || which === 'security' || which === 'roles') return which;
  return which === '' ? null : Number(which);
}

function ownRoute(view: string, code: string): OwnRoute {
  if (view === '') return { at: 'own', view: 'saved' };
  if (view === 'compose') return { at: 'own', view, code: code === '' ? null : code };
  return { at: 'own', view: 'look', code: view };
}

function towerRoute(view: string, id: string): Route {
  if (view === '') return { at: 'tower', view: 'map' };
  if (view === 'daily' || view === 'practice' || view === 'edit')
    return { at: 'tower', view, ...(id === '' ? {} : { id }) };
  if (view === 'p')
    return id === '' ? { at: 'tower', view: 'browse' } : { at: 'tower', view: 'published', id };
  return { at: 'tower', view: 'quest', id: view };
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
