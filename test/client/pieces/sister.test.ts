import { describe, expect, test } from 'vitest';
import { piecesOf } from '#client/pieces/index.ts';
import { extrasFor } from '#client/screens/lobby/chosen.ts';
import { cueOf, notesOf } from '#client/sound/cues.ts';
import { viewOf } from './seated.ts';

describe('the little sister on the page', () => {
  const jumped = { type: 'moved', seat: 0, pawn: 'sister', to: 3, by: 'jump' } as const;

  test('[L1] a jump is heard to go up, a walk is not', () => {
    const voices = piecesOf(viewOf({ scenario: 2, players: 2, sister: true }, 0).box);
    const [jump] = notesOf(cueOf(jumped, 0, voices) ?? []);
    const [walk] = notesOf(cueOf({ ...jumped, by: 'walk' }, 0, voices) ?? []);
    expect(jump?.to).toBe((jump?.pitch ?? 0) * 2);
    expect(walk?.to).toBeUndefined();
    expect(walk?.pitch).toBe(jump?.pitch);
  });

  test('a means of getting about that no piece in play has sounds like a walk', () => {
    expect(cueOf(jumped, 0)).toBe('walk.sister');
    expect(cueOf({ ...jumped, by: 'vortex' }, 0)).toBe('vortex.sister');
  });

  test('[R15b] joins wherever she contradicts nothing', () => {
    expect(extrasFor(12)).toEqual(['sister']);
    expect(extrasFor(13)).toEqual([]);
  });
});
