import { useEffect, useState } from 'preact/hooks';
import { decodeLog } from '#engine/core/log.ts';
import { isRefusal, type MallEntry, type MallEvent, type Setup, upcast } from '#engine/mall/index.ts';
import { type Story, storyOf } from './story.ts';

// Where the story of a room's game comes from: its log on the server.

export async function fetchEntries(game: string): Promise<readonly MallEntry[] | null> {
  try {
    const answer = await fetch(`/api/games/${game}/log`);
    if (!answer.ok) return null;
    const log = decodeLog<Setup, MallEvent>(await answer.text());
    return isRefusal(log) ? null : log.entries.map(upcast);
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
