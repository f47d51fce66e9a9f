import { describe, expect, it } from 'vitest';
import { EMPTY_LOBBY } from '#room/lobby.ts';
import { type Deeds, earnedAt, witness } from '#server/deeds.ts';
import type { LiveGame } from '#server/liveGame.ts';

const RUNNING = { shared: { phase: 'running' } };
const WON = {
  shared: { result: { won: true, reason: 'escaped', seats: [{ outcome: 'won' }, { outcome: 'won' }] } },
};
const MOVED = { type: 'talkClosed' } as const;

/** One achievement, which whoever wins has; and what was done by whom. */
function earned(
  acts: readonly { readonly seat: number; readonly bot?: true; readonly idle?: true }[],
): number {
  const always = { id: 'XA1', first: null, see: (seen: unknown) => seen, count: () => 1 } as const;
  const deeds: Deeds = {
    chronicle: { looking: [{ achievement: always, seen: null }] },
    people: 0,
    bots: 0,
    onLost: () => undefined,
  };
  for (const { idle, ...entry } of acts) {
    const events = [idle ? ({ type: 'wished', seat: entry.seat, pause: true } as const) : MOVED];
    witness(deeds, RUNNING, { at: 1, ...entry, events }, RUNNING);
  }
  const game = { id: 'g', seats: [1, 2], authority: { game: WON }, deeds } as unknown as LiveGame;
  return earnedAt({ room: 'r', lobby: EMPTY_LOBBY, game, when: 1 }).length;
}

describe('[XA0] achievements of a game with bots', () => {
  it('are earned where a person did something in the mall', () => {
    expect(earned([{ seat: 0 }])).toBeGreaterThan(0);
    expect(earned([{ seat: 1, bot: true }, { seat: 0 }])).toBeGreaterThan(0);
  });

  it('are not where bots did everything, whatever a person wished for', () => {
    expect(earned([{ seat: 1, bot: true }])).toBe(0);
    expect(
      earned([
        { seat: 1, bot: true },
        { seat: 0, idle: true },
      ]),
    ).toBe(0);
  });
});
