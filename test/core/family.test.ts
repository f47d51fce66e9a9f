import { expect, it } from 'vitest';
import { DIRECTIONS, directionIndex, opposite } from '#engine/family/directions.ts';
import { COLOUR, COLOURS, HEROES, PAWNS, pawnIndex, SYMBOL } from '#engine/family/pawns.ts';

it('[M1][T1] four heroes and the little sister, each a colour with a symbol', () => {
  expect(HEROES).toEqual(['barbarian', 'mage', 'elf', 'dwarf']);
  expect(PAWNS).toEqual([...HEROES, 'sister']);
  expect(PAWNS.map((pawn) => COLOUR[pawn])).toEqual(COLOURS);
  expect(COLOURS.map((colour) => `${colour} ${SYMBOL[colour]}`)).toEqual([
    'yellow sword',
    'purple vial',
    'green bow',
    'orange axe',
    'blue kite',
  ]);
  expect(['sister', 'ogre', 0, undefined].map(pawnIndex)).toEqual([4, -1, -1, -1]);
});

it('[M5][T2] four directions, clockwise', () => {
  expect(DIRECTIONS).toEqual(['north', 'east', 'south', 'west']);
  expect(DIRECTIONS.map(directionIndex)).toEqual([0, 1, 2, 3]);
  expect(['up', 1, undefined].map(directionIndex)).toEqual([-1, -1, -1]);
  expect([0, 1, 2, 3].map(opposite)).toEqual([2, 3, 0, 1]);
});
