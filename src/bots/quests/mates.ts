import type { MateLevel } from '#engine/core/mateLevels.ts';
import { isRefusal } from '#engine/core/refusal.ts';
import { PAWNS, type Pawn } from '#engine/family/pawns.ts';
import { afterAction, positionKey, type QuestAction } from '#engine/tower/actions.ts';
import { decideTower, type TowerCommand } from '#engine/tower/decide.ts';
import { evolveTower } from '#engine/tower/evolve.ts';
import type { TowerEvent, TowerGame } from '#engine/tower/game.ts';
import { snapshots } from '#engine/tower/past.ts';
import type { Position } from '#engine/tower/position.ts';
import { SLOWNESS } from '../levels.ts';

// Bots in the tower. There is no glass and nothing is hidden: a solver knows the way from anywhere, so what is left is
// manners. They wait for people, take nothing back, and go on from wherever a person led. A plain value without a clock;
// whoever hosts the game asks the solver, and gives what comes back like anybody's commands.

export interface QuestMate {
  readonly seat: number;
  readonly level: MateLevel;
}

export interface QuestMates {
  readonly mates: readonly QuestMate[];
  readonly game: TowerGame;
  /** The way on from here; null where it has to be asked for, empty where they know of none. */
  readonly way: readonly QuestAction[] | null;
  /** When something was last done, and whether by a person. */
  readonly last: { readonly at: number; readonly person: boolean };
  /** Where a person took something back: nobody leads there again soon. */
  readonly declined: readonly { readonly key: string; readonly at: number }[];
  /** The bot that somebody looks at, and since when: what now? */
  readonly asked: { readonly seat: number; readonly at: number } | null;
}

export function climbed(mates: readonly QuestMate[], game: TowerGame, at: number): QuestMates {
  return { mates, game, way: null, last: { at, person: true }, declined: [], asked: null };
}

const isBot = ({ mates }: QuestMates, seat: number) => mates.some((mate) => mate.seat === seat);

/** Something happened, as everyone was told it. */
export function toldOfQuest(table: QuestMates, event: TowerEvent, at: number): QuestMates {
  const { game, way, declined } = table;
  const next = { ...table, game: evolveTower(game, event) };
  if (event.type === 'presence') return next;
  const person = 'seat' in event && !isBot(table, event.seat);
  const taken = event.type === 'undone' && person ? [{ key: positionKey(game.position), at }] : [];
  return {
    ...next,
    way: leftOf(game, way, next.game),
    last: { at, person },
    declined: [...declined, ...taken].slice(-MOST_DECLINED),
    asked: null,
  };
}

const MOST_DECLINED = 8;

/** What is left of a way where somebody went along it; null where they did not. */
function leftOf(
  before: TowerGame,
  way: readonly QuestAction[] | null,
  after: TowerGame,
): readonly QuestAction[] | null {
  const [next] = way ?? [];
  if (way === null || next === undefined) return null;
  const meant = afterAction(before.box.graph, before.position, next);
  if (meant !== null && positionKey(meant) === positionKey(after.position)) return way.slice(1);
  // [T12] she is where she is to change places.
  const half = next.type === 'move' && next.swap !== null && after.offer !== null;
  return half && after.position.pawns[next.pawn] === next.to ? way : null;
}

/** Somebody looks at a bot: it does what it can, or shows what is to be done. */
export function lookedAt(table: QuestMates, seat: number, at: number): QuestMates {
  return isBot(table, seat) ? { ...table, asked: { seat, at } } : table;
}

export interface Question {
  readonly position: Position;
  /** [T12] whether a swap may still be made. */
  readonly offered: boolean;
  /** The positions that no bot leads back to. */
  readonly avoid: readonly string[];
}

export interface QuestThought {
  readonly table: QuestMates;
  readonly acts: readonly TowerCommand[];
  /** [T17] what a bot that was looked at points at on the help tile: whose turn it is, or what. */
  readonly hint: { readonly seat: number; readonly icon: Hint } | null;
  readonly question: Question | null;
  /** Milliseconds after which to ask again although nothing happens. */
  readonly wait: number | null;
}

export type Hint = Pawn | 'turn' | 'slide';

/** After a bot's act, after a person's, who may want to go on, and for what a person could do as well. */
const PACE = { bot: 2_000, person: 4_000, shared: 4_000 };
/** [T12] so long nobody ends a swap that a person may still want. */
const OFFERED = 10_000;
/** Who is looked at answers that soon. */
const ANSWER = 1_200;
/** So long nobody does again what a person took back. */
const DECLINED = 20_000;

export function ponderedOnQuest(table: QuestMates, now: number): QuestThought {
  const { game, way, declined } = table;
  const nothing = { table, acts: [], hint: null, question: null, wait: null };
  if (game.won !== null || !isSomebodyHere(table)) return nothing;
  if (way === null) return { ...nothing, question: questionAt(table, now) };
  const [next] = way;
  if (next === undefined) {
    const again = Math.min(...declined.map(({ at }) => at + DECLINED).filter((at) => at > now));
    return Number.isFinite(again)
      ? { ...nothing, table: { ...table, way: null }, wait: again - now }
      : nothing;
  }
  return stepped(table, next, now);
}

