import { insist } from '#client/insist.ts';
import { areMissing, fetchMissing } from '#client/pieces/known.ts';
import { openPlay } from './heistPlay.ts';
import type { OpenGame } from './sessionState.ts';

// What a room may put on a page's table.

let quests: typeof import('./questPlay.ts') | null = null;

async function fetchQuests(): Promise<void> {
  quests = await import('./questPlay.ts');
}

/** The rules of quests, of Maximum Security and of Hidden Roles are fetched with the first one. */
export const openGame: OpenGame = (message) => {
  const { setup, content } = message;
  if (!('drawing' in setup))
    return areMissing(setup) ? fetchMissing(setup) : openPlay(message, setup, content);
  return quests === null ? insist(fetchQuests) : quests.openQuest(message, setup);
};
