import { type Signal, signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { aboutSeat } from '#client/pieces/index.ts';
import type { AboutSeat } from '#client/pieces/piece.ts';
import type { Notice, Session } from '#client/state/session.ts';
import type { Line } from '#protocol/server.ts';
import type { Sign } from '#protocol/signs.ts';
import { isSign } from './signs.tsx';

// What was said and gestured while this page listened, and what the room remembers from before. Pings and strokes are
// seen on the board, not here.

export interface ChatLine {
  readonly id: number;
  readonly from: number;
  readonly text: string;
  readonly sign: Sign | null;
  /** How whoever said it was seen then, where they were more or less than a player. */
  readonly as: AboutSeat | null;
}

const KEEP = 100;

type As = (person: number) => AboutSeat | null;

/** As the rules of the game have it. */
const seenIn =
  ({ play }: Session): As =>
  (person) => {
    const now = play.peek();
    return now === null ? null : aboutSeat(now.view, now.seats.indexOf(person));
  };

export function chatLineOf(notice: Notice, id: number, as: As = () => null): ChatLine | null {
  if (!('type' in notice)) return null;
  if (notice.type === 'said')
    return {
      id,
      from: notice.from,
      text: notice.text,
      sign: null,
      as: notice.phantom ? as(notice.from) : null,
    };
  if (notice.type !== 'gesture' || !isSign(notice.sign)) return null;
  return { id, from: notice.from, text: '', sign: notice.sign, as: null };
}

const logs = new WeakMap<Session, Signal<readonly ChatLine[]>>();

function listen(session: Session): Signal<readonly ChatLine[]> {
  const lines = signal<readonly ChatLine[]>([]);
  let last = 0;
  const as = seenIn(session);
  const add = (said: readonly Notice[]) => {
    const fresh = said.flatMap((notice) => chatLineOf(notice, ++last, as) ?? []);
    if (fresh.length > 0) lines.value = [...lines.value, ...fresh].slice(-KEEP);
  };
  session.onNotice((notice) => {
    if ('type' in notice && notice.type === 'chat') add(missedOf(lines.value, notice.lines));
    else add([notice]);
  });
  return lines;
}

const isSame = (one: ChatLine, line: Line) =>
  one.from === line.from && (line.type === 'said' ? one.text === line.text : one.sign === line.sign);

/** What the room remembers begins with what this page heard last, as far as both reach. */
function missedOf(known: readonly ChatLine[], lines: readonly Line[]): readonly Line[] {
  for (let both = Math.min(known.length, lines.length); both > 0; both--)
    if (known.slice(-both).every((line, index) => isSame(line, lines[index] as Line)))
      return lines.slice(both);
  return lines;
}

/** One log a session, whichever screen shows it. */
export function linesOf(session: Session): Signal<readonly ChatLine[]> {
  const known = logs.get(session) ?? listen(session);
  logs.set(session, known);
  return known;
}

/** How many lines of others nobody has looked at; while they are shown, none. */
export function useUnread(session: Session, shown: boolean): number {
  const lines = linesOf(session).value;
  const last = lines.at(-1)?.id ?? 0;
  const [read, setRead] = useState(last);
  useEffect(() => {
    if (shown) setRead(last);
  }, [shown, last]);
  const you = session.lobby.value?.you;
  return shown ? 0 : lines.filter(({ id, from }) => id > read && from !== you).length;
}

/** Calls back for each new line while the component is shown. */
export function useNewLine(session: Session, onLine: (line: ChatLine) => void): void {
  useEffect(
    () =>
      session.onNotice((notice) => {
        const line = chatLineOf(notice, 0, seenIn(session));
        if (line !== null) onLine(line);
      }),
    [session, onLine],
  );
}
