import { expect, it } from 'vitest';
import { anyone, startRun } from '#bots/planner/run.ts';
import { randomFrom } from '#engine/mall/index.ts';
import { dealOf } from './deals.ts';

it('a refused command is a mistake, one after the last grain is only late', () => {
  const run = startRun(dealOf('S2', 0), randomFrom('run'));
  expect(anyone(run, { type: 'theft' })).toBe(false);
  expect(run.refused).toHaveLength(1);
  const slow = run.log.flatMap((timed) => Array.from({ length: 1_000 }, () => timed));
  run.log.push(...slow);
  expect(anyone(run, { type: 'theft' })).toBe(false);
  expect(run.refused).toHaveLength(1);
});
