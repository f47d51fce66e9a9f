import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Answer, BoardConfig, KeyPlace, Promised, Route } from '#client/board/config.ts';
import { apart, type Space, spaceTowards } from '#client/board/spots.ts';
import { type BoardState, bounce, openBoard } from '#client/board/state.ts';
import { isRefusal, type Refusal } from '#engine/core/refusal.ts';
import type { Direction } from '#engine/family/directions.ts';
import { type Pawn, pawnIndex } from '#engine/family/pawns.ts';
import { decideTower, type TowerCommand, towerOptions } from '#engine/tower/decide.ts';
import type { TowerGame } from '#engine/tower/game.ts';
import { NOWHERE } from '#engine/tower/graph.ts';
import { directionTo, ways } from '#engine/tower/ways.ts';
import type { TowerAct, TowerTable } from '../table.ts';
import { layoutOf, type TowerLayout } from './layout.ts';
import { tripsBetween } from './motion.ts';
import {
  type Move,
  NO_OFFERS,
  type TowerBoardGame,
  type TowerOffers,
  type TowerTop,
  topOf,
} from './table.ts';

// The tower as a board: what its tokens, offers and trips are. One a quest that is played, so that the screens around
// the board read it too.

export interface TowerModel extends BoardState<TowerBoardGame> {
  /** Whoever judges. */
  readonly quest: TowerTable;
  readonly game: ReadonlySignal<TowerGame | null>;
  readonly layout: ReadonlySignal<TowerLayout | null>;
  readonly options: ReadonlySignal<readonly TowerCommand[]>;
  /** The swap that is offered is not wanted: taps choose heroes again. */
  readonly decline: () => void;
  /** What a hint lights: a tap there chooses that hero and moves it. */
  readonly promised: Signal<Promised<Pawn> | null>;
}

const MODELS = new WeakMap<TowerTable, TowerModel>();

export function towerModel(quest: TowerTable): TowerModel {
  const known = MODELS.get(quest) ?? newModel(quest);
  MODELS.set(quest, known);
  return known;
}

const NO_OPTIONS: readonly TowerCommand[] = [];

function newModel(quest: TowerTable): TowerModel {
  const { game, seat } = quest;
  const declined = signal<TowerGame | null>(null);
  const layout = shownLayout(game);
  const options = computed(() =>
    game.value === null || seat === null ? NO_OPTIONS : towerOptions(game.value, seat),
  );
  const table = computed(() => {
    if (game.value === null || layout.value === null) return null;
    const { box, position } = game.value;
    return topOf({ graph: box.graph, position, layout: layout.value }, box.graph);
  });
  const promised = signal<Promised<Pawn> | null>(null);
  const parts = { quest, game, layout, options, table, promised };
  const model: TowerModel = {
    ...openBoard<TowerBoardGame>(configOf(parts, declined)),
    ...parts,
    decline: () => {
      declined.value = game.value;
    },
  };
  quest.onNotice((notice) => {
    if (!('kind' in notice) || notice.kind !== 'refused') return;
    if (notice.command?.type === 'move') bounce(model, notice.command.pawn);
  });
  return model;
}

/** The same as long as the cards lie as they do. */
function shownLayout(game: ReadonlySignal<TowerGame | null>): ReadonlySignal<TowerLayout | null> {
  const arranged = computed(() => game.value?.position.arranged.join());
  const graph = computed(() => game.value?.box.graph ?? null);
  return computed(() => {
    arranged.value;
    const position = game.peek()?.position;
    return graph.value === null || position === undefined
      ? null
      : layoutOf(graph.value.quest, position.arranged);
  });
}

type Parts = Pick<TowerModel, 'quest' | 'game' | 'options' | 'table' | 'promised'>;

function configOf(parts: Parts, declined: ReadonlySignal<TowerGame | null>): BoardConfig<TowerBoardGame> {
  const { quest, game, options, table, promised } = parts;
  const offers = (chosen: Pawn | null) =>
    offersOf(game.value, options.value, chosen, declined.value === game.value);
  return {
    table,
    offers: (chosen) => besides(offers(chosen), chosen, promised.value),
    promised: () => promised.value,
    give: quest.act,
    step: (pawn, direction, far) => stepTowards(parts, pawn, direction, far),
    strides: true,
    routes: (pawn) => routesOf(options.value, pawn),
    whyNot: (pawn, space) => (pawn === null || space === null ? null : whyNot(parts, pawn, space)),
    landing: () => null,
    trips: (before, now) => tripsBetween(now.graph, before.position, now.position),
    keys: { theft: toCards },
  };
}

