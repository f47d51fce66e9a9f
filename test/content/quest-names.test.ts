import { describe, expect, test } from 'vitest';
import { ADVENTURES, QUEST_IDS, TUTORIALS } from '#content/adventures.ts';
import { LANGS, maybe } from '#content/locales/index.ts';
import { shippedQuest } from '#content/questSet.ts';

describe.each(LANGS)('the tower in %s', (lang) => {
  test('every floor and every quest has a name, and no two the same', () => {
    const floors = [0, ...ADVENTURES.map(({ number }) => number)];
    const names = [
      ...floors.map((number) => maybe(lang, `quests.adventure.${number}`)),
      ...QUEST_IDS.map((id) => maybe(lang, `quests.name.${id}`)),
    ];
    expect(names.filter((name) => name === undefined)).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
    for (const number of floors) expect(maybe(lang, `quests.story.${number}`)).toMatch(/[.!]$/);
  });

  test('a lesson has a line before each of its actions, and one at the end', () => {
    for (const id of TUTORIALS) {
      const lines = shippedQuest(id).proof.solution.length + 1;
      for (let line = 1; line <= lines; line++)
        expect(maybe(lang, `quests.teach.${id}.${line}`), `${id}, ${line}`).toBeDefined();
      expect(maybe(lang, `quests.teach.${id}.${lines + 1}`)).toBeUndefined();
    }
  });
});
