import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Refusal } from '#engine/core/refusal.ts';
import { type Pawn, pawnIndex } from '#engine/family/pawns.ts';
import { NOWHERE } from '#engine/tower/chart.ts';
import { type TowerCommand, towerOptions } from '#engine/tower/decide.ts';
import type { TowerGame } from '#engine/tower/game.ts';
import { ways } from '#engine/tower/ways.ts';
import type { TowerAct, TowerTable } from '../table.ts';
import { type Layout, layoutOf } from './layout.ts';

// What the board knows beside the game: the chosen hero, where one could go, what may be swapped,
// turned or slid. One a table, so that the screens around the board read it too.

export type Move = Extract<TowerCommand, { readonly type: 'move' }>;

export interface Offers {
  readonly movable: ReadonlySet<Pawn>;
  /** Where this seat can take the chosen hero. */
  readonly targets: ReadonlyMap<number, Move>;
  /** Where only the directions of others lead it. */
  readonly others: ReadonlySet<number>;
  /** [T12] with whom the mage may change places now. */
  readonly swaps: ReadonlySet<Pawn>;
  readonly turns: ReadonlySet<number>;
  readonly slides: ReadonlySet<number>;
}

export interface Drag {
  readonly pawn: Pawn;
  readonly move: Move | null;
}

export interface TowerModel {
  readonly table: TowerTable;
  readonly game: ReadonlySignal<TowerGame | null>;
  readonly layout: ReadonlySignal<Layout | null>;
  readonly chosen: Signal<Pawn | null>;
  readonly options: ReadonlySignal<readonly TowerCommand[]>;
  readonly offers: ReadonlySignal<Offers>;
  readonly drag: Signal<Drag | null>;
  /** Why not: what the rules would refuse, and was not sent. */
  readonly refused: Signal<{ readonly pawn: Pawn | null; readonly why: Refusal | 'chooseFirst' } | null>;
  /** The space that has the keyboard's focus. */
  readonly focus: Signal<number | null>;
  readonly give: (command: TowerAct) => void;
  /** The swap that is offered is not wanted: taps choose heroes again. */
  readonly decline: () => void;
}

const MODELS = new WeakMap<TowerTable, TowerModel>();

export function towerModel(table: TowerTable): TowerModel {
  const known = MODELS.get(table) ?? newModel(table);
  MODELS.set(table, known);
  return known;
}

const NO_OPTIONS: readonly TowerCommand[] = [];

function newModel(table: TowerTable): TowerModel {
  const { game } = table;
  const chosen = signal<Pawn | null>(null);
  const refused: TowerModel['refused'] = signal(null);
  const declined = signal<TowerGame | null>(null);
  const arranged = computed(() => game.value?.stand.arranged.join());
  const chart = computed(() => game.value?.box.chart ?? null);
  const layout = computed(() => {
    arranged.value;
    const stand = game.peek()?.stand;
    return chart.value === null || stand === undefined ? null : layoutOf(chart.value.quest, stand.arranged);
  });
  const options = computed(() =>
    game.value === null || table.seat === null ? NO_OPTIONS : towerOptions(game.value, table.seat),
  );
  const offers = computed(() => offersOf(game.value, options.value, chosen.value, declined.value));
  // Whoever has left cannot stay chosen.
  effect(() => {
    const { value } = chosen;
    if (value !== null && spaceOf(game.value, value) === NOWHERE) chosen.value = null;
  });
  return {
    table,
    game,
    layout,
    chosen,
    options,
    offers,
    refused,
    drag: signal(null),
    focus: signal(null),
    give: (command) => {
      refused.value = null;
      table.act(command);
    },
    decline: () => {
      declined.value = game.value;
    },
  };
}

function offersOf(
  game: TowerGame | null,
  options: readonly TowerCommand[],
  chosen: Pawn | null,
  declined: TowerGame | null,
): Offers {
  const moves = options.filter((one): one is Move => one.type === 'move');
  const targets = new Map(moves.filter(({ pawn }) => pawn === chosen).map((move) => [move.to, move]));
  const reach =
    game === null || chosen === null || game.won !== null
      ? []
      : ways(game.box.chart, game.stand, pawnIndex(chosen)).map(({ to }) => to);
  const swaps = options.flatMap((one) => (one.type === 'swap' ? one.pawn : []));
  return {
    movable: new Set(moves.map(({ pawn }) => pawn)),
    targets,
    others: new Set(reach.filter((to) => !targets.has(to))),
    swaps: new Set(declined === game ? [] : swaps),
    turns: new Set(options.flatMap((one) => (one.type === 'turn' ? one.card : []))),
    slides: new Set(options.flatMap((one) => (one.type === 'slide' ? one.card : []))),
  };
}

export function spaceOf(game: TowerGame | null, pawn: Pawn): number {
  return game?.stand.pawns[pawnIndex(pawn)] ?? NOWHERE;
}
