import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { lessMotion } from '../prefs.ts';
import type { BoardGame, Token } from './config.ts';
import { BACK, BUMP, duration, filmOf, place, SQUASH, type Trip } from './motion.ts';
import type { Layout, Space, Spot } from './spots.ts';
import type { BoardState } from './state.ts';

// The tokens on the table. Where they stand is set at once; how they came there is shown after.

export interface TokensLook<G extends BoardGame> {
  readonly state: BoardState<G>;
  readonly figure: (figure: string) => ComponentChildren;
  /** Further classes of a token: lit by a hint, say. */
  readonly looks: ((token: G['token']) => string) | undefined;
  readonly children?: ComponentChildren;
}

interface Root {
  readonly current: HTMLElement | null;
}

export function Tokens<G extends BoardGame>({ state, figure, looks, children }: TokensLook<G>) {
  const table = state.table.value as G['table'];
  const root = useRef<HTMLDivElement>(null);
  const last = useRef({ game: table.game, spaces: new Map<string, Space>() });
  if (last.current.game !== table.game) last.current = { game: table.game, spaces: new Map() };
  useMotion(state, root);
  return (
    <div class="pawns" ref={root} aria-hidden="true">
      {table.tokens.map((token) => {
        const { id, at } = token;
        if (at !== null) last.current.spaces.set(id, at);
        const spot = table.layout.spots.get(last.current.spaces.get(id) ?? -1);
        return spot === undefined ? null : (
          <Toy key={id} id={id} spot={spot} looks={`${looksOf(state, token)} ${looks?.(id) ?? ''}`}>
            {figure(token.figure)}
          </Toy>
        );
      })}
      {children}
    </div>
  );
}

function looksOf<G extends BoardGame>({ chosen }: BoardState<G>, { id, at }: Token): string {
  const gone = at === null ? ' pawn-gone' : '';
  if (chosen.value === null) return gone;
  return `${gone} ${chosen.value === id ? 'pawn-chosen' : 'pawn-other'}`;
}

interface ToyLook {
  readonly id: string;
  readonly spot: Spot;
  readonly looks: string;
  readonly children: ComponentChildren;
}

/** A toy with weight. */
function Toy({ id, spot, looks, children }: ToyLook) {
  return (
    <div
      class={`pawn ${looks}`}
      data-pawn={id}
      style={{ translate: place(spot), zIndex: Math.round(spot.y) + 40 }}
    >
      <div class="pawn-shadow" />
      <div class="pawn-toy">
        <svg viewBox="0 -16 100 116" class="pawn-figure" aria-hidden="true">
          {children}
        </svg>
      </div>
    </div>
  );
}

function useMotion<G extends BoardGame>(state: BoardState<G>, root: Root): void {
  const shown = useRef<G['table'] | null>(null);
  const table = state.table.value as G['table'];
  const bounced = state.bounced.value;
  const hint = state.hint.value;
  useEffect(() => bump(root.current, bounced?.token), [bounced]);
  useEffect(() => bump(root.current, hint?.token), [hint]);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = table;
    if (before === null || before.game !== table.game || before === table) return;
    const trips = state.config.trips(before, table);
    for (const trip of trips)
      if (isBounced(state, trip)) easeBack(root.current, table.layout, trip);
      else travel(root.current, table.layout, trip, waitOf(trips, trip));
  }, [table]);
}

function isBounced<G extends BoardGame>({ bounced }: BoardState<G>, { token }: Trip): boolean {
  const { value } = bounced;
  return value !== null && value.token === token && performance.now() - value.at < BACK;
}

function waitOf(trips: readonly Trip[], { after }: Trip): number {
  const first = trips.find(({ token }) => token === after)?.legs[0];
  return first === undefined ? 0 : duration(first);
}

const find = (root: HTMLElement | null, token: string) =>
  root?.querySelector<HTMLElement>(`[data-pawn=${token}]`) ?? null;
const toyOf = (element: HTMLElement) => element.querySelector<HTMLElement>('.pawn-toy');
const placeOn = (layout: Layout) => (space: Space) => place(layout.spots.get(space) ?? { x: 0, y: 0 });

/** In the middle of a way it goes on from there. */
function currentPlace(element: HTMLElement, layout: Layout, from: Space): string {
  return element.getAnimations().length > 0 ? getComputedStyle(element).translate : placeOn(layout)(from);
}

function travel(root: HTMLElement | null, layout: Layout, trip: Trip, delay: number): void {
  const element = find(root, trip.token);
  if (element === null) return;
  const toy = toyOf(element);
  if (lessMotion()) {
    toy?.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: 250 });
    return;
  }
  const film = filmOf(trip.legs, currentPlace(element, layout, trip.from), placeOn(layout));
  for (const animation of element.getAnimations()) animation.cancel();
  const timing = { duration: film.duration, delay, fill: 'backwards' as const };
  element.animate([...film.token], timing);
  if (trip.leaves) element.animate([{ opacity: 1 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }], timing);
  toy?.animate([...film.toy], timing);
  toy?.animate([...SQUASH], { duration: 180, delay: delay + film.duration * 0.92, easing: 'ease-out' });
}

function easeBack(root: HTMLElement | null, layout: Layout, { token, from }: Trip): void {
  const element = find(root, token);
  if (element === null || lessMotion()) return;
  const start = currentPlace(element, layout, from);
  for (const animation of element.getAnimations()) animation.cancel();
  element.animate([{ translate: start }, {}], { duration: BACK, easing: 'ease-out' });
}

function bump(root: HTMLElement | null, token: string | null | undefined): void {
  const element = token == null || lessMotion() ? null : find(root, token);
  if (element !== null) toyOf(element)?.animate([...BUMP], { duration: BACK, easing: 'ease-out' });
}
