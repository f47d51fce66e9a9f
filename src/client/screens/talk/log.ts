import { type Signal, signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Notice, Session } from '#client/state/session.ts';
import type { Sign } from '#protocol/signs.ts';
import { isSign } from './signs.tsx';

// What was said and gestured while this page listened. It is kept nowhere else. Pings and strokes are
// seen on the board, not here.

export interface ChatLine {
  readonly id: number;
  readonly from: number;
  readonly text: string;
  readonly sign: Sign | null;
}

const KEEP = 60;

export function chatLineOf(notice: Notice, id: number): ChatLine | null {
  if (!('type' in notice)) return null;
  if (notice.type === 'said') return { id, from: notice.from, text: notice.text, sign: null };
  if (notice.type !== 'gesture' || !isSign(notice.sign)) return null;
  return { id, from: notice.from, text: '', sign: notice.sign };
}

const logs = new WeakMap<Session, Signal<readonly ChatLine[]>>();

function listen(session: Session): Signal<readonly ChatLine[]> {
  const lines = signal<readonly ChatLine[]>([]);
  let last = 0;
  session.onNotice((notice) => {
    const line = chatLineOf(notice, ++last);
    if (line !== null) lines.value = [...lines.value, line].slice(-KEEP);
  });
  return lines;
}

/** One log a session, whichever screen shows it. */
export function useTalk(session: Session): Signal<readonly ChatLine[]> {
  const lines = useMemo(() => {
    const known = logs.get(session) ?? listen(session);
    logs.set(session, known);
    return known;
  }, [session]);
  return lines;
}

/** Calls back for each new line while the component is shown. */
export function useNewLine(session: Session, onLine: (line: ChatLine) => void): void {
  useEffect(
    () =>
      session.onNotice((notice) => {
        const line = chatLineOf(notice, 0);
        if (line !== null) onLine(line);
      }),
    [session, onLine],
  );
}
