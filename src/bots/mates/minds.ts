import type { MateLevel } from '#engine/core/mateLevels.ts';
import type { Random } from '#engine/core/random.ts';
import { holds } from '#engine/mall/actions.ts';
import { type MallCommand, type MallEvent, mayTalk } from '#engine/mall/index.ts';
import { OFF } from '#engine/mall/spaces.ts';
import { pawnNumber } from '#engine/mall/ways.ts';
import { withAnswers } from './answers.ts';
import { type Manners, noticed, POLITE, prod, quietUntil } from './manners.ts';
import { atSight, type Deed, gap, seesComing } from './pace.ts';
import { LOOK_AGAIN, planAt } from './planning.ts';
import { pointedOut, type Spot } from './pointed.ts';
import { afterMove, type Recent } from './recent.ts';
import type { Route } from './route.ts';
import type { Script } from './script.ts';
import type { Seen } from './seen.ts';
import { nextShown, routesToShow, type Shown, shownBy, shownWith } from './showing.ts';
import { acted as actedAgain, later, named, newMeasure, openNow, type Tempo, UNMEASURED } from './tempo.ts';
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
  /** What it did last, and when. */
  readonly last: Deed | null;
  readonly acted: number;
  /** By when it wants to have answered who prodded it; null where nobody did. */
  readonly answer: number | null;
}

export interface Minds {
  readonly mates: readonly Mind[];
  readonly recent: Recent;
  readonly manners: Manners;
  /** How fast people have shown to be; nothing at a table of bots. */
  readonly tempo: Tempo;
  /** What is under way and takes several pawns. */
  readonly script: Script | null;
  /** Whether it was a person who moved something last. */
  readonly isPersons: boolean;
  readonly random: Random;
}

export function newMinds(mates: readonly Mate[], random: Random): Minds {
  const minds = mates.map((mate) => ({ ...mate, wish: null, due: 0, last: null, acted: 0, answer: null }));
  return {
    mates: minds,
    recent: [],
    manners: POLITE,
    tempo: UNMEASURED,
    script: null,
    isPersons: false,
    random,
  };
}

const isPersonAt =
  ({ mates }: Minds) =>
  (seat: number) =>
    !mates.some((mate) => mate.seat === seat);

/** Prodded, a bot answers that soon. */
const ANSWER = 1_500;

/** What everyone is told; `before` is the table before it, `at` the time of the game. */
export function heard(minds: Minds, before: Seen, event: MallEvent, at: number): Minds {
  const manners = noticed(minds.manners, event, isPersonAt(minds), at);
  const tempo = counted(minds.tempo, before, event);
  if (event.type === 'doSomething') return { ...minds, manners, mates: prodded(minds, event.target, at) };
  if (event.type !== 'moved')
    return manners === minds.manners && tempo === minds.tempo ? minds : { ...minds, manners, tempo };
  const pawn = pawnNumber(before, event.pawn);
  const left = { from: before.shared.pawns[pawn] ?? OFF, at };
  const isPersons = isPersonAt(minds)(event.seat);
  const last = afterMove(minds.recent[pawn], left, isPersons);
  const recent = before.box.pawns.map((_, one) => (one === pawn ? last : minds.recent[one]));
  return { ...minds, recent, tempo, isPersons };
}

/** An act of a person, as far as it tells who it was. */
function counted(tempo: Tempo, { shared: { hands } }: Seen, event: MallEvent): Tempo {
  const explorer = () => hands.findIndex((hand) => holds(hand, 'X'));
  const seat = event.type === 'moved' ? event.seat : event.type === 'placed' ? explorer() : -1;
  const measured = tempo.seats[seat];
  return measured === undefined ? tempo : { ...tempo, seats: tempo.seats.with(seat, actedAgain(measured)) };
}

/**
 * A person said something, or pointed somewhere: the game tells only who has spoken in a window, and neither how often nor
 * what. Everyone at the table saw it, so it is no secret of anybody's.
 */
