import { describe, expect, test } from 'vitest';
import { narrate } from '#cli/narrate.ts';
import { LANGS } from '#content/locales/index.ts';
import { tableFor } from './heist.ts';

describe('a log from anywhere', () => {
  const { game } = tableFor({ scenario: 1, players: 2 }, 'forged');

  test('tells none of its own words: a means that nobody knows is a move', () => {
    const by = '\u001b[2Jjump' as 'jump';
    const told = narrate('en', game, { type: 'moved', seat: 0, pawn: 'elf', to: 3, by });
    expect(told).toBe(narrate('en', game, { type: 'moved', seat: 0, pawn: 'elf', to: 3, by: 'walk' }));
  });
});

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
