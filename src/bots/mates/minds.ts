import type { Random } from '#engine/core/random.ts';
import { holds } from '#engine/mall/actions.ts';
import type { MallCommand, MallEvent, PublicGame, Shared } from '#engine/mall/index.ts';
import { OFF } from '#engine/mall/spaces.ts';
import { pawnNumber } from '#engine/mall/ways.ts';
import { type Manners, noticed, POLITE, prod, quietUntil } from './manners.ts';
import { type Deed, gap, type MateLevel } from './pace.ts';
import { EARLIER, type Plan, planFor } from './plan.ts';
import { afterMove, type Recent } from './recent.ts';
import type { Script } from './script.ts';
import type { Wish } from './wish.ts';

// The bots of one table: what each means to do, and when. A plain value; whoever hosts the game asks after whatever
// happened and when the time has come, and gives what comes back like anybody's commands. Every other seat is a person's.

export interface Mate {
  readonly seat: number;
  readonly level: MateLevel;
}

interface Mind extends Mate {
  /** What it means to do, as text, and when in game time. */
  readonly wish: string | null;
  readonly due: number;
  readonly last: Deed | null;
  /** By when it wants to have answered who prodded it; null where nobody did. */
  readonly answer: number | null;
}

export interface Minds {
  readonly mates: readonly Mind[];
  readonly recent: Recent;
  readonly manners: Manners;
  /** What is under way and takes several pawns. */
  readonly script: Script | null;
  readonly random: Random;
}

export function newMinds(mates: readonly Mate[], random: Random): Minds {
  const minds = mates.map((mate) => ({ ...mate, wish: null, due: 0, last: null, answer: null }));
  return { mates: minds, recent: [], manners: POLITE, script: null, random };
}

const isPersonAt =
  ({ mates }: Minds) =>
  (seat: number) =>
    !mates.some((mate) => mate.seat === seat);

/** Prodded, a bot answers that soon. */
const ANSWER = 1_500;

/** What everyone is told; `before` is the table before it, `at` the time of the game. */
export function heard(minds: Minds, before: PublicGame, event: MallEvent, at: number): Minds {
  const manners = noticed(minds.manners, event, isPersonAt(minds), at);
  if (event.type === 'doSomething') return { ...minds, manners, mates: prodded(minds, event.target, at) };
  if (event.type !== 'moved') return manners === minds.manners ? minds : { ...minds, manners };
  const pawn = pawnNumber(before, event.pawn);
  const left = { from: before.shared.pawns[pawn] ?? OFF, at };
  const last = afterMove(minds.recent[pawn], left, isPersonAt(minds)(event.seat));
  const recent = before.box.pawns.map((_, one) => (one === pawn ? last : minds.recent[one]));
  return { ...minds, recent };
}

/** A person said something again: the game tells only who has spoken in a window, and not how often. */
export function overheard(minds: Minds, at: number): Minds {
  return minds.manners.opened === null ? minds : { ...minds, manners: { ...minds.manners, spoken: at } };
}

function prodded({ mates }: Minds, target: number, at: number): readonly Mind[] {
  return mates.map((mind) =>
    mind.seat === target ? { ...mind, answer: at + ANSWER, due: Math.min(mind.due, at + ANSWER) } : mind,
  );
}

export interface Thought {
  readonly minds: Minds;
  /** What is to be done now. */
  readonly acts: readonly MallCommand[];
  /** When to ask again although nothing happens, in game time. */
  readonly wake: number | null;
}

/** However quiet it is, sand runs: the table is looked at again after so long. */
const LOOK_AGAIN = 1_000;