const movesOf = (options: readonly TowerCommand[], pawn: Pawn) =>
  options.filter((one): one is Move => one.type === 'move' && one.pawn === pawn);

function offersOf(
  game: TowerGame | null,
  options: readonly TowerCommand[],
  chosen: Pawn | null,
  isDeclined: boolean,
): TowerOffers {
  if (game === null) return NO_OFFERS;
  const moves = chosen === null ? [] : movesOf(options, chosen);
  const targets = new Map(moves.map((move) => [move.to, { command: move as TowerAct, look: '' }]));
  const reach =
    chosen === null || game.won !== null ? [] : ways(game.box.graph, game.position, pawnIndex(chosen));
  const swaps = isDeclined ? [] : options.flatMap((one) => (one.type === 'swap' ? one.pawn : []));
  return {
    targets,
    others: new Set(reach.flatMap(({ to }) => (targets.has(to) ? [] : to))),
    tokens: new Map(swaps.map((pawn) => [pawn, { type: 'swap', pawn }])),
    areas: [],
    movable: new Set(options.flatMap((one) => (one.type === 'move' ? one.pawn : []))),
    swaps: new Set(swaps),
    turns: new Set(options.flatMap((one) => (one.type === 'turn' ? one.card : []))),
    slides: new Set(options.flatMap((one) => (one.type === 'slide' ? one.card : []))),
  };
}

/** What is lit for a hero is no target of another: a tap there does what the light promises. */
function besides(offers: TowerOffers, chosen: Pawn | null, promised: Promised<Pawn> | null): TowerOffers {
  if (promised === null || promised.token === chosen || !offers.targets.has(promised.space)) return offers;
  const targets = new Map(offers.targets);
  targets.delete(promised.space);
  return { ...offers, targets };
}

function routesOf(options: readonly TowerCommand[], pawn: Pawn): ReadonlyMap<Space, Route<TowerAct>> {
  return new Map(movesOf(options, pawn).map((move) => [move.to, { commands: [move], stops: [move.to] }]));
}

/** As far as the way goes, or one space only. */
function stepTowards(parts: Parts, pawn: Pawn, direction: Direction, far: boolean): Answer<TowerBoardGame> {
  const { options, table } = parts;
  if (table.value === null) return null;
  const { graph, position, layout } = table.value;
  const long = ({ from, to }: Move) => apart(layout.spots.get(from), layout.spots.get(to));
  const found = movesOf(options.value, pawn)
    .filter(({ to }) => directionTo(graph, position, pawnIndex(pawn), to) === direction)
    .sort((one, other) => long(one) - long(other))
    .at(far ? -1 : 0);
  if (found !== undefined) return { command: found };
  const reason = refusalTo(parts, pawn, besideOf(table.value, pawn, direction));
  return reason === null ? null : { reason };
}

/** The space next to a pawn that way, whatever it is. */
function besideOf({ layout, position }: TowerTop, pawn: Pawn, direction: Direction): Space {
  const from = position.pawns[pawnIndex(pawn)] ?? NOWHERE;
  const next = spaceTowards(layout, from, direction, () => true);
  const [here, there] = [layout.spots.get(from), layout.spots.get(next ?? NOWHERE)];
  return next !== null && apart(here, there) === 1 ? next : NOWHERE;
}

/** Why the chosen hero cannot go there. */
function whyNot(parts: Parts, pawn: Pawn, space: Space): Refusal | null {
  const ground = parts.game.value?.box.graph.floor[space]?.kind ?? 'hollow';
  return ground === 'hollow' ? null : refusalTo(parts, pawn, space);
}

/** What the engine says to it. */
function refusalTo({ quest, game }: Parts, pawn: Pawn, to: Space): Refusal | null {
  const from = game.value?.position.pawns[pawnIndex(pawn)] ?? NOWHERE;
  if (quest.seat === null || from === NOWHERE) return null;
  const verdict = decideTower(game.value ?? undefined, { type: 'move', seat: quest.seat, pawn, from, to });
  return isRefusal(verdict) ? verdict : null;
}

/** To the buttons that turn or slide a card, where there are any. */
function toCards({ board }: KeyPlace): boolean {
  const button = board.querySelector<HTMLElement>('.card-acts button');
  button?.focus();
  return button !== null;
}
