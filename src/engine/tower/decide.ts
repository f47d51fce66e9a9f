import { isRefusal, type Refusal, refuse } from '../core/refusal.ts';
import { DIRECTIONS } from '../family/directions.ts';
import { PAWNS, type Pawn, pawnIndex } from '../family/pawns.ts';
import { actionsFrom, manned, slid, swapsAfter } from './actions.ts';
import { evolveTower } from './evolve.ts';
import { holds, type TowerEvent, type TowerGame } from './game.ts';
import { NOWHERE } from './graph.ts';
import { isDone } from './position.ts';
import type { Floor } from './quest.ts';
import { ways } from './ways.ts';

// One command of one seat: refused with the reason, or carried out.

export type TowerCommand =
  | {
      readonly type: 'move';
      readonly seat: number;
      readonly pawn: Pawn;
      readonly from: number;
      readonly to: number;
    }
  | { readonly type: 'swap'; readonly seat: number; readonly pawn: Pawn }
  | { readonly type: 'turn'; readonly seat: number; readonly card: number; readonly quarters: number }
  | { readonly type: 'slide'; readonly seat: number; readonly card: number }
  | { readonly type: 'undo' | 'restart' | 'skip'; readonly seat: number }
  | { readonly type: 'speak'; readonly seat: number; readonly channel: Channel }
  | { readonly type: 'stare'; readonly seat: number; readonly target: number }
  /** Given by the room, not by a seat. */
  | { readonly type: 'presence'; readonly seat: null; readonly of: number; readonly away: boolean };

/** [T17] `help` is pointing at an icon of the help tile. */
const CHANNELS = ['words', 'gestures', 'help'] as const;
type Channel = (typeof CHANNELS)[number];

export interface TowerDecision {
  readonly events: readonly TowerEvent[];
  readonly game: TowerGame;
}

export function decideTower(game: TowerGame | undefined, command: unknown): TowerDecision | Refusal {
  if (game === undefined) return refuse('game.unknown');
  if (typeof command !== 'object' || command === null)
    return refuse('command.malformed', { field: 'command' });
  const given = command as Given;
  if (typeof given.type !== 'string' || !Object.hasOwn(JUDGES, given.type)) return refuse('command.unknown');
  if (given.type === 'presence' ? given.seat !== null : !isSeat(game, given.seat))
    return refuse('seat.unknown');
  if (game.won !== null && !WHEN_OVER.has(given.type)) return refuse('game.over');
  const events = JUDGES[given.type as TowerCommand['type']](game, given);
  if (isRefusal(events)) return events;
  const after = events.reduce(evolveTower, game);
  if (after.won !== null || !isDone(after.position)) return { events, game: after };
  const end: TowerEvent = { type: 'ended', won: true };
  return { events: [...events, end], game: evolveTower(after, end) };
}

/** Nothing of a command is believed before it is checked. */
type Given = Readonly<Record<string, unknown>> & { readonly seat: number };
type Judge = (game: TowerGame, given: Given) => readonly TowerEvent[] | Refusal;

const WHEN_OVER: ReadonlySet<unknown> = new Set(['presence', 'speak', 'stare']);

