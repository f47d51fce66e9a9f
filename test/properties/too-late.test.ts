import { expect, it } from 'vitest';
import { decide, isRefusal } from '#engine/mall/index.ts';
import { FULL, running, theft } from '../mall/table.ts';

// A decision may carry events (the sand ran out) beside the refusal of the command that came too late:
// whoever asks isRefusal(decision) first must not lose them.
it('[M24] [R1] a decision whose command came too late is not a mere refusal', () => {
  const decision = decide(running(), theft, FULL);
  expect(decision).toMatchObject({ events: [{ type: 'ended' }], tooLate: { refused: 'game.over' } });
  expect(isRefusal(decision)).toBe(false);
});
