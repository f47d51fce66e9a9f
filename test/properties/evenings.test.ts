import { describe, expect, it } from 'vitest';
import { EVENINGS, type Evening } from '#content/evenings.ts';
import { tableOf } from './census.ts';
import { eveningPlan } from './eveningPlans.ts';
import { laterWordsOf } from './laterWords.ts';
import { checkModuleGame } from './moduleGames.ts';
import { sightCount } from './moduleSights.ts';
import { gamesOr } from './plans.ts';

// The evenings of the second book, easy and hard, for any number of players: every law holds in them, and what they are
// about happens.

const GAMES = gamesOr(70, 0.02);

/** What comes of each besides. */
const LATER_EVENINGS: Readonly<Record<string, readonly string[]>> = {
  XT6: ['won', 'ended: flipped'],
  XT7: ['won', 'strayed', 'ended: flipped'],
  XT8: ['won', 'spellEnded', 'foundByAnother'],
  XT9: ['won', 'ended: flipped'],
  XT10: ['won', 'spellEnded', 'spell.isFrog', 'theft.noFrog', 'ended: flipped'],
  XT11: ['won', 'theft.heroThere', 'comes: guard2'],
  XT12: ['won', 'guard: sent', 'ended: flipped'],
  XT13: ['won', 'sensor.inTheWay', 'sensor.covers', 'ended: flipped'],
  XF2: ['captives', 'met', 'stolen', 'comes: guard10'],
  XF3: ['captives', 'met', 'seized', 'stolen', 'comes: guard2', 'comes: guard10', 'comes: guard11'],
};

describe('random games of the evenings', () => {
  for (const [id, more] of Object.entries(LATER_EVENINGS))
    it(`[${id}] every law holds, and everything happens that it is about`, { timeout: 600_000 }, () => {
      const evening = EVENINGS.find((one) => one.id === id) as Evening;
      const { counts, note } = sightCount([...laterWordsOf(evening), ...more, 'lost']);
      for (let seed = 0; seed < GAMES; seed++) checkModuleGame(eveningPlan(evening, seed), note);
      console.info(id, tableOf(counts, GAMES));
      expect([...counts].filter(([, count]) => count === 0).map(([name]) => name)).toEqual([]);
    });
});