/** What the bots make of the table as it is at this time of the game. */
export function thought(minds: Minds, game: PublicGame, now: number): Thought {
  if (game.shared.phase === 'setup') return { minds, acts: unready(minds, game), wake: null };
  if (game.shared.phase === 'over' || game.shared.clock.since !== null)
    return { minds, acts: [], wake: null };
  const quiet = quietUntil(minds.manners, game, isPersonAt(minds));
  if (quiet > now) return { minds, acts: [], wake: quiet };
  const { wishes, script } = planAt(minds, game, now);
  const asked = prod(minds.manners, game, wishes, isPersonAt(minds), now);
  const taken = shared(minds, game, wishes);
  const done = acted(meant(minds, taken, now), taken, now);
  const acts = asked.act === null ? done.acts : [...done.acts, asked.act];
  return { ...done, minds: { ...done.minds, script, manners: asked.manners }, acts };
}

interface Kept {
  readonly recent: Recent;
  readonly script: Script | null;
  readonly second: number;
  readonly plan: Plan;
}

const keptByTable = new WeakMap<Shared, Kept>();

/** One plan a table, event and second, however many bots ask. */
function planAt(minds: Minds, game: PublicGame, now: number): Plan {
  const { recent, script } = minds;
  const second = Math.floor(now / LOOK_AGAIN);
  const kept = keptByTable.get(game.shared);
  const isKept = kept?.second === second && kept.recent === recent;
  if (isKept && (kept.script === script || kept.plan.script === script)) return kept.plan;
  const plan = planFor(game, second * LOOK_AGAIN, recent, script, earlyAt(minds, game));
  keptByTable.set(game.shared, { recent, script, second, plan });
  return plan;
}

/** At a table of bots alone nobody looks elsewhere. */
const earlyAt = ({ mates }: Minds, { box }: PublicGame) =>
  mates.length < box.setup.players ? EARLIER : undefined;

/** Who has something new in mind takes as long for it as people do; who was prodded hurries. */
function meant(minds: Minds, taken: ReadonlyMap<number, Wish>, now: number): Minds {
  let { random } = minds;
  const mates = minds.mates.map((mind): Mind => {
    const wish = taken.get(mind.seat);
    if (wish === undefined) return { ...mind, wish: null };
    const key = JSON.stringify(wish.act);
    if (key === mind.wish) return mind;
    const [wait, after] = gap(mind.level, mind.last, wish, random);
    random = after;
    const answer = mind.answer ?? Number.POSITIVE_INFINITY;
    return { ...mind, wish: key, due: Math.max(now, Math.min(now + wait, answer)) };
  });
  return { ...minds, mates, random };
}

function acted(minds: Minds, taken: ReadonlyMap<number, Wish>, now: number): Thought {
  const ripe = minds.mates.filter(({ wish, due }) => wish !== null && due <= now);
  const mates = minds.mates.map((mind) =>
    ripe.includes(mind) ? done(mind, taken.get(mind.seat) as Wish) : mind,
  );
  const acts = ripe.map(({ seat }) => ({ ...taken.get(seat)?.act, seat }) as MallCommand);
  const next = mates.flatMap(({ wish, due }) => (wish === null ? [] : due));
  return { minds: { ...minds, mates }, acts, wake: Math.min(now + LOOK_AGAIN, ...next) };
}

const done = (mind: Mind, { act, action, pawn }: Wish): Mind => ({
  ...mind,
  wish: null,
  last: { type: act.type, action, pawn },
  answer: null,
});

/** Each takes the first wish whose action it holds; where several do, whoever was prodded, else the lowest seat. */
function shared(
  { mates }: Minds,
  { shared: { hands } }: PublicGame,
  wishes: readonly Wish[],
): ReadonlyMap<number, Wish> {
  const taken = new Map<number, Wish>();
  const order = [...mates.filter(({ answer }) => answer !== null), ...mates];
  for (const wish of wishes) {
    const may = ({ seat }: Mind) => wish.action === null || holds(hands[seat], wish.action);
    const mate = order.find((mind) => !taken.has(mind.seat) && may(mind));
    if (mate !== undefined) taken.set(mate.seat, wish);
  }
  return taken;
}

/** Bots are ready at once. */
function unready({ mates }: Minds, { shared: { ready } }: PublicGame): readonly MallCommand[] {
  return mates.flatMap(({ seat }) => (ready[seat] ? [] : [{ type: 'ready', seat, ready: true } as const]));
}