/** Nobody plays on without people. */
const isSomebodyHere = (table: QuestMates) =>
  table.game.away.some((away, seat) => !away && !isBot(table, seat));

/** So far back it is remembered where the table has been: a game may be of twenty thousand acts. */
const MOST_BEEN = 200;

function questionAt(table: QuestMates, now: number): Question {
  const { game, declined } = table;
  const been = snapshots(game.past, Math.min(game.actions, MOST_BEEN)).map(({ position }) =>
    positionKey(position),
  );
  const taken = declined.filter(({ at }) => now - at < DECLINED).map(({ key }) => key);
  return {
    position: game.position,
    offered: offerEnds(table) > now,
    avoid: [...new Set([...been, ...taken])],
  };
}

function stepped(table: QuestMates, next: QuestAction, now: number): QuestThought {
  const { game, mates, asked } = table;
  const may = (seat: number) => !isRefusal(decideTower(game, commandOf(game, next, seat)));
  const doers = mates.filter(({ seat }) => may(seat));
  const bot = doers.find(({ seat }) => seat === asked?.seat) ?? doers[0];
  const nothing = { table, acts: [], hint: null, question: null, wait: null };
  if (bot === undefined && asked !== null) return hinted(table, next, asked, now);
  if (bot === undefined) return isSwapHere(game, next) ? withoutOffer(table, now) : nothing;
  const shared = game.away.some((away, seat) => !away && !isBot(table, seat) && may(seat));
  const due = dueAt(table, bot.level, shared);
  if (due > now) return { ...nothing, wait: due - now };
  const done = { ...table, asked: null };
  return { ...nothing, table: done, acts: commandsOf(game, next, bot.seat) };
}

/** [T12] whoever moved her may swap; who does not want to is not waited for without end. */
function withoutOffer(table: QuestMates, now: number): QuestThought {
  const wait = offerEnds(table) - now;
  if (wait <= 0) return ponderedOnQuest({ ...table, way: null }, now);
  return { table, acts: [], hint: null, question: null, wait: Number.isFinite(wait) ? wait : null };
}

/** Until when a swap that is on offer is waited for: a bot's own is made at once, or not wanted. */
function offerEnds(table: QuestMates): number {
  const { game, last } = table;
  if (game.offer === null) return 0;
  return isBot(table, game.offer) ? Number.POSITIVE_INFINITY : last.at + OFFERED;
}

function dueAt(table: QuestMates, level: MateLevel, shared: boolean): number {
  const { last, asked, game } = table;
  const pace = (last.person ? PACE.person : PACE.bot) + (shared ? PACE.shared : 0);
  const paced = last.at + pace * SLOWNESS[level];
  const isTheirs = game.offer !== null && !isBot(table, game.offer);
  const due = isTheirs ? Math.max(paced, last.at + OFFERED) : paced;
  return asked === null ? due : Math.min(due, asked.at + ANSWER);
}

function hinted(
  table: QuestMates,
  next: QuestAction,
  { seat, at }: NonNullable<QuestMates['asked']>,
  now: number,
): QuestThought {
  const nothing = { table, acts: [], hint: null, question: null, wait: null };
  if (at + ANSWER > now) return { ...nothing, wait: at + ANSWER - now };
  const icon: Hint = next.type === 'move' ? (PAWNS[next.pawn] as Pawn) : next.type;
  return { ...nothing, table: { ...table, asked: null }, hint: { seat, icon } };
}

/** [T12] she is where she is to change places. */
function isSwapHere({ position, offer }: TowerGame, action: QuestAction): boolean {
  const isThere = action.type === 'move' && position.pawns[action.pawn] === action.to;
  return isThere && action.swap !== null && offer !== null;
}

/** What is left to do of it: of a move with a swap, the swap once she is there. */
function commandOf(game: TowerGame, action: QuestAction, seat: number): TowerCommand {
  if (action.type !== 'move') return { ...action, seat };
  if (isSwapHere(game, action)) return { type: 'swap', seat, pawn: PAWNS[action.swap as number] as Pawn };
  const from = game.position.pawns[action.pawn] as number;
  return { type: 'move', seat, pawn: PAWNS[action.pawn] as Pawn, from, to: action.to };
}

/** [T12] the swap is at once, or never: it belongs to the move. */
function commandsOf(game: TowerGame, action: QuestAction, seat: number): readonly TowerCommand[] {
  const first = commandOf(game, action, seat);
  if (action.type !== 'move' || action.swap === null || first.type === 'swap') return [first];
  return [first, { type: 'swap', seat, pawn: PAWNS[action.swap] as Pawn }];
}
