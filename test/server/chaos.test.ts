import { expect, it } from 'vitest';
import { chaos } from '../../bench/chaos.ts';

// npm run chaos is the long one.
it('killed again and again under running games, nothing acknowledged is lost or done twice', async () => {
  const survived = await chaos({ kills: 5, games: 10, players: 4, longest: 3_000, fsync: 60 });
  expect(survived).toMatchObject({ kills: 5, lost: 0, doubled: 0, notHeld: 0, astray: 0 });
  expect(survived.acked).toBeGreaterThan(100);
  expect(survived.sandMs).toBeLessThanOrEqual(250);
}, 60_000);
