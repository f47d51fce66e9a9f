import type { Random } from '#engine/core/random.ts';
import { type Box, type Game, isRefusal, type MallEvent } from '#engine/mall/index.ts';
import { type Authority, openAuthority, receive } from '#room/authority.ts';
import { mallEngine } from '#room/mallEngine.ts';
import { playOf } from './heistPlay.ts';
import { type Act, type Company, openPageRoom, type PageRoom, SEAT } from './pageRoom.ts';
import type { Opening } from './play.ts';

/** A heist in the page itself, with the chance it was dealt from. A quest has its own (tower/local.ts). */
export interface Alone extends PageRoom<MallEvent> {
  readonly random: Random;
}

/** Where it was left: what was done, and the time by its own clock. */
export interface Left {
  readonly acts: readonly Act[];
  readonly now: number;
}

/** Lessons, and playing alone. */
export function playAlone(
  box: Box,
  random: Random,
  title: Opening['title'],
  company?: Company<MallEvent>,
): Alone {
  const { authority } = openAuthority(mallEngine(box), random);
  return { ...openPageRoom(authority, (known) => playOf(known, box), title, undefined, company), random };
}

/** The same game again, act by act; null where the engine refuses any of them, or it is over. */
export function goOnAlone(
  box: Box,
  random: Random,
  title: Opening['title'],
  { acts, now }: Left,
  company?: Company<MallEvent>,
): Alone | null {
  const { authority } = openAuthority(mallEngine(box), random);
  const entries = acts.map((act) => doneAgain(authority, act));
  const { phase } = authority.game.shared;
  if (phase !== 'running' || !entries.every((entry) => entry !== null)) return null;
  const past = { acts, entries, now };
  return { ...openPageRoom(authority, (known) => playOf(known, box), title, past, company), random };
}

function doneAgain(authority: Authority<Game, MallEvent>, { at, command, seat = SEAT }: Act) {
  const bot = seat === null || seat === SEAT ? {} : ({ bot: true } as const);
  const { verdict, entry } = receive(authority, { seat, ...bot, command }, at);
  return isRefusal(verdict) ? null : entry;
}
