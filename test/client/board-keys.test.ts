import { describe, expect, test } from 'vitest';
import { DEFAULT_KEYS, KEPT_KEYS, KEY_ACTS, KEY_OF_ACTION, keyActOf, rebound } from '#client/board/keys.ts';
import { understood } from '#client/understood.ts';
import { ACTIONS } from '#engine/mall/actions.ts';

describe('the keys', () => {
  test('no key does two things, and every action has one', () => {
    const codes = KEY_ACTS.flatMap((act) => DEFAULT_KEYS[act]);
    expect(new Set(codes).size).toBe(codes.length);
    for (const action of ACTIONS) expect(DEFAULT_KEYS[KEY_OF_ACTION[action]].length).toBeGreaterThan(0);
  });

  test('go by the position of the key', () => {
    expect(keyActOf(DEFAULT_KEYS, 'KeyW')).toBe('north');
    expect(keyActOf(DEFAULT_KEYS, 'ArrowLeft')).toBe('west');
    expect(keyActOf(DEFAULT_KEYS, 'F1')).toBeNull();
  });

  test('a key that is given away is taken from whoever had it', () => {
    const keys = rebound(DEFAULT_KEYS, 'explore', 'KeyV');
    expect(keyActOf(keys, 'KeyV')).toBe('explore');
    expect(keys.vortex).toEqual([]);
    expect(keyActOf(keys, 'KeyE')).toBeNull();
  });

  test('what the browser kept is read back; what is broken is not', () => {
    const keys = rebound(DEFAULT_KEYS, 'theft', 'KeyX');
    const kept = (value: unknown) => understood(KEPT_KEYS, value, DEFAULT_KEYS);
    expect(kept(JSON.parse(JSON.stringify(keys)))).toEqual(keys);
    for (const value of [3, null, [], { theft: 7 }, { theft: [1] }, { dance: ['KeyQ'] }])
      expect(kept(value)).toEqual(DEFAULT_KEYS);
  });
});