export function overheard(minds: Minds, game: Seen, path: readonly Spot[], at: number): Minds {
  const recent = game.shared.phase === 'running' ? pointedOut(game, minds.recent, path, at) : minds.recent;
  const { manners } = minds;
  return { ...minds, recent, manners: manners.opened === null ? manners : { ...manners, spoken: at } };
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
  /** And what is to be shown, where people talk. */
  readonly shows: readonly Shown[];
  /** When to ask again although nothing happens, in game time. */
  readonly wake: number | null;
}

/** What the bots make of the table as it is at this time of the game. */
export function thought(minds: Minds, game: Seen, now: number): Thought {
  if (game.shared.phase === 'setup') return { minds, acts: unready(minds, game), shows: [], wake: null };
  if (game.shared.phase === 'over' || game.shared.clock.since !== null)
    return { minds, acts: [], shows: [], wake: null };
  const quiet = quietUntil(minds.manners, game, isPersonAt(minds));
  if (quiet > now) return shown(minds, game, now, quiet);
  const plan = planAt(minds, game, now);
  const { wishes, routes, script } = plan;
  const tempo = waitedFor(minds, game, wishes, now);
  const asked = prod(minds.manners, game, wishes, isPersonAt(minds), now);
  const taken = withAnswers(minds, game, shared(minds, game, wishes), plan, now);
  const done = acted(minded(minds, taken, now), taken, now);
  const acts = asked.act === null ? done.acts : [...done.acts, asked.act];
  const shows = meanwhile(minds, game, routes, now);
  const meant =
    asked.act === null || asked.wish === null ? [] : shownWith(game, asked.act, asked.wish, routes);
  const manners = { ...asked.manners, shown: asked.manners.shown + shows.length };
  const [mates, points] = pointing(done.minds.mates, game, routes, now);
  return {
    ...done,
    minds: { ...done.minds, mates, script, tempo, manners },
    acts,
    shows: [...shows, ...meant, ...points],
  };
}

/** Whoever alone can do what is wanted is waited for. */
function waitedFor(minds: Minds, game: Seen, wishes: readonly Wish[], now: number): Tempo {
  const isPerson = isPersonAt(minds);
  const { hands } = game.shared;
  if (minds.mates.length === hands.length || now - minds.tempo.at < LOOK_AGAIN) return minds.tempo;
  const holders = ({ action }: Wish) =>
    hands.flatMap((hand, seat) => (action !== null && holds(hand, action) ? [seat] : []));
  const wanted = wishes.filter((wish) => wish.action !== null && holders(wish).every(isPerson));
  const seats = hands.map((_, seat) => {
    if (!isPerson(seat)) return undefined;
    const isWaited = wanted.some((wish) => holders(wish).includes(seat));
    return later(minds.tempo.seats[seat] ?? newMeasure(now), now, isWaited);
  });
  const from = (pawn: number | null) => game.shared.pawns[pawn ?? OFF] ?? OFF;
  const names = wanted.map(({ pawn, action }) => named(pawn, from(pawn), action));
  return { seats, open: openNow(minds.tempo.open, names, now), at: now };
}

/** While people may talk. */
function shown(minds: Minds, game: Seen, now: number, quiet: number): Thought {
  const { manners, mates } = minds;
  const { routes, script } = planAt(minds, game, now);
  const all = routesToShow(routes, mates.length);
  const due = nextShown(manners, game, all);
  if (due === null || due > now) return { minds, acts: [], shows: [], wake: Math.min(quiet, due ?? quiet) };
  const one = shownBy(game, mates[manners.shown]?.seat as number, all[manners.shown] as Route);
  const next = { ...minds, script, manners: { ...manners, shown: manners.shown + 1 } };
  return { minds: next, acts: [], shows: one === null ? [] : [one], wake: now };
}

/** [S1] where people may talk all the time nobody waits for them: while they play, once, at the beginning. */
function meanwhile(
  { manners, mates }: Minds,
  game: Seen,
  routes: readonly Route[],
  now: number,
): readonly Shown[] {
  const { hands, talk } = game.shared;
  const isLate = manners.opened === null || now - manners.opened > BEGINNING;
  if (isLate || talk || mates.length === hands.length) return [];
  const all = routesToShow(routes, mates.length);
  const due = nextShown(manners, game, all);
  if (due === null || due > now) return [];
  const one = shownBy(game, mates[manners.shown]?.seat as number, all[manners.shown] as Route);
  return one === null ? [] : [one];
}

