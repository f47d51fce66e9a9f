import type { MallEntry, MallEvent, PawnId } from '#engine/mall/index.ts';

// What one looks for in a finished heist, and when it was.

export interface Moment {
  /** Milliseconds after the first grain. */
  readonly at: number;
  readonly kind: 'flip' | 'theft' | 'exit' | 'talk' | 'won' | 'lost';
  /** Who left. */
  readonly pawn?: PawnId;
}

/** One a command: what matters most of all that followed from it. */
export function momentsOf(entries: readonly MallEntry[], start: number): readonly Moment[] {
  const running = entries.filter(({ at }) => at >= start);
  const end = running.findIndex(({ events }) => events.some(({ type }) => type === 'ended'));
  return running.slice(0, end < 0 ? running.length : end + 1).flatMap(({ at, events }) => {
    const found = KINDS.flatMap((kindOf) => events.flatMap((event) => kindOf(event) ?? []))[0];
    return found === undefined ? [] : [{ at: at - start, ...found }];
  });
}

type Kind = (event: MallEvent) => Omit<Moment, 'at'> | null;

/** A turn of the sand opens a talk window, and the last exit is the end: the first of these counts. */
const KINDS: readonly Kind[] = [
  (event) => (event.type === 'ended' ? { kind: event.won ? 'won' : 'lost' } : null),
  ({ type }) => (type === 'stolen' ? { kind: 'theft' } : null),
  (event) => (event.type === 'escaped' ? { kind: 'exit', pawn: event.pawn } : null),
  ({ type }) => (type === 'flipped' ? { kind: 'flip' } : null),
  ({ type }) => (type === 'talkOpened' ? { kind: 'talk' } : null),
];
