import { describe, expect, it } from 'vitest';
import { setupOf } from '#content/choices.ts';
import { EVENINGS } from '#content/evenings.ts';
import type { AnyChoice } from '#content/own.ts';
import { SCENARIOS } from '#content/scenarios.ts';
import { tileSet } from '#content/tiles.ts';
import { openBox, type Setup } from '#engine/mall/index.ts';
import { PIECES } from '#engine/mall/rules/index.ts';
import { refusesGoals } from '#room/botGoals.ts';

function refusal(choice: AnyChoice) {
  const opened = openBox(setupOf(choice, 4) as Setup, tileSet(), PIECES);
  if ('problems' in opened) throw new Error(JSON.stringify(opened.problems));
  return refusesGoals(opened.box)?.refused ?? null;
}

describe('[XT0] with a bot at the table', () => {
  it('lessons and games without a flip are refused with the reason, full games and scenarios are not', () => {
    const full = ['XF0', 'XF1', 'XF2', 'XF3'];
    expect(EVENINGS.map(({ id }) => id)).toEqual(expect.arrayContaining(full));
    for (const { id } of EVENINGS)
      expect([id, refusal({ evening: id })]).toEqual([id, full.includes(id) ? null : 'lobby.botsGoals']);
    for (const { id, hardcore } of EVENINGS)
      if (hardcore !== undefined)
        expect([id, refusal({ evening: id, hardcore: true })]).toEqual([id, 'lobby.botsGoals']);
    for (const { number } of SCENARIOS) expect(refusal({ scenario: number })).toBeNull();
  });
});