const BEGINNING = 10_000;

/** Who was prodded and can do nothing for anybody shows what is wanted instead, where that is allowed. */
function pointing(
  mates: readonly Mind[],
  game: Seen,
  routes: readonly Route[],
  now: number,
): readonly [mates: readonly Mind[], shows: readonly Shown[]] {
  const [route] = mayTalk(game, 'gestures') ? routesToShow(routes, 1) : [];
  const shows = mates.flatMap(({ seat, wish, answer }) => {
    const isMute = answer !== null && answer <= now && wish === null && route !== undefined;
    return isMute ? (shownBy(game, seat, route) ?? []) : [];
  });
  const shown = shows.map(({ seat }) => seat);
  return [mates.map((mind) => (shown.includes(mind.seat) ? { ...mind, answer: null } : mind)), shows];
}

/** Who has something new in mind takes as long for it as people do; who was prodded hurries. */
function minded(minds: Minds, taken: ReadonlyMap<number, Wish>, now: number): Minds {
  let { random } = minds;
  const mates = minds.mates.map((mind): Mind => {
    const wish = taken.get(mind.seat);
    if (wish === undefined) return { ...mind, wish: null };
    const key = JSON.stringify(wish.act);
    if (key === mind.wish) return mind;
    const [wait, after] = gap(mind.level, mind.last, wish, random);
    random = after;
    return { ...mind, wish: key, due: dueAfter(minds, mind, wait, now) };
  });
  return { ...minds, mates, random };
}

/**
 * What a bot makes of another's act takes its gap from then on: else eight of them would be quicker than any table of people. A
 * person who moved something is not kept waiting: then the gap counts from one act of the bot to its next, as it was recorded.
 */
function dueAfter({ isPersons }: Minds, { level, acted, answer }: Mind, wait: number, now: number): number {
  const soonest = isPersons ? now + Math.min(wait, atSight(level)) : now;
  const due = (isPersons ? acted : now) + wait;
  return answer === null ? Math.max(soonest, due) : Math.max(now, Math.min(due, answer));
}

/** One at a time: an act may pass tiles on, and then another holds what the next one takes. */
function acted(minds: Minds, taken: ReadonlyMap<number, Wish>, now: number): Thought {
  const ripe = minds.mates.filter(({ wish, due }) => wish !== null && due <= now).slice(0, 1);
  const mates = minds.mates.map((mind) =>
    ripe.includes(mind) ? done(mind, taken.get(mind.seat) as Wish, now) : mind,
  );
  const acts = ripe.map(({ seat }) => ({ ...taken.get(seat)?.act, seat }) as MallCommand);
  const next = mates.flatMap(({ wish, due, answer }) => (wish === null ? awaited(answer, now) : due));
  return { minds: { ...minds, mates }, acts, shows: [], wake: Math.min(now + LOOK_AGAIN, ...next) };
}

const awaited = (answer: number | null, now: number) => (answer !== null && answer > now ? answer : []);

const done = (mind: Mind, { act, action, pawn }: Wish, now: number): Mind => ({
  ...mind,
  wish: null,
  last: { type: act.type, action, pawn },
  acted: now,
  answer: null,
});

/** Each takes the first wish whose action it holds; where several do, whoever was prodded, else the lowest seat. */
function shared(
  { mates }: Minds,
  { shared: { hands } }: Seen,
  wishes: readonly Wish[],
): ReadonlyMap<number, Wish> {
  const taken = new Map<number, Wish>();
  const order = [...mates.filter(({ answer }) => answer !== null), ...mates];
  for (const wish of wishes) {
    const may = ({ seat, level, answer }: Mind) =>
      (wish.action === null || holds(hands[seat], wish.action)) &&
      (answer !== null || seesComing(level, wish));
    const mate = order.find((mind) => !taken.has(mind.seat) && may(mind));
    if (mate !== undefined) taken.set(mate.seat, wish);
  }
  return taken;
}

/** Bots are ready at once. */
function unready({ mates }: Minds, { shared: { ready } }: Seen): readonly MallCommand[] {
  return mates.flatMap(({ seat }) => (ready[seat] ? [] : [{ type: 'ready', seat, ready: true } as const]));
}
