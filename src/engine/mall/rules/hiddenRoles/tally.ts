import type { CoreEvent } from '../../events.ts';
import { sandLeft } from '../../sand.ts';
import { OFF } from '../../spaces.ts';
import type { PublicGame, Shared } from '../../state.ts';
import { isWorking, pawnData, pawnNumber, spaceNow } from '../../ways.ts';
import type { PawnId } from '../../words.ts';
import type { Side, Status, Step } from './card.ts';
import type { CardId } from './ids.ts';
import { smallPassagesOn, wayBetween } from './path.ts';

// One tally for all cards, of what everybody saw: whichever are dealt, it is the same.

export interface Judged {
  readonly status: Status;
  readonly at: number;
}

export interface Turned {
  readonly side: Side;
  readonly at: number;
}

type ByCard<T> = Readonly<Partial<Record<CardId, readonly T[]>>>;

export interface Tally {
  /** The time of what happens now, or happened last. */
  readonly now: number;
  /** Who moved what in it. */
  readonly mover: { readonly seat: number; readonly pawn: PawnId } | null;
  /** By pawn: since when it stands where it does, and as the how many-th it came there. */
  readonly since: readonly number[];
  readonly arrivals: readonly number[];
  /** Who turned the glass by moving onto a timer: pawns, and seats; and whether one did so at the last moment. */
  readonly flippers: readonly PawnId[];
  readonly flipSeats: readonly number[];
  readonly lateFlip: boolean;
  /** By seat: who put the Do Something! pawn there, how often, and whether since the last flip. */
  readonly naggers: readonly (readonly number[])[];
  readonly nags: readonly number[];
  readonly nagged: readonly boolean[];
  /** By seat: whether another put the eye card there, and when either was last put there that counts [C11]. */
  readonly eyed: readonly boolean[];
  readonly touched: readonly (number | null)[];
  /** By seat: whether another accused somebody else. */
  readonly shamed: readonly boolean[];
  readonly firstOut: PawnId | null;
  readonly lastOut: PawnId | null;
  /** Of those on items at the theft, who came last; who set it off. */
  readonly lastToItem: PawnId | null;
  readonly thief: number | null;
  readonly squeezes: number;
  readonly posed: boolean;
  readonly wentBack: boolean;
  /** By seat: which pawn it moved last, how often on end. */
  readonly streaks: readonly Streak[];
  /** By card and seat, as if each held each: what is settled, when a rule was broken, when sides were changed. */
  readonly judged: ByCard<Judged | null>;
  readonly breaches: ByCard<readonly number[]>;
  readonly turns: ByCard<readonly Turned[]>;
  /** The cards are judged by now, and nothing that follows changes that. */
  readonly final: boolean;
}

interface Streak {
  readonly pawn: PawnId | null;
  readonly acts: number;
}

export function firstTally(players: number, pawns: number): Tally {
  const bySeat = <T>(value: T) => Array.from({ length: players }, () => value);
  return {
    now: 0,
    mover: null,
    since: Array.from({ length: pawns }, () => 0),
    arrivals: Array.from({ length: pawns }, () => 0),
    flippers: [],
    flipSeats: [],
    lateFlip: false,
    naggers: bySeat<readonly number[]>([]),
    nags: bySeat(0),
    nagged: bySeat(false),
    eyed: bySeat(false),
    touched: bySeat<number | null>(null),
    shamed: bySeat(false),
    firstOut: null,
    lastOut: null,
    lastToItem: null,
    thief: null,
    squeezes: 0,
    posed: false,
    wentBack: false,
    streaks: bySeat<Streak>({ pawn: null, acts: 0 }),
    judged: {},
    breaches: {},
    turns: {},
    final: false,
  };
}

/** With a pawn turning the glass when less is left than this, somebody's heart is won [D05]. */
const LAST_MOMENT = 10_000;
/** [C11] what is put there within this time of what counted does not count. */
const TOUCHY_REST = 20_000;

/** What an event of the core, or one of the piece's own that says who did what to whom, adds to it. */
export type Noted = CoreEvent | { readonly type: 'eyed'; readonly seat: number; readonly target: number };

export function tallied(tally: Tally, event: Noted, before: PublicGame, after: Shared): Tally {
  const lands = event.type === 'moved' ? pawnNumber(before, event.pawn) : OFF;
  const moved =
    after.pawns === before.shared.pawns && lands === OFF ? tally : stood(tally, before.shared, after, lands);
  return counted(moved, event, before);
}

/**
 * Since when pawns stand where they stand, however they came there. Of two that were swapped both are there at once, and
 * then each lands in its turn [X10.4].
 */
