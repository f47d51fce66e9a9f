import { describe, expect, it } from 'vitest';
import { botsTurn } from '#server/botsTurn.ts';
import type { Brain, Thoughts } from '#server/brains.ts';
import { bucket } from '#server/limits.ts';

// The driver of a room's bots, with time and alarms that a test has.

const THOUGHTS: Thoughts = { hold: false, acts: [], shows: [], hint: null, question: null, wait: null };
const brainOf = (thoughts: Partial<Thoughts>): Brain => ({
  told: () => undefined,
  saw: () => undefined,
  stared: () => undefined,
  guided: () => undefined,
  think: () => ({ ...THOUGHTS, ...thoughts }),
});

function turn(thoughts: Partial<Thoughts>) {
  const done: unknown[] = [];
  const waits: number[] = [];
  botsTurn(
    brainOf(thoughts),
    bucket({ perSecond: 1, burst: 2 }, () => 0),
    0,
    {
      wakeIn: (wait) => waits.push(wait),
      hold: () => done.push('hold'),
      ask: () => done.push('ask'),
      hint: () => done.push('hint'),
      show: () => done.push('show'),
      act: (seat) => done.push(seat),
    },
  );
  return { done, waits };
}

describe('the driver of bots', () => {
  const acts = [0, 1, 2, 3].map((seat) => ({ seat, type: 'explore' }));

  it('gives no more than the budget has, whatever they think of', () => {
    expect(turn({ acts }).done).toEqual([0, 1]);
  });

  it('looks again when they want to, but never at once', () => {
    expect(turn({ wait: 700 }).waits).toEqual([700]);
    expect(turn({ wait: 0 }).waits).toEqual([10]);
    expect(turn({}).waits).toEqual([]);
  });

  it('[M26] holds the game for nobody, and does nothing else', () => {
    expect(turn({ hold: true, acts, wait: 5 })).toEqual({ done: ['hold'], waits: [] });
  });
});
