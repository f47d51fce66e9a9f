import type { MallEntry, MallEvent, Setup } from '#engine/mall/index.ts';

// What happened in a game between the first grain and the end, one thing after the other: what awards are given for.

export interface Told<Event extends MallEvent = MallEvent> {
  /** Milliseconds since the first grain. */
  readonly at: number;
  /** Whose doing it was; null for the room's own. */
  readonly seat: number | null;
  readonly event: Event;
  /** Sand that was left just before it. */
  readonly left: number;
}

export interface Tale {
  readonly players: number;
  /** How much the timer holds. */
  readonly sand: number;
  /** The rules that were in play. */
  readonly pieces: readonly string[];
  readonly length: number;
  readonly won: boolean;
  readonly told: readonly Told[];
  /** What somebody did in the mall, one a command. */
  readonly acts: readonly Told[];
}

const ACTS: readonly MallEvent['type'][] = ['moved', 'drawn', 'placed', 'stolen', 'lifted'];

/** Null where the sand has never run. */
export function taleOf(entries: readonly MallEntry[], { players, sand, pieces }: Setup): Tale | null {
  const start = entries.flatMap(({ events }) => events).find(({ type }) => type === 'started');
  if (start?.type !== 'started') return null;
  const told: Told[] = [];
  const acts: Told[] = [];
  let end = start.at + sand;
  for (const { at, seat, events } of entries) {
    if (at < start.at) continue;
    const now = events.map((event): Told => ({ at: at - start.at, seat, event, left: end - at }));
    const act = seat === null ? undefined : now.find(({ event }) => ACTS.includes(event.type));
    if (act !== undefined) acts.push(act);
    told.push(...now);
    for (const event of events) if (event.type === 'flipped') end = event.end;
    // What comes after the end, as somebody going home, is no part of it.
    if (events.some(({ type }) => type === 'ended')) break;
  }
  const last = told.at(-1);
  const won = told.some(({ event }) => event.type === 'ended' && event.won);
  return { players, sand, pieces, length: last?.at ?? 0, won, told, acts };
}

type Of<T extends MallEvent['type']> = Told<Extract<MallEvent, { readonly type: T }>>;

export const toldOf = <T extends MallEvent['type']>({ told }: Tale, type: T): readonly Of<T>[] =>
  told.filter((one): one is Of<T> & Told => one.event.type === type);

/** Which pawn an act moved; undefined where it moved none. */
export const pawnOf = ({ event }: Told) => (event.type === 'moved' ? event.pawn : undefined);

export const secondsOf = (milliseconds: number) => milliseconds / 1_000;