function stood(tally: Tally, before: Shared, { pawns }: Shared, lands: number): Tally {
  let { since, arrivals } = tally;
  pawns.forEach((space, pawn) => {
    if (space === before.pawns[pawn] && pawn !== lands) return;
    since = since.with(pawn, tally.now);
    arrivals = arrivals.with(pawn, Math.max(...arrivals) + 1);
  });
  return { ...tally, since, arrivals };
}

function counted(tally: Tally, event: Noted, before: PublicGame): Tally {
  switch (event.type) {
    case 'started':
      return { ...tally, now: event.at, since: tally.since.map(() => event.at) };
    case 'moved':
      return isFigure(before, event.pawn) ? landed(tally, event, before) : tally;
    case 'flipped':
      return turned(tally, event, before);
    case 'doSomething':
      return prodded(tally, event.seat, event.target);
    case 'eyed':
      return event.seat === event.target
        ? tally
        : touched({ ...tally, eyed: tally.eyed.with(event.target, true) }, event.target);
    case 'escaped':
      return { ...tally, firstOut: tally.firstOut ?? event.pawn, lastOut: event.pawn };
    case 'stolen':
      return { ...tally, thief: event.seat, lastToItem: latest(tally, before) };
    default:
      return tally;
  }
}

/** Sister included, guards not. */
export const isFigure = (game: PublicGame, pawn: PawnId) => pawnData(game, pawnNumber(game, pawn)).hero;

type Moved = Extract<CoreEvent, { type: 'moved' }>;

/** How far a walk went; 0 for any other way of getting about. */
export function walked(before: PublicGame, { pawn, to, by }: Moved): number {
  const way = wayBetween(before, before.shared.pawns[pawnNumber(before, pawn)] as number, to);
  return by === 'walk' ? Math.max(0, way.length - 1) : 0;
}

function landed(tally: Tally, event: Moved, before: PublicGame): Tally {
  const { seat, pawn, to, by } = event;
  const from = before.shared.pawns[pawnNumber(before, pawn)] as number;
  const { item = null, camera = false } = spaceNow(before, to) ?? {};
  const squeezed =
    pawn === 'dwarf' && by === 'walk' ? smallPassagesOn(before, wayBetween(before, from, to)) : 0;
  const last = tally.streaks[seat] as Streak;
  const streak = { pawn, acts: last.pawn === pawn ? last.acts + 1 : 1 };
  return {
    ...tally,
    mover: { seat, pawn },
    streaks: tally.streaks.with(seat, streak),
    squeezes: tally.squeezes + squeezed,
    posed: tally.posed || (pawn !== 'barbarian' && camera && isWorking(before, to)),
    wentBack: tally.wentBack || (before.shared.stolen && item !== null),
  };
}

function turned(tally: Tally, event: Extract<CoreEvent, { type: 'flipped' }>, before: PublicGame): Tally {
  const after = { ...tally, nagged: tally.nagged.map(() => false) };
  const { mover } = tally;
  if (event.space === null || mover === null) return after;
  return {
    ...after,
    flippers: once(tally.flippers, mover.pawn),
    flipSeats: once(tally.flipSeats, mover.seat),
    lateFlip: tally.lateFlip || sandLeft(before.shared.sand, event.at) < LAST_MOMENT,
  };
}

function prodded(tally: Tally, by: number, target: number): Tally {
  const naggers = tally.naggers.with(target, once(tally.naggers[target] ?? [], by));
  const nags = tally.nags.with(target, (tally.nags[target] ?? 0) + 1);
  return touched({ ...tally, naggers, nags, nagged: tally.nagged.with(target, true) }, target);
}

function touched(tally: Tally, seat: number): Tally {
  const last = tally.touched[seat] ?? null;
  const counts = last === null || tally.now - last >= TOUCHY_REST;
  return counts ? { ...tally, touched: tally.touched.with(seat, tally.now) } : tally;
}

/** Of the pawns on items the one that came last. */
function latest({ arrivals }: Tally, game: PublicGame): PawnId | null {
  const { box, shared } = game;
  const on = box.goals.heroes.filter((pawn) => spaceNow(game, shared.pawns[pawn] ?? -1)?.item != null);
  const last = on.reduce(
    (one, other) => ((arrivals[other] ?? 0) > (arrivals[one] ?? 0) ? other : one),
    on[0] ?? -1,
  );
  return box.pawns[last] ?? null;
}

const once = <T>(list: readonly T[], one: T): readonly T[] => (list.includes(one) ? list : [...list, one]);

/** What of an event is a step that a rule may forbid; null: nothing. */
export function stepOf(event: Noted, before: PublicGame): Step | null {
  if (event.type === 'spoke') return { what: 'spoke', seat: event.seat };
  if (event.type !== 'moved' || !isFigure(before, event.pawn)) return null;
  return { what: 'moved', seat: event.seat, pawn: event.pawn, walked: walked(before, event) };
}
