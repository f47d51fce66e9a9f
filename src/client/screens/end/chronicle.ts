import { useEffect, useRef, useState } from 'preact/hooks';
import type { Session } from '#client/state/session.ts';
import { decodeLog } from '#engine/core/log.ts';
import { gameTime, isRefusal, type MallEntry, type MallEvent, type Setup } from '#engine/mall/index.ts';
import { type Story, storyOf } from './story.ts';

// Where a story comes from: the log of a finished game on the server, or what this page heard.

/** What this page heard, with the game time it heard it at; enough for a game played alone. */
export function useHeard(session: Session): () => readonly MallEntry[] {
  const heard = useRef<MallEntry[]>([]);
  useEffect(
    () =>
      session.onNotice((notice) => {
        if (!('kind' in notice) || notice.kind !== 'events') return;
        const { clock } = session.play.value?.view.shared ?? {};
        const host = session.now() ?? 0;
        const at = clock === undefined ? host : gameTime(clock, host);
        heard.current.push({ at, seat: seatOf(notice.events), events: notice.events });
      }),
    [session],
  );
  return () => heard.current;
}

function seatOf(events: readonly MallEvent[]): number | null {
  for (const event of events) if ('seat' in event && event.seat !== null) return event.seat;
  return events.some(({ type }) => type === 'drawn' || type === 'placed') ? 0 : null;
}

export async function fetchEntries(game: string): Promise<readonly MallEntry[] | null> {
  try {
    const answer = await fetch(`/api/games/${game}/log`);
    if (!answer.ok) return null;
    const log = decodeLog<Setup, MallEvent>(await answer.text());
    return isRefusal(log) ? null : log.entries;
  } catch {
    return null;
  }
}

/** The story of a finished game of a room. */
export function useStory(game: string, players: number): Story | null {
  const [story, setStory] = useState<Story | null>(null);
  useEffect(() => {
    fetchEntries(game).then((entries) => {
      if (entries !== null) setStory(storyOf(entries, players));
    });
  }, [game, players]);
  return story;
}
