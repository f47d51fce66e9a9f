import { describe, expect, it } from 'vitest';
import '#content/locales/all.ts';
import { LANGS, t } from '#content/locales/index.ts';

const [OPEN, SHUT] = ['\u2068', '\u2069'];

describe('a name in a sentence', () => {
  it.each(LANGS)('written from right to left keeps its order to itself, in %s', (lang) => {
    for (const name of ['יוסף', 'ليلى', 'Dr. ليلى 7'])
      for (const key of ['play.alarm.prodBy', 'play.players.stare', 'play.sign.made'] as const) {
        const text = t(lang, key, { name, sign: '!' });
        expect(text).toContain(`${OPEN}${name}${SHUT}`);
        expect(text.replace(OPEN, '').replace(SHUT, '')).toBe(
          t(lang, key, { name: 'Ada', sign: '!' }).replace('Ada', name),
        );
      }
  });

  it.each(LANGS)('of any other letters is as it is, in %s', (lang) => {
    for (const name of ['Zoé', 'Guðrún', 'Ольга', '佐藤', '🦊'])
      expect(t(lang, 'play.alarm.prodBy', { name })).toContain(name);
    expect(t(lang, 'play.alarm.prodBy', { name: 'Zoé' })).not.toContain(OPEN);
  });

  it('cannot turn the words around it', () => {
    expect(t('en', 'play.alarm.stare', { name: '\u202eAda\u2069' })).toContain(`${OPEN}Ada${SHUT}`);
  });
});
