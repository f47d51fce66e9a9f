import { type ReadonlySignal, signal } from '@preact/signals';
import { type Spot, spaceNear } from '#client/board/spots.ts';
import type { Notice, Session } from '#client/state/session.ts';
import { tileOf } from '#engine/mall/spaces.ts';
import type { Point } from '#protocol/signs.ts';
import type { MallLayout } from './layout.ts';

// What people point at: a place, or a line drawn over the board. Gestures pass [C1]: a mark is seen
// for a moment and kept nowhere. Places are told in spaces, with the dimensions side by side, so every
// screen shows them at the same one.

export interface Mark {
  readonly id: number;
  /** A person's id in the room. */
  readonly from: number;
  readonly kind: 'ping' | 'stroke';
  readonly path: readonly Point[];
  /** A stroke that begins where this person's last one ended: it is one line, told piece by piece. */
  readonly goesOn: boolean;
  /** Where that line, or this mark, began. */
  readonly start: Point;
}

export const LASTS = { ping: 2_200, stroke: 3_000 } as const;

export interface Marks {
  readonly seen: ReadonlySignal<readonly Mark[]>;
  /** Sends a mark, and shows it here at once. */
  readonly make: (kind: Mark['kind'], path: readonly Point[]) => void;
}

type Made = Pick<Mark, 'from' | 'kind' | 'path'>;

export function markIn(notice: Notice): Made | null {
  if (!('type' in notice) || notice.type !== 'gesture') return null;
  const { sign: kind, from, path } = notice;
  return (kind === 'ping' || kind === 'stroke') && path.length > 0 ? { from, kind, path } : null;
}

/** `told`: a path of this screen's, as it is told. */
export function marksOf(session: Session, told: (path: readonly Point[]) => readonly Point[]): Marks {
  const seen = signal<readonly Mark[]>([]);
  let last = 0;
  const you = () => session.lobby.value?.you ?? null;
  const show = (made: Made) => {
    const before = continuedBy(seen.value, made);
    const start = before?.start ?? (made.path[0] as Point);
    const mark = { ...made, id: ++last, goesOn: before !== undefined, start };
    seen.value = [...seen.value, mark];
    setTimeout(() => {
      seen.value = seen.value.filter((one) => one !== mark);
    }, LASTS[mark.kind]);
  };
  session.onNotice((notice) => {
    const mark = markIn(notice);
    // What this page made itself is shown already.
    if (mark !== null && mark.from !== you()) show(mark);
  });
  return {
    seen,
    make: (kind, drawn) => {
      const from = you();
      const path = told(drawn);
      if (from === null) return;
      session.say({ type: 'gesture', sign: kind, path: [...path] } as Parameters<Session['say']>[0]);
      show({ from, kind, path });
    },
  };
}

function continuedBy(seen: readonly Mark[], { from, kind, path }: Made): Mark | undefined {
  const before = seen.filter((mark) => mark.kind === 'stroke' && mark.from === from).at(-1);
  const goesOn = kind === 'stroke' && before?.path.at(-1)?.join() === path[0]?.join();
  return goesOn ? before : undefined;
}

const FINE = 100;
export const rounded = ({ x, y }: Spot): Point => [Math.round(x * FINE) / FINE, Math.round(y * FINE) / FINE];

export const spotFrom = ([x, y]: Point): Spot => ({ x, y });

export const pingAt = (marks: Marks, spot: Spot) => marks.make('ping', [rounded(spot)]);

/** A path on one layout as it lies on another: with the dimension that it begins in. */
export function carried(path: readonly Point[], from: MallLayout, to: MallLayout): readonly Point[] {
  const space = path[0] === undefined ? null : spaceNear(from, spotFrom(path[0]));
  const dimension = from.placed.find(({ tile }) => space !== null && tile === tileOf(space))?.dimension ?? 0;
  const [before, after] = [from.shifts[dimension], to.shifts[dimension]];
  if (before === undefined || after === undefined) return path;
  return path.map(([x, y]) => [x - before.x + after.x, y - before.y + after.y]);
}
