import { describe, expect, it } from 'vitest';
import { searchAll } from '#solver/reference.ts';
import { can, drawn, goes, put, turnedBy } from './drawn.ts';
import { TURNING } from './epics.ts';

describe('moving', () => {
  it('[T3] any number of spaces, through corridor and icons, to its own exit and not past it', () => {
    const quest = drawn(`
+-----+-----+-----+-----+-----+
|iY    k1    xO    H     xY   |
+     +-----+-----+-----+-----+
|iO    aY    aO    xY    k2   |
+-----+-----+-----+-----+-----+`);
    expect(goes(quest, 'barbarian')).toEqual(['walk east 0/1']);
    expect(goes(quest, 'dwarf')).toEqual(['walk east 1/1', 'walk east 1/2']);
  });

  it('[T5] its own exit ends a walk, and the pawn is gone', () => {
    const quest = drawn(`
+-----+-----+-----+-----+
|iG          xG         |
+-----+-----+-----+-----+`);
    expect(goes(quest, 'elf')).toEqual(['walk east 0/1', 'walk east 0/2']);
    expect(put(quest, 'elf', 0, 2).position.pawns).toEqual([-1, -1, -1, -1, -1]);
    expect(searchAll(quest.graph, quest.position)).toMatchObject({ optimum: 1, layers: [1, 2] });
  });

  it('[T4] exits open once all have stood on their armories at the same moment, and stay open', () => {
    const quest = drawn(`
+-----+-----+-----+-----+
|iG    aG    x*         |
+-----+-----+     +-----+
|iY    aY         |#####|
+-----+-----+-----+-----+`);
    expect(goes(quest, 'elf')).toEqual(['walk east 0/1']);
    const both = put(put(quest, 'elf', 0, 1), 'barbarian', 1, 1);
    expect(both.position.armed).toBe(true);
    expect(goes(put(both, 'barbarian', 1, 2), 'elf')).toContain('walk east 0/2');
    expect(searchAll(quest.graph, quest.position).optimum).toBe(5);
  });

  it('[T6] a door lets a pawn pass while another stands on a matching key, not by its own', () => {
    const quest = drawn(`
+-----+-----+-----+
|iG k11           |
+-----+-----+-----+
|iY    k1   2k2   |
+-----+-----+-----+
|xG    xY         |
+-----+-----+-----+`);
    expect(goes(quest, 'elf')).toEqual([]);
    expect(goes(put(quest, 'barbarian', 1, 1), 'elf')).toEqual(['walk east 0/1', 'walk east 0/2']);
    expect(goes(put(quest, 'barbarian', 1, 1), 'barbarian')).toEqual(['walk west 1/0']);
    expect(goes(put(put(quest, 'barbarian', 1, 1), 'elf', 1, 2), 'barbarian')).toEqual(['walk west 1/0']);
    expect(goes(put(put(quest, 'barbarian', 1, 0), 'elf', 1, 2), 'barbarian')).toEqual(['walk east 1/1']);
  });

  it('[T7] from ladder to ladder in line, whatever lies between; the sister uses none', () => {
    const quest = drawn(`
+-----+-----+-----+-----+
|iG H |#####|H    |H iY |
+-----+-----+-----+-----+
|xG    xY    H    |iB H |
+-----+-----+-----+-----+
|xB                     |
+-----+-----+-----+-----+`);
    expect(goes(quest, 'elf')).toEqual(['ladder east 0/2']);
    expect(goes(quest, 'barbarian')).toEqual(['ladder west 0/2']);
    expect(goes(quest, 'sister')).toEqual([]);
  });

  it('[T8] a current lets through one way', () => {
    const quest = drawn(`
+-----+-----+-----+
|iG   >     <iY   |
+     +  v  +-----+
|xG    xY         |
+-----+-----+-----+`);
    expect(goes(quest, 'elf')).toEqual(['walk east 0/1', 'walk south 1/0']);
    expect(goes(put(quest, 'elf', 0, 1), 'elf')).toEqual([]);
  });
});

