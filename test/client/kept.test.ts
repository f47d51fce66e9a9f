import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forget, read, write } from '#client/kept.ts';
import { atLeast, listOf, partsOf, tableOf, understood } from '#client/understood.ts';
import { ROOT } from '../../tools/setup.mjs';

// What a browser keeps may be old, broken or gone, and there may be no room for more.

function shelf(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value),
    removeItem: (key) => kept.delete(key),
  };
}

const none = () => {
  throw new Error('nothing may be kept here');
};

describe('what is kept', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', shelf());
    vi.stubGlobal('sessionStorage', shelf());
  });
  afterEach(() => vi.unstubAllGlobals());

  test('is read as it was written, until it is forgotten', () => {
    expect(write('rooms', ['a', 'b'])).toBe(true);
    expect(read('rooms', v.array(v.string()), [])).toEqual(['a', 'b']);
    forget('rooms');
    expect(read('rooms', v.array(v.string()), null)).toBeNull();
  });

  test('for the tab alone is no other tab’s', () => {
    write('stay', 'abcd');
    write('lang', 'nl');
    expect([sessionStorage.length, localStorage.length]).toEqual([1, 1]);
    expect(sessionStorage.getItem('hushglass.stay')).toBe('"abcd"');
    expect(localStorage.getItem('hushglass.lang')).toBe('"nl"');
  });

  test.each(['', 'x', '{', 'null', '7', '"old"', '[]'])(
    '%j where a number pair was meant is none',
    (text) => {
      localStorage.setItem('hushglass.solo', text);
      expect(read('solo', v.strictTuple([v.number(), v.number()]), 'none')).toBe('none');
    },
  );

  test('is nothing where nothing may be kept, or no more, and nobody notices', () => {
    const full = { ...shelf(), setItem: none };
    vi.stubGlobal('localStorage', full);
    expect(write('name', 'Ada')).toBe(false);
    for (const storage of [undefined, { getItem: none, setItem: none, removeItem: none }]) {
      vi.stubGlobal('localStorage', storage);
      expect(write('name', 'Ada')).toBe(false);
      expect(read('name', v.string(), '')).toBe('');
      forget('name');
    }
  });
});

test('as far as it makes sense: the rest is not lost', () => {
  expect(understood(listOf(v.string()), ['a', 1, null, 'b'], [])).toEqual(['a', 'b']);
  expect(understood(listOf(v.string()), { length: 1 }, 'none')).toBe('none');
  const table = tableOf((key) => key.length === 1, atLeast(1));
  expect(understood(table, { a: 1, b: 0, c: 1.5, dd: 3, e: 'x' }, {})).toEqual({ a: 1 });
  const parts = partsOf({ count: atLeast(1), best: v.literal(true) });
  expect(understood(parts, { count: 0, best: true, more: 1 }, {})).toEqual({ best: true });
  expect(understood(parts, null, 'none')).toEqual({});
});

test('nothing is kept but by way of this', () => {
  const client = join(ROOT, 'src/client');
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  const direct = files.filter((file) =>
    /\b(local|session)Storage\b/.test(readFileSync(join(client, file), 'utf8')),
  );
  expect(direct.sort()).toEqual(['board/keys.ts', 'kept.ts']);
});
