import { afterAll, expect, it } from 'vitest';
import { drawShipped } from '#content/quest-format/shipped.ts';
import { forgeOnce, orderOf } from '#forge/forge.ts';
import { THEMES } from '#forge/themes.ts';
import { openCrew } from '../../tools/crew.ts';
import type { Candidate, Wanted } from '../../tools/forge/candidate.ts';

const file = new URL('../../tools/forge/candidate.ts', import.meta.url);
const crew = openCrew<Wanted, Candidate>(file, 2);
afterAll(crew.close);

/** The first comes to nothing, the others are good. */
const ROUNDS = [1, 0, 24];

it('several processes forge what one forges alone', { timeout: 120_000 }, async () => {
  const asked = ROUNDS.map((round) => crew.ask({ stars: 1, seed: 'seed', round }));
  for (const [index, round] of ROUNDS.entries()) {
    const features = THEMES[1]?.[round % (THEMES[1]?.length ?? 1)] ?? [];
    const alone = forgeOnce({
      ...orderOf(1, `seed 1 ${round}`),
      name: `forged-1-${round}`,
      features,
    });
    const drawing = alone === null ? null : drawShipped(alone);
    expect(await asked[index]).toMatchObject({ drawing, features });
    expect(drawing !== null).toBe(index > 0);
  }
});