describe('abilities', () => {
  it('[T9] only the dwarf goes through narrow passages', () => {
    const quest = drawn(`
+-----+-----+
|iO   :     |
+- - -+     +
|xO    xG   |
+-----+     +
|iG   :     |
+-----+-----+`);
    expect(goes(quest, 'dwarf')).toEqual(['walk east 0/1', 'walk south 1/0']);
    expect(goes(quest, 'elf')).toEqual([]);
  });

  it('[T10] the elf jumps one pawn onto the free space behind, by edges that let him pass', () => {
    const quest = drawn(`
+-----+-----+-----+-----+
|iG    iY         |     |
+-----+-----+-----+-----+
|xG    xY    iO    k1   |
+-----+     +-----+-----+
|xO                     |
+-----+-----+-----+-----+`);
    expect(goes(quest, 'elf')).toEqual(['jump east 0/2']);
    expect(goes(put(quest, 'dwarf', 0, 2), 'elf')).toEqual([]);
    expect(goes(put(quest, 'elf', 0, 2), 'elf')).toEqual(['jump west 0/0']);
    expect(goes(quest, 'barbarian')).toEqual(['walk east 0/2']);
  });

  it('[T10] through an open door’s edge, never a wall, a closed door or against a current', () => {
    const over = (edge: string) =>
      drawn(`
+-----+-----+-----+
|iG   ${edge}iY         |
+-----+-----+-----+
|iO k1 k2    xO   |
+-----+-----+-----+
|xG    xY         |
+-----+-----+-----+`);
    expect(goes(over('1'), 'elf')).toEqual(['jump east 0/2']);
    expect(goes(over('>'), 'elf')).toEqual(['jump east 0/2']);
    for (const closed of ['2', '|', '<', ':']) expect(goes(over(closed), 'elf')).toEqual([]);
  });

  it('[T11] the barbarian tosses a neighbour over exactly one trap; nobody enters one', () => {
    const quest = drawn(`
+-----+-----+-----+-----+-----+
|iY    iP    !!               |
+-----+-----+-----+-----+-----+
|xY    xP    iO    !!    !!   |
+-----+-----+-----+-----+     +
|xO                           |
+-----+-----+-----+-----+-----+`);
    expect(goes(quest, 'mage')).toEqual(['toss east 0/3']);
    expect(goes(quest, 'barbarian')).toEqual([]);
    expect(goes(put(quest, 'barbarian', 1, 1), 'dwarf')).toEqual([]);
    expect(goes(put(quest, 'barbarian', 0, 3), 'mage')).toEqual(['walk west 0/0']);
  });

  it('[T11] a pawn tossed onto its own exit leaves', () => {
    const quest = drawn(`
+-----+-----+-----+-----+
|iY    iP    !!    xP   |
+-----+-----+-----+-----+
|xY                     |
+-----+-----+-----+-----+`);
    expect(goes(quest, 'mage')).toEqual(['toss east 0/3']);
    expect(put(quest, 'mage', 0, 3).position.pawns[1]).toBe(-1);
  });

  it('[T12] the mage who enters an invocation space may change places with anyone, once', () => {
    const quest = drawn(`
+-----+-----+-----+
|iP    *    |iO * |
+-----+-----+-----+
|xP    xO         |
+-----+-----+-----+`);
    expect(can(quest)).toEqual(['mage 0/1', 'mage 0/1 and dwarf']);
    const { layers } = searchAll(quest.graph, quest.position);
    // She and the dwarf on each other's spaces; from there both only walk.
    expect(layers.slice(0, 2)).toEqual([1, 2]);
  });

  it('[T13] the sister only teleports, in line, to a space beside another hero: over doors and single walls', () => {
    const quest = drawn(`
+-----+-----+-----+-----+
|iB   |#####|           |
+-----+-----+-----+-----+
|     |     |iY         |
+-----+-----+-----+-----+
|xB    xY               |
+-----+-----+-----+-----+`);
    expect(goes(quest, 'sister')).toEqual(['teleport east 0/2']);
    expect(goes(put(quest, 'barbarian', 1, 1), 'sister')).toEqual(['teleport south 1/0']);
    expect(goes(put(quest, 'barbarian', 1, 3), 'sister')).toEqual(['teleport east 0/3']);
  });
});

describe('epics', () => {
  it('[T14] a pawn on a card’s handle lets it be turned by 90, 180 or 270 degrees; pawns ride along', () => {
    const quest = drawn(TURNING);
    const turns = can(quest).filter((deed) => deed.startsWith('turn'));
    expect(turns).toEqual(['turn 0 by 1', 'turn 0 by 2', 'turn 0 by 3']);
    // Card a lies as drawn: its south gap meets the north gap of card c.
    expect(goes(put(quest, 'barbarian', 0, 2, 2), 'barbarian')).toContain('walk north a3/2');
    const quarter = turnedBy(quest, 0, 1);
    expect(quarter.position.pawns).toEqual(quest.position.pawns);
    // What went east on the card now goes south on the table, and its south gap has turned away.
    expect(goes(quest, 'elf')).toContain('walk east a0/1');
    expect(goes(quarter, 'elf')).toContain('walk south a0/1');
    expect(goes(put(quarter, 'barbarian', 0, 2, 2), 'barbarian')).not.toContain('walk north a3/2');
  });
});
