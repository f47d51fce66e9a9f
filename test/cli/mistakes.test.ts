import { describe, expect, it } from 'vitest';
import { obey } from '#cli/play/tableState.ts';
import { tableFor } from './heist.ts';
import { hushglass } from './process.ts';

// What people type by mistake is answered with a sentence, and the game goes on.

describe('mistakes', () => {
  const started = () => obey(tableFor({ scenario: 1, players: 2 }, 'a'), 'start', 0);

  it.each(['s v 1', 's l', 's p 1', 's n'])('a hero who does not play is none: %s', (line) => {
    const before = started();
    const after = obey(before, line, 1);
    expect(after.said.join(' ')).toContain('There is no such hero in this game.');
    expect(after.game).toBe(before.game);
  });

  it.each([
    ['--scenario', '2', '--level', '3'],
    ['--scenario', '7', '--side', 'A'],
    ['--scenario', '3', '--talk', 'yes'],
  ])('an option that the scenario fixes is not silently ignored: %s %s %s %s', async (...flags) => {
    const { code, err } = await hushglass(['play', '--yes', ...flags]);
    expect(code).toBe(2);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});
