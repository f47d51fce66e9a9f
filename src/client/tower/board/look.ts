import { type Signal, signal } from '@preact/signals';
import type { BoardConfig } from '#client/board/config.ts';
import { type BoardState, openBoard } from '#client/board/state.ts';
import { tripsBetween } from './motion.ts';
import { NO_OFFERS, type TowerBoardGame, type TowerTop } from './table.ts';

// A tower that is only looked at, or drawn on: nothing is offered, and how things come about is told by where they
// stand.

export interface Looked extends BoardState<TowerBoardGame> {
  readonly table: Signal<TowerTop>;
}

export function lookedAt(
  first: TowerTop,
  hands: Pick<BoardConfig<TowerBoardGame>, 'pen' | 'hover'> = {},
): Looked {
  const table = signal(first);
  const config: BoardConfig<TowerBoardGame> = {
    ...hands,
    table,
    offers: () => NO_OFFERS,
    give: () => undefined,
    step: () => null,
    strides: true,
    routes: () => new Map(),
    landing: () => null,
    trips: (before, now) => tripsBetween(now.graph, before.position, now.position),
    keys: {},
  };
  return { ...openBoard(config), table };
}
