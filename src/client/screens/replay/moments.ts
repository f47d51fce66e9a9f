import type { PagePiece, Recalled } from '#client/pieces/piece.ts';
import type { MallEntry, MallEvent, PawnId } from '#engine/mall/index.ts';

// What one looks for in a finished heist, and when it was.

export interface Moment {
  /** Milliseconds after the first grain. */
  readonly at: number;
  readonly kind: 'flip' | 'theft' | 'exit' | 'talk' | 'won' | 'lost' | 'captives' | Recalled['kind'];
  /** Who left, was caught or freed. */
  readonly pawn?: PawnId;
}

/** One a command: what matters most of all that followed from it. */
export function momentsOf(
  entries: readonly MallEntry[],
  start: number,
  pieces: readonly PagePiece[] = [],
): readonly Moment[] {
  const kinds: readonly Kind[] = [...MAIN, ...pieces.flatMap(({ recalls }) => recalls ?? []), ...LESSER];
  const running = entries.filter(({ at }) => at >= start);
  const end = running.findIndex(({ events }) => events.some(({ type }) => type === 'ended'));
  return running.slice(0, end < 0 ? running.length : end + 1).flatMap(({ at, events }) => {
    const found = kinds.flatMap((kindOf) => events.flatMap((event) => kindOf(event, events) ?? []))[0];
    return found === undefined ? [] : [{ at: at - start, ...found }];
  });
}

type Kind = (event: MallEvent, all: readonly MallEvent[]) => Omit<Moment, 'at'> | null;

/** A turn of the sand opens a talk window, and the last exit is the end: the first of these counts, what pieces recall between them. */
const MAIN: readonly Kind[] = [
  (event) => (event.type === 'ended' ? { kind: endOf(event) } : null),
  ({ type }) => (type === 'stolen' ? { kind: 'theft' } : null),
  (event) => (event.type === 'escaped' ? { kind: 'exit', pawn: event.pawn } : null),
];
const LESSER: readonly Kind[] = [
  ({ type }) => (type === 'flipped' ? { kind: 'flip' } : null),
  ({ type }) => (type === 'talkOpened' ? { kind: 'talk' } : null),
];

type Ended = Extract<MallEvent, { readonly type: 'ended' }>;

function endOf({ won, reason }: Ended): Moment['kind'] {
  if (won) return 'won';
  return reason === 'captives' ? reason : 'lost';
}
