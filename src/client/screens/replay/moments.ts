import { COLOUR, type MallEntry, type MallEvent, type PawnId } from '#engine/mall/index.ts';

// What one looks for in a finished heist, and when it was.

export interface Moment {
  /** Milliseconds after the first grain. */
  readonly at: number;
  readonly kind: 'flip' | 'theft' | 'exit' | 'talk' | 'caught' | 'freed' | 'won' | 'lost' | 'captives';
  /** Who left, was caught or freed. */
  readonly pawn?: PawnId;
}

/** One a command: what matters most of all that followed from it. */
export function momentsOf(entries: readonly MallEntry[], start: number): readonly Moment[] {
  const running = entries.filter(({ at }) => at >= start);
  const end = running.findIndex(({ events }) => events.some(({ type }) => type === 'ended'));
  return running.slice(0, end < 0 ? running.length : end + 1).flatMap(({ at, events }) => {
    const found = KINDS.flatMap((kindOf) => events.flatMap((event) => kindOf(event, events) ?? []))[0];
    return found === undefined ? [] : [{ at: at - start, ...found }];
  });
}

type Kind = (event: MallEvent, all: readonly MallEvent[]) => Omit<Moment, 'at'> | null;

/** A turn of the sand opens a talk window, and the last exit is the end: the first of these counts. */
const KINDS: readonly Kind[] = [
  (event) => (event.type === 'ended' ? { kind: endOf(event) } : null),
  ({ type }) => (type === 'stolen' ? { kind: 'theft' } : null),
  (event) => (event.type === 'escaped' ? { kind: 'exit', pawn: event.pawn } : null),
  (event) => (event.type === 'captured' ? { kind: 'caught', pawn: event.hero } : null),
  (event, all) =>
    event.type === 'moved' && isFreed(event.pawn, all) ? { kind: 'freed', pawn: event.pawn } : null,
  ({ type }) => (type === 'flipped' ? { kind: 'flip' } : null),
  ({ type }) => (type === 'talkOpened' ? { kind: 'talk' } : null),
];

type Ended = Extract<MallEvent, { readonly type: 'ended' }>;

function endOf({ won, reason }: Ended): Moment['kind'] {
  if (won) return 'won';
  return reason === 'captives' ? reason : 'lost';
}

/** Whoever moves and is not in the guard room after that, while those there are counted anew, has left it. */
const isFreed = (pawn: PawnId, all: readonly MallEvent[]) =>
  COLOUR[pawn] !== undefined &&
  all.some((event) => event.type === 'inGuardRoom' && !event.pawns.includes(pawn));
