import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { BoardConfig, BoardGame, OffersOf, Token } from './config.ts';
import type { Space, Spot } from './spots.ts';

// What a board knows beside the game: who is chosen, what is aimed at, dragged or pointed out. No DOM here.

/** Several ends of one action, gone through key by key. */
export interface Aim<Command> {
  readonly commands: readonly Command[];
  readonly index: number;
}

export interface Drag<Id extends string, Command> {
  readonly token: Id;
  readonly stops: readonly Space[];
  readonly commands: readonly Command[];
}

/** What a player should read once: why something was not even sent. */
export interface Hint<Id extends string, Reason> {
  readonly token: Id | null;
  readonly why: Reason | 'chooseFirst';
  /** Beside which spot; else nowhere in particular. */
  readonly at?: Spot | null;
}

/** What a player asked for the name of. */
export interface Named {
  readonly text: string;
  readonly at: Spot;
}

/** Something besides the tokens that has a marker at the edge while it is out of sight. */
export interface Landmark {
  readonly key: string;
  readonly spot: Spot;
  /** What its marker is called, and looks like. */
  readonly name: string;
  readonly looks: string;
  /** As a token's: on a field of 24 by 24 around its middle. */
  readonly sign: ComponentChildren;
}

/** A move that came back from whoever judges it. */
export interface Bounce<Id extends string> {
  readonly token: Id;
  /** By the page's clock. */
  readonly at: number;
}

export interface BoardState<G extends BoardGame> {
  readonly config: BoardConfig<G>;
  readonly table: ReadonlySignal<G['table'] | null>;
  readonly offers: ReadonlySignal<OffersOf<G>>;
  readonly chosen: Signal<G['token'] | null>;
  readonly aim: Signal<Aim<G['command']> | null>;
  readonly drag: Signal<Drag<G['token'], G['command']> | null>;
  readonly hint: Signal<Hint<G['token'], G['reason']> | null>;
  readonly named: Signal<Named | null>;
  /** The space that has the keyboard's focus, or had it last. */
  readonly focus: Signal<Space | null>;
  readonly bounced: Signal<Bounce<G['token']> | null>;
  readonly landmarks: Signal<readonly Landmark[]>;
}

export function openBoard<G extends BoardGame>(config: BoardConfig<G>): BoardState<G> {
  const { table } = config;
  const chosen = signal<G['token'] | null>(null);
  const aim = signal<Aim<G['command']> | null>(null);
  const state: BoardState<G> = {
    config,
    table,
    chosen,
    aim,
    offers: computed(() => config.offers(chosen.value)),
    drag: signal(null),
    hint: signal(null),
    named: signal(null),
    focus: signal(null),
    bounced: signal(null),
    landmarks: signal([]),
  };
  const game = computed(() => table.value?.game);
  effect(() => {
    game.value;
    chosen.value = null;
  });
  // Whoever has left cannot stay chosen.
  effect(() => {
    if (chosen.value !== null && spaceOf(state, chosen.value) === null) chosen.value = null;
  });
  return state;
}

export function tokenOf<G extends BoardGame>(
  { table }: BoardState<G>,
  id: G['token'],
): Token<G['token']> | undefined {
  return table.value?.tokens.find((token) => token.id === id);
}

/** Null: not on the table. */
export function spaceOf<G extends BoardGame>(state: BoardState<G>, id: G['token']): Space | null {
  return tokenOf(state, id)?.at ?? null;
}

export function tokenAt<G extends BoardGame>({ table }: BoardState<G>, space: Space): G['token'] | null {
  return table.value?.tokens.find(({ at }) => at === space)?.id ?? null;
}

export function spotOf<G extends BoardGame>({ table }: BoardState<G>, space: Space | null): Spot | undefined {
  return space === null ? undefined : table.value?.layout.spots.get(space);
}

export function chosenSpace<G extends BoardGame>(state: BoardState<G>): Space | null {
  return state.chosen.value === null ? null : spaceOf(state, state.chosen.value);
}

/** Where the aimed command would lead. */
export function aimedSpace<G extends BoardGame>({ aim, config }: BoardState<G>): Space | null {
  const command = aim.value?.commands[aim.value.index];
  return command === undefined ? null : config.landing(command);
}

export function give<G extends BoardGame>(state: BoardState<G>, command: G['command']): void {
  batch(() => {
    state.aim.value = null;
    state.hint.value = null;
    state.config.give(command);
  });
}

export function explain<G extends BoardGame>(
  state: BoardState<G>,
  token: G['token'] | null,
  why: G['reason'] | 'chooseFirst',
  at: Spot | null = spotOf(state, token === null ? null : spaceOf(state, token)) ?? null,
): void {
  state.hint.value = { token, why, at };
}

/** Whoever judges has sent a move of this token back. */
export function bounce<G extends BoardGame>(
  state: BoardState<G>,
  token: G['token'],
  at = performance.now(),
): void {
  state.bounced.value = { token, at };
}
