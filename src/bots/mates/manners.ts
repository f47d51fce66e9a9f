import { type Action, holds } from '#engine/mall/actions.ts';
import { type MallCommand, type MallEvent, mayProd } from '#engine/mall/index.ts';
import type { Seen } from './seen.ts';
import type { Wish } from './wish.ts';

// How bots treat the people at their table: they wait before they prod somebody, and never prod a bot; while people talk they keep
// their hands off the mall, because the next act closes the window [R3].

export interface Manners {
  /** What only a person can do and is waited for, as text, and since when. */
  readonly waiting: { readonly wish: string; readonly since: number } | null;
  /** When somebody was prodded last, by whom ever. */
  readonly prodded: number | null;
  /** When bots did, within the last minute. */
  readonly given: readonly number[];
  /** Since when a talk window is open, or the game goes on where there are none, and when a person last spoke in it. */
  readonly opened: number | null;
  readonly spoken: number | null;
  /** How many of the bots have shown in it where they mean to go. */
  readonly shown: number;
}

export const POLITE: Manners = {
  waiting: null,
  prodded: null,
  given: [],
  opened: null,
  spoken: null,
  shown: 0,
};

const PATIENCE = 5_000;
const BETWEEN_PRODS = 8_000;
/** So many a minute. */
const [MOST_PRODS, MINUTE] = [3, 60_000];
/** The same is not asked for again so soon, for the glass in half the time. */
const AGAIN = 24_000;

/** So long nobody closes a window in which people may still want to say something, or just did. */
const FIRST_WORDS = 4_000;
const LAST_WORDS = 5_000;
/** Sand runs while people talk: so much of it is never talked away. */
const TALKED_ENOUGH = 25_000;

export function noticed(manners: Manners, event: MallEvent, isPerson: IsPerson, at: number): Manners {
  if (event.type === 'doSomething') return { ...manners, prodded: at };
  if (event.type === 'started') return { ...manners, opened: at };
  if (event.type === 'talkOpened') return { ...manners, opened: at, spoken: null, shown: 0 };
  if (event.type === 'talkClosed') return { ...manners, opened: null, spoken: null, shown: 0 };
  if (event.type === 'spoke' && isPerson(event.seat)) return { ...manners, spoken: at };
  return manners;
}

export type IsPerson = (seat: number) => boolean;

/** Until when bots leave the window open; 0 where there is none, or nobody to talk. */
export function quietUntil({ opened, spoken }: Manners, game: Seen, isPerson: IsPerson): number {
  if (!game.shared.talk || opened === null || people(game, isPerson).length === 0) return 0;
  const last = Math.max(opened + FIRST_WORDS, (spoken ?? opened) + LAST_WORDS * Number(spoken !== null));
  return Math.min(last, opened + TALKED_ENOUGH);
}

/** Those who are there: nobody prods an empty chair. */
function people({ shared }: Seen, isPerson: IsPerson): readonly number[] {
  return shared.hands.flatMap((_, seat) => (isPerson(seat) && !shared.clock.away[seat] ? [seat] : []));
}

export interface Prod {
  readonly manners: Manners;
  readonly act: MallCommand | null;
  /** What is waited for, where somebody is prodded for it. */
  readonly wish: Wish | null;
}

/** [C3] the first wish that no bot can fulfil and a person can, once it has been waited for. */
export function prod(
  manners: Manners,
  game: Seen,
  wishes: readonly Wish[],
  isPerson: IsPerson,
  now: number,
): Prod {
  const holders = (action: Action | null) =>
    game.shared.hands.flatMap((hand, seat) => (action !== null && holds(hand, action) ? [seat] : []));
  const missing = wishes.find(({ action }) => action !== null && holders(action).every(isPerson));
  const target = missing && people(game, isPerson).find((seat) => holders(missing.action).includes(seat));
  if (missing === undefined || target === undefined)
    return { manners: { ...manners, waiting: null }, act: null, wish: null };
  const wish = JSON.stringify(missing.act);
  const waiting = manners.waiting?.wish === wish ? manners.waiting : { wish, since: now };
  const given = manners.given.filter((at) => now - at < MINUTE);
  const often = given.length >= MOST_PRODS || now - (manners.prodded ?? -AGAIN) < BETWEEN_PRODS;
  const tooSoon = often || now - waiting.since < PATIENCE;
  const seat = tooSoon ? -1 : game.shared.hands.findIndex((_, one) => !isPerson(one) && !mayProd(game, one));
  if (seat < 0) return { manners: { ...manners, waiting }, act: null, wish: null };
  return {
    manners: {
      ...manners,
      given: [...given, now],
      waiting: { wish, since: now + (missing.urgent ? AGAIN / 2 : AGAIN) - PATIENCE },
    },
    act: { type: 'doSomething', seat, target },
    wish: missing,
  };
}
