import { describe, expect, test } from 'vitest';
import {
  type Choice,
  FIRST_CHOICE,
  KEY_OF,
  KINDS,
  type Kind,
  manyOf,
  toolOf,
  whichOf,
  withWhich,
} from '#client/screens/tower/edit/tools.ts';

const as = (choice: Choice, kind: Kind, which?: number): Choice =>
  which === undefined ? { ...choice, kind } : withWhich({ ...choice, kind }, which);

describe('what one draws with', () => {
  test('a hero changes neither doors nor keys, and a key no hero', () => {
    const elf = as(FIRST_CHOICE, 'hero', 2);
    expect(toolOf(as(elf, 'door'))).toEqual({ on: 'edge', edge: 0 });
    const moon = as(elf, 'key', 1);
    expect(toolOf(moon)).toEqual({ on: 'space', floor: { kind: 'key', door: 1 } });
    expect(toolOf(as(moon, 'hero'))).toEqual({ on: 'space', hero: 'elf' });
  });

  test('a door is of the kind of the key; exit and armory are of the hero', () => {
    const key = as(as(FIRST_CHOICE, 'hero', 3), 'key', 4);
    expect(toolOf(as(key, 'door'))).toEqual({ on: 'edge', edge: 4 });
    expect(toolOf(as(key, 'exit'))).toEqual({ on: 'space', floor: { kind: 'exit', pawn: 'dwarf' } });
    expect(toolOf(as(key, 'armory'))).toEqual({ on: 'space', floor: { kind: 'armory', pawn: 'dwarf' } });
  });

  test('an exit for everyone keeps the hero, until another is chosen', () => {
    const all = as(as(FIRST_CHOICE, 'hero', 1), 'exit', 5);
    expect(toolOf(all)).toEqual({ on: 'space', floor: { kind: 'exit', pawn: null } });
    expect(toolOf(as(all, 'hero'))).toEqual({ on: 'space', hero: 'mage' });
    expect(whichOf(as(as(all, 'wall'), 'exit'))).toBe(5);
    expect(whichOf(as(as(all, 'armory', 4), 'exit'))).toBe(4);
  });

  test('what there is not cannot be chosen', () => {
    const hero = as(FIRST_CHOICE, 'hero', 2);
    expect(withWhich(hero, 5)).toBe(hero);
    expect(withWhich({ ...hero, kind: 'wall' }, 0).hero).toBe(2);
    for (const kind of KINDS) expect(whichOf(as(FIRST_CHOICE, kind, manyOf(kind)))).toBe(0);
  });

  test('each has a key of its own', () => {
    expect(new Set(Object.values(KEY_OF)).size).toBe(KINDS.length);
  });
});