const isSeat = ({ hands }: TowerGame, seat: unknown) => isBelow(seat, hands.length);
const isBelow = (value: unknown, limit: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < limit;

const JUDGES: Readonly<Record<TowerCommand['type'], Judge>> = {
  move,
  swap,
  turn,
  slide,
  undo: ({ past }, { seat }) => (past === null ? refuse('undo.nothing') : [{ type: 'undone', seat }]),
  restart: ({ past }, { seat }) => (past === null ? refuse('undo.nothing') : [{ type: 'restarted', seat }]),
  skip: () => [{ type: 'ended', won: false }],
  speak,
  stare: (game, { seat, target }) => {
    if (!isSeat(game, target)) return refuse('seat.unknown');
    return target === seat ? refuse('target.oneself') : [];
  },
  presence: (game, { of, away }) => {
    if (!isSeat(game, of) || typeof away !== 'boolean') return refuse('seat.unknown');
    return game.away[of as number] === away ? [] : [{ type: 'presence', seat: of as number, away }];
  },
};

/** [T3] the command says where the pawn was thought to be; two who move it at once get one success. */
function move(game: TowerGame, { seat, pawn, from, to }: Given): readonly TowerEvent[] | Refusal {
  const { graph } = game.box;
  const index = pawnIndex(pawn);
  if (index < 0 || graph.quest.starts[pawn as Pawn] === undefined) return refuse('pawn.unknown');
  if (!isBelow(to, graph.spaces)) return refuse('space.unknown');
  const here = game.position.pawns[index] as number;
  if (here === NOWHERE) return refuse('pawn.escaped');
  if (here !== from) return refuse('pawn.elsewhere');
  const way = ways(graph, game.position, index).find((one) => one.to === to);
  if (way === undefined) return refuse(whyNot(game, index, to));
  if (!holds(game, seat, way.direction))
    return refuse('action.notHeld', { action: DIRECTIONS[way.direction] as string });
  return [{ type: 'moved', seat, pawn: pawn as Pawn, to, by: way.by }];
}

function whyNot({ box, position }: TowerGame, pawn: number, to: number) {
  const floor = box.graph.floor[to] as Floor;
  const own = floor.kind === 'exit' && (floor.pawn === null || floor.pawn === PAWNS[pawn]);
  if (own && !position.armed) return 'exit.closed' as const;
  return position.pawns.includes(to) ? ('way.occupied' as const) : ('way.blocked' as const);
}

/** [T12] at once, by whoever moved her. */
function swap(game: TowerGame, { seat, pawn }: Given): readonly TowerEvent[] | Refusal {
  const mage = pawnIndex('mage');
  const here = game.position.pawns[mage] as number;
  const others = game.offer === seat ? swapsAfter(game.box.graph, game.position, mage, here) : [];
  if (others.length === 0) return refuse('swap.notNow');
  return others.includes(pawnIndex(pawn))
    ? [{ type: 'swapped', seat, pawn: pawn as Pawn }]
    : refuse('pawn.unknown');
}

function turn(
  { box, position }: TowerGame,
  { seat, card, quarters }: Given,
): readonly TowerEvent[] | Refusal {
  const free = box.graph.quest.shape === 'rotating' && manned(box.graph, position).includes(card as number);
  if (!free) return refuse('card.held');
  return typeof quarters === 'number' && isBelow(quarters - 1, 3)
    ? [{ type: 'turned', seat, card: card as number, quarters }]
    : refuse('command.malformed', { field: 'quarters' });
}

function slide({ box, position }: TowerGame, { seat, card }: Given): readonly TowerEvent[] | Refusal {
  const free = box.graph.quest.shape === 'sliding' && manned(box.graph, position).includes(card as number);
  if (!free) return refuse('card.held');
  return slid(position, card as number) === null
    ? refuse('way.blocked')
    : [{ type: 'slid', seat, card: card as number }];
}

/** [T17] experts only stare and point at the help tile; between quests and while learning everyone may talk. */
export function mayUse({ box, won }: TowerGame, channel: Channel): boolean {
  return box.setup.tongue !== 'expert' || won !== null || channel === 'help';
}

function speak(game: TowerGame, { channel }: Given): readonly TowerEvent[] | Refusal {
  if (!CHANNELS.includes(channel as Channel)) return refuse('command.malformed', { field: 'channel' });
  return mayUse(game, channel as Channel) ? [] : refuse('talk.silence', { channel: channel as string });
}

/** What a seat can do now, for highlights and hints. */
export function towerOptions(game: TowerGame, seat: number): readonly TowerCommand[] {
  const commands = actionsFrom(game.box.graph, game.position).flatMap(([action]): TowerCommand[] => {
    if (action.type === 'turn') return [{ type: 'turn', seat, card: action.card, quarters: action.quarters }];
    if (action.type === 'slide') return [{ type: 'slide', seat, card: action.card }];
    if (action.swap !== null) return [];
    const from = game.position.pawns[action.pawn] as number;
    return [{ type: 'move', seat, pawn: PAWNS[action.pawn] as Pawn, from, to: action.to }];
  });
  const swaps = PAWNS.map((pawn): TowerCommand => ({ type: 'swap', seat, pawn }));
  return [...commands, ...swaps].filter((command) => !isRefusal(decideTower(game, command)));
}
