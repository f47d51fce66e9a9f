import { chaos } from '../chaos.ts';
import type { Row, Wishes } from './storm.ts';

// kill -9 while acts are on their way to a slow disk and pages come back: the long one is npm run chaos.

const COMMIT_MS = 60;
const NOTHING = { memoryMB: 0, descriptors: 0 };

export async function kills({ seconds, short }: Wishes): Promise<Row> {
  const survived = await chaos({
    kills: short ? 2 : Math.max(4, Math.round(seconds)),
    games: short ? 4 : 10,
    players: 4,
    longest: short ? 200 : 500,
    fsync: COMMIT_MS,
    always: true,
  });
  const { lost, doubled, notHeld, astray } = survived;
  return {
    attack: 'kill -9, slow disk',
    sent: `${survived.kills} kills under ${survived.games} games`,
    slow: true,
    crashes: 0,
    forks: doubled,
    wrongPages: astray,
    falselyAcknowledged: lost,
    flaws: notHeld > 0 ? [`${notHeld} games were not back`] : [],
    quiet: null,
    storm: null,
    before: NOTHING,
    worst: NOTHING,
    after: NOTHING,
  };
}
