import { describe, expect, it } from 'vitest';
import { actionsFrom } from '#engine/tower/actions.ts';
import { can, drawn, goes, put } from './drawn.ts';
import { SLIDING } from './epics.ts';

const slides = (quest: ReturnType<typeof drawn>) => can(quest).filter((action) => action.startsWith('slide'));

describe('eight cards round a hole', () => {
  const quest = drawn(SLIDING);

  it('[T15] a hero on the handle lets a card slide into the hole beside it, and nothing else does', () => {
    expect(slides(quest)).toEqual([]);
    // Card h lies left of the hole, card f above it; both have handles.
    expect(slides(put(quest, 'elf', 0, 0, 7))).toEqual(['slide 7']);
    expect(slides(put(quest, 'elf', 0, 0, 5))).toEqual(['slide 5']);
    expect(slides(put(quest, 'elf', 0, 1, 7))).toEqual([]);
  });

  it('[T15] whoever is on it goes along, it is not turned, and what it meets is new', () => {
    const before = put(put(quest, 'elf', 0, 0, 7), 'barbarian', 1, 0, 7);
    expect(goes(before, 'barbarian')).toContain('walk west g1/3');
    const [, position] =
      actionsFrom(before.graph, before.position).find(([action]) => action.type === 'slide') ?? [];
    if (position === undefined) throw new Error('nothing slides');
    expect(position.pawns).toEqual(before.position.pawns);
    expect(position.arranged).toEqual([0, 1, 2, 3, 4, 5, 6, 8]);
    const after = { graph: before.graph, position };
    // The hole is now where it was: nothing lies west of it.
    expect(goes(after, 'barbarian').filter((way) => way.includes('west'))).toEqual([]);
    // It can come back; card f cannot move, for the hole is no longer beside it.
    expect(slides(after)).toEqual(['slide 7']);
    expect(slides(put(after, 'elf', 0, 0, 5))).toEqual([]);
  });
});
