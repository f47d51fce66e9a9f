import { type MatesAtTable, pondered, runsForNobody, satDown, saw, told } from '#bots/mates/atTable.ts';
import type { Mate } from '#bots/mates/minds.ts';
import type { Shown } from '#bots/mates/showing.ts';
import {
  climbed,
  lookedAt,
  ponderedOnQuest,
  type Question,
  type QuestMates,
  type QuestThought,
  toldOfQuest,
} from '#bots/quests/mates.ts';
import type { Random } from '#engine/core/random.ts';
import { type Game, type MallEvent, viewFor } from '#engine/mall/index.ts';
import type { QuestAction } from '#engine/tower/actions.ts';
import type { TowerEvent, TowerGame } from '#engine/tower/game.ts';
import type { Point } from '#protocol/signs.ts';
import type { Telling } from '#room/authority.ts';

// What the bots of a table have in mind, whichever game is on it. They are handed what those are told who only watch.

export interface Thoughts {
  /** [M26] without a person at the table nothing goes on. */
  readonly hold: boolean;
  readonly acts: readonly ({ readonly seat: number | null } & object)[];
  readonly shows: readonly Shown[];
  readonly hint: QuestThought['hint'];
  readonly question: Question | null;
  readonly wait: number | null;
}

export interface Brain {
  /** The table as it was before that. */
  readonly told: (before: unknown, telling: Telling) => void;
  readonly saw: (path: readonly Point[], now: number) => void;
  readonly stared: (seat: number, now: number) => void;
  readonly guided: (question: Question, way: readonly QuestAction[]) => void;
  readonly think: (now: number) => Thoughts;
}

const NOTHING: Thoughts = { hold: false, acts: [], shows: [], hint: null, question: null, wait: null };

/** One that fails thinks no more: it says nothing, and is said nothing. */
export function careful(brain: Brain, failed: (error: unknown) => void): Brain {
  let isLost = false;
  const tried = <T>(think: () => T, nothing: T): T => {
    if (isLost) return nothing;
    try {
      return think();
    } catch (error) {
      isLost = true;
      failed(error);
      return nothing;
    }
  };
  return {
    told: (...happened) => tried(() => brain.told(...happened), undefined),
    saw: (...seen) => tried(() => brain.saw(...seen), undefined),
    stared: (...felt) => tried(() => brain.stared(...felt), undefined),
    guided: (...way) => tried(() => brain.guided(...way), undefined),
    think: (now) => tried(() => brain.think(now), NOTHING),
  };
}

export function mallBrain(mates: readonly Mate[], game: Game, random: Random): Brain {
  let table: MatesAtTable = satDown(mates, viewFor(game, null), random);
  return {
    told: (before, { at, events }) => {
      table = told(table, viewFor(before as Game, null), events as readonly MallEvent[], at);
    },
    saw: (path, now) => {
      table = saw(table, path, now);
    },
    stared: () => undefined,
    guided: () => undefined,
    think: (now) => {
      if (runsForNobody(table)) return { ...NOTHING, hold: true };
      const { table: next, ...thought } = pondered(table, now);
      table = next;
      return { ...NOTHING, ...thought };
    },
  };
}

/** `now`: by the host's clock; a quest has none. */
export function questBrain(mates: readonly Mate[], game: TowerGame, now: () => number): Brain {
  let table: QuestMates = climbed(mates, game, now());
  return {
    told: (_before, { events }) => {
      for (const event of events as readonly TowerEvent[]) table = toldOfQuest(table, event, now());
    },
    saw: () => undefined,
    stared: (seat, at) => {
      table = lookedAt(table, seat, at);
    },
    guided: ({ position }, way) => {
      // Whatever happened meanwhile is asked about anew.
      if (table.game.position === position && table.way === null) table = { ...table, way };
    },
    think: (at) => {
      const { table: next, ...thought } = ponderedOnQuest(table, at);
      table = next;
      return { ...NOTHING, ...thought };
    },
  };
}
