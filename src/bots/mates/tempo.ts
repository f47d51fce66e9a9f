import { ACTIONS, type Action, type Hand, holds } from '#engine/mall/actions.ts';
import type { Space } from '#engine/mall/spaces.ts';
import type { Seen } from './seen.ts';

// How fast the table is: how long an act takes of whoever holds its action. Of people it is measured, by how long they were
// waited for in the last half minute and how often they acted meanwhile.

export interface Tempo {
  /** By seat; undefined for a bot. */
  readonly seats: readonly (Measured | undefined)[];
  /** What was wanted of people lately, and is not done. */
  readonly open: readonly Open[];
  /** When it was looked at last. */
  readonly at: number;
}

/** A table of bots, or one that nobody has looked at. */
export const UNMEASURED: Tempo = { seats: [], open: [], at: Number.NEGATIVE_INFINITY };

/** Who is to be moved from where by which action; since when that is wanted, and when it was last. */
export interface Open {
  readonly what: string;
  readonly since: number;
  readonly seen: number;
}

/** After so long it is not what that person means to do; after so long it is wanted again. */
const PASSED_OVER = 6_000;
const FORGOTTEN = 20_000;
/** What somebody passed over is worth a detour of so long. */
const DETOUR = 10_000;

const isPassedOver = ({ since, seen }: Open) => seen - since >= PASSED_OVER;

export const named = (pawn: number | null, from: Space, action: Action | null) => `${pawn} ${from} ${action}`;

/** What is still open when these are wanted. */
export function openNow(open: readonly Open[], wanted: readonly string[], now: number): readonly Open[] {
  const still = wanted.map((what) => ({
    what,
    since: open.find((one) => one.what === what)?.since ?? now,
    seen: now,
  }));
  const rest = open.filter(({ what }) => !wanted.includes(what));
  return [...still, ...rest.filter((one) => isPassedOver(one) && now - one.seen < FORGOTTEN)];
}

export interface Measured {
  /** Milliseconds that others waited for it, and its acts; both fade. */
  readonly waited: number;
  readonly acts: number;
  readonly at: number;
}

const FADES = 30_000;
/** What is assumed of somebody who was never seen. */
const ASSUMED = { waited: 6_000, acts: 2 };
const [QUICKEST, SLOWEST] = [2_000, 9_000];

/** Milliseconds that a bot takes. */
export const BOT_ACT = 2_500;

export const newMeasure = (at: number): Measured => ({ ...ASSUMED, at });

/** As much later; whether it was waited for meanwhile. */
export function later({ waited, acts, at }: Measured, now: number, isWaited: boolean): Measured {
  const fade = Math.exp((at - now) / FADES);
  const own = { waited: ASSUMED.waited * (1 - fade), acts: ASSUMED.acts * (1 - fade) };
  const more = isWaited ? Math.min(now - at, 2_000) : 0;
  return { waited: waited * fade + own.waited + more, acts: acts * fade + own.acts, at: now };
}

export const acted = (measured: Measured): Measured => ({ ...measured, acts: measured.acts + 1 });

const STEP = 1_000;

/** In steps, so that plans do not change with every moment. */
export function actTakes({ waited, acts }: Measured): number {
  const takes = Math.round(waited / acts / STEP) * STEP;
  return Math.min(SLOWEST, Math.max(QUICKEST, takes));
}

/** How long acts take at this table. */
export interface Takes {
  /** Milliseconds by action; where several hold it the quickest of them. */
  readonly takes: (action: Action | null) => number;
  /** What comes on top for something that somebody has passed over. */
  readonly detour: (pawn: number, from: Space, action: Action | null) => number;
  /** Whether a bot may do it. */
  readonly isBots: (action: Action | null) => boolean;
  /** Whether anything has been passed over. */
  readonly hasDetours: boolean;
  /** Whether all take the same. */
  readonly isEven: boolean;
  /** Tells one such table from another. */
  readonly name: string;
}

const known = new WeakMap<Tempo, { readonly hands: readonly Hand[]; readonly takes: Takes }>();

export function takesAt({ shared: { hands } }: Seen, tempo: Tempo): Takes {
  const before = known.get(tempo);
  if (before?.hands === hands) return before.takes;
  const takes = lookAt(hands, tempo);
  known.set(tempo, { hands, takes });
  return takes;
}

function lookAt(hands: readonly Hand[], { seats, open }: Tempo): Takes {
  const look = (action: Action) =>
    hands.flatMap((hand, seat) => {
      const measured = seats[seat];
      return holds(hand, action) ? [measured === undefined ? BOT_ACT : actTakes(measured)] : [];
    });
  const all = new Map(ACTIONS.map((action) => [action, Math.min(...look(action))]));
  const passed = open.filter(isPassedOver).map(({ what }) => what);
  return {
    takes: (action) => (action === null ? BOT_ACT : (all.get(action) ?? BOT_ACT)),
    detour: (pawn, from, action) => (passed.includes(named(pawn, from, action)) ? DETOUR : 0),
    isBots: (action) =>
      action === null || hands.some((hand, seat) => seats[seat] === undefined && holds(hand, action)),
    hasDetours: passed.length > 0,
    isEven: seats.length === 0,
    name: [...all.values(), ...passed].join(),
  };
}

/** At a table of bots alone. */
export const EVEN: Takes = {
  takes: () => BOT_ACT,
  detour: () => 0,
  isBots: () => true,
  hasDetours: false,
  isEven: true,
  name: '',
};
