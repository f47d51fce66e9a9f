import { describe, expect, test } from 'vitest';
import { narrate } from '#cli/narrate.ts';
import { LANGS } from '#content/locales/index.ts';
import { tableFor } from './heist.ts';

describe('what can no longer be mended', () => {
  const { game } = tableFor({ scenario: 10, players: 2 }, 'warned');
  const told = (lang: (typeof LANGS)[number], code: string) => narrate(lang, game, { type: 'warned', code });

  test('[R12] [R24] is told in every language, each warning in its own words', () => {
    for (const lang of LANGS) {
      const all = ['exits.stranded', 'sister.alone', 'unheard.of'].map((code) => told(lang, code));
      expect(new Set(all).size).toBe(3);
    }
    expect(told('en', 'exits.stranded')).toContain('no exit but its own');
  });
});
