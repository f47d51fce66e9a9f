import { type Random, shuffle } from '../core/random.ts';
import { type Refusal, refuse } from '../core/refusal.ts';
import { DIRECTIONS, type Direction } from '../family/directions.ts';
import type { Pawn } from '../family/pawns.ts';
import { graphOf, type QuestGraph } from './graph.ts';
import type { Past } from './past.ts';
import { firstPosition, type Position } from './position.ts';
import type { Quest } from './quest.ts';
import type { Means } from './steps.ts';
import { type TalkLevel, TOWER_PLAYERS } from './talkLevels.ts';

export type { TalkLevel } from './talkLevels.ts';

// A quest being played: who holds which directions, where everything stands, and how it came there.

export interface TowerSetup {
  readonly players: number;
  readonly quest: Quest;
  readonly tongue: TalkLevel;
}

export interface TowerBox {
  readonly setup: TowerSetup;
  readonly graph: QuestGraph;
}

export type TowerEvent =
  /** [T2] each seat's directions, and those that are everyone's. */
  | {
      readonly type: 'dealt';
      readonly hands: readonly (readonly Direction[])[];
      readonly common: readonly Direction[];
    }
  | {
      readonly type: 'moved';
      readonly seat: number;
      readonly pawn: Pawn;
      readonly to: number;
      readonly by: Means;
    }
  | { readonly type: 'swapped'; readonly seat: number; readonly pawn: Pawn }
  | { readonly type: 'turned'; readonly seat: number; readonly card: number; readonly quarters: number }
  | { readonly type: 'slid'; readonly seat: number; readonly card: number }
  | { readonly type: 'undone' | 'restarted'; readonly seat: number }
  | { readonly type: 'presence'; readonly seat: number; readonly away: boolean }
  | { readonly type: 'ended'; readonly won: boolean };

const KNOWN: Readonly<Record<TowerEvent['type'], true>> = {
  dealt: true,
  moved: true,
  swapped: true,
  turned: true,
  slid: true,
  undone: true,
  restarted: true,
  presence: true,
  ended: true,
};

/** Whether this version knows what such an event does: a page may be older than what it is told. */
export function isTowerEvent({ type }: { readonly type: string }): boolean {
  return Object.hasOwn(KNOWN, type);
}

export interface TowerGame {
  readonly box: TowerBox;
  readonly hands: readonly (readonly Direction[])[];
  readonly common: readonly Direction[];
  readonly position: Position;
  /** How many since the beginning or the last restart; what was undone does not count. */
  readonly actions: number;
  /** How it was before each action or restart. */
  readonly past: Past;
  /** [T12] [R26] the seat that may swap the mage, until the next act. */
  readonly offer: number | null;
  readonly away: readonly boolean[];
  /** Null while it is being played; false for a quest that was skipped [T18]. */
  readonly won: boolean | null;
}

export function openTower(
  setup: TowerSetup,
): { readonly box: TowerBox } | { readonly problems: readonly Refusal[] } {
  const { players, quest } = setup;
  const { least, most } = TOWER_PLAYERS;
  if (!Number.isInteger(players) || players < least || players > most)
    return { problems: [refuse('setup.players', TOWER_PLAYERS)] };
  return { box: { setup, graph: graphOf(quest) } };
}

export function emptyTower(box: TowerBox): TowerGame {
  const { players } = box.setup;
  return {
    box,
    hands: Array.from({ length: players }, () => []),
    common: [],
    position: firstPosition(box.graph),
    actions: 0,
    past: null,
    offer: null,
    away: Array.from({ length: players }, () => false),
    won: null,
  };
}

/** [T2] two each, one each and one for all, one each; alone, all of them. */
export function dealDirections({ setup }: TowerBox, random: Random): Extract<TowerEvent, { type: 'dealt' }> {
  const [mixed] = shuffle(DIRECTIONS, random);
  const each = Math.floor(DIRECTIONS.length / setup.players);
  const hands = Array.from({ length: setup.players }, (_, seat) =>
    mixed.slice(seat * each, (seat + 1) * each),
  );
  return { type: 'dealt', hands, common: mixed.slice(setup.players * each) };
}

export function holds({ hands, common }: TowerGame, seat: number, direction: number): boolean {
  const name = DIRECTIONS[direction] as Direction;
  return common.includes(name) || (hands[seat]?.includes(name) ?? false);
}
