import { expect, test } from 'vitest';
import { helpParts } from '#client/screens/tower/play/helpOf.ts';
import { QUEST_IDS } from '#content/adventures.ts';
import { shippedQuest } from '#content/questSet.ts';
import { HELP } from '#protocol/signs.ts';
import { questOf, TWO_DOORS } from './towerTables.ts';

test('[T17] the help tile opens with what the quest has, and leaves nothing out', () => {
  const [here, elsewhere] = helpParts(questOf(TWO_DOORS.split('\nproof\n')[0] as string));
  expect(here).toEqual(['move', 'exit', 'door', 'ladder', 'current', 'barbarian', 'mage']);
  expect(elsewhere).toEqual(['armory', 'dwarf', 'elf', 'sister', 'turn', 'slide']);
});

test('[T17] what a quest needs is never among the rest', () => {
  for (const id of QUEST_IDS) {
    const { quest, proof } = shippedQuest(id);
    const [here, elsewhere] = helpParts(quest);
    expect(here, id).toEqual(expect.arrayContaining([...proof.needs]));
    expect(new Set([...here, ...elsewhere]), id).toEqual(new Set(HELP));
  }
});
