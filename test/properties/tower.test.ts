import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '#engine/core/refusal.ts';
import { decideTower } from '#engine/tower/decide.ts';
import { tower } from '../tower/table.ts';

describe('whatever is sent to a quest', () => {
  it('is refused with a code or accepted, and a refusal changes nothing', () => {
    const anything = fc.oneof(
      fc.anything(),
      fc.record({
        type: fc.constantFrom(
          'move',
          'swap',
          'turn',
          'slide',
          'undo',
          'restart',
          'skip',
          'speak',
          'stare',
          'presence',
          '__proto__',
          'toString',
        ),
        seat: fc.oneof(fc.integer({ min: -1, max: 4 }), fc.constant(null)),
        pawn: fc.constantFrom('mage', 'dwarf', 'elf', 'x', null),
        from: fc.integer({ min: -2, max: 70 }),
        to: fc.integer({ min: -2, max: 70 }),
        card: fc.integer({ min: -1, max: 9 }),
        quarters: fc.integer({ min: -1, max: 5 }),
      }),
    );
    fc.assert(
      fc.property(anything, (command) => {
        const decision = decideTower(tower(3), command);
        expect(isRefusal(decision) || Array.isArray(decision.events)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});
