import { describe, expect, it } from 'vitest';
import { canonical, fingerprint } from '#engine/core/hash.ts';
import { decodeLog, encodeLog, LOG_FORMAT } from '#engine/core/log.ts';
import { below, randomFrom, shuffle } from '#engine/core/random.ts';
import { isRefusal, refuse } from '#engine/core/refusal.ts';
import { contentHash, logHash, logHeader, type MallLog, newGame, replay } from '#engine/mall/index.ts';
import { accept, boxFor, dealt, running } from '../mall/table.ts';

describe('random', () => {
  it('[M2] gives the same numbers for the same seed, for ever', () => {
    expect(randomFrom('')).toEqual([-674290390, -1921245350, 601219058, 12]);
    expect(randomFrom('hushglass')).toEqual([-943798720, 605454990, -229333937, 30]);
    const [value, after] = below(randomFrom('hushglass'), 1000);
    expect([value, after]).toEqual([596, [604277199, -2064005433, 1976800128, 31]]);
    expect(shuffle([1, 2, 3, 4, 5, 6, 7, 8], randomFrom('deck'))[0]).toEqual([5, 4, 6, 1, 7, 2, 8, 3]);
  });

  it('[M2] is fair: every place of every item about equally often', () => {
    const counts = Array.from({ length: 4 }, () => [0, 0, 0, 0]);
    let random = randomFrom('fair');
    for (let n = 0; n < 8000; n++) {
      const [order, after] = shuffle([0, 1, 2, 3], random);
      random = after;
      order.forEach((item, place) => {
        const row = counts[item] as number[];
        row[place] = (row[place] as number) + 1;
      });
    }
    for (const count of counts.flat()) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });

  it('[M2] throws values away that would favour some', () => {
    const limit = 3 * 2 ** 30;
    let random = randomFrom('rejection');
    let high = 0;
    for (let n = 0; n < 3000; n++) {
      const [value, after] = below(random, limit);
      random = after;
      expect(value).toBeLessThan(limit);
      if (value < 2 ** 30) high++;
    }
    expect(Math.abs(high - 1000)).toBeLessThan(120);
  });

  it('[M2] shuffles nothing and one without harm', () => {
    expect(shuffle([], randomFrom('a'))[0]).toEqual([]);
    expect(shuffle(['x'], randomFrom('a'))).toEqual([['x'], randomFrom('a')]);
  });
});

describe('fingerprints', () => {
  it('[M26] do not depend on the order of keys, and tell everything else apart', () => {
    expect(canonical({ b: [1, { d: 2, c: null }], a: 'x' })).toBe('{"a":"x","b":[1,{"c":null,"d":2}]}');
    expect(fingerprint({ a: 1, b: 2 })).toBe(fingerprint({ b: 2, a: 1 }));
    expect(fingerprint({ a: 1 })).toBe('7cc1d846de3034b7');
    const values = [{}, [], null, '', 0, { a: 1 }, { a: 2 }, { b: 1 }, [1, 2], [2, 1], 'ab', 'ba'];
    expect(new Set(values.map(fingerprint)).size).toBe(values.length);
    for (const value of values) expect(fingerprint(value)).toMatch(/^[0-9a-f]{16}$/);
    const many = Array.from({ length: 3000 }, (_, n) => fingerprint({ n }));
    expect(new Set(many).size).toBe(3000);
    expect(new Set(many.map((hash) => hash.length))).toEqual(new Set([16]));
    expect(new Set(many.map((hash) => hash.slice(0, 8))).size).toBeGreaterThan(2990);
    expect(new Set(many.map((hash) => hash.slice(8))).size).toBeGreaterThan(2990);
  });
});

describe('refusals', () => {
  it('[M7] are a code with parameters', () => {
    expect(refuse('game.over')).toEqual({ refused: 'game.over', params: {} });
    expect(refuse('way.blocked', { steps: 2 })).toEqual({ refused: 'way.blocked', params: { steps: 2 } });
    expect([refuse('game.over'), null, undefined, 5, {}, 'refused'].map(isRefusal)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});

function someLog(): MallLog {
  const { game, dealt } = newGame(boxFor(), [1, 2, 3, 4]);
  const entries = [
    { at: 0, seat: null, events: [dealt] },
    { at: 5, seat: 0, id: 'a1', events: [{ type: 'readied', seat: 0, ready: true }] },
  ] as const;
  return {
    header: logHeader(game.box, { scenario: 1 }),
    entries,
    hash: logHash(accept(game, { type: 'ready', seat: 0, ready: true }, 5), entries),
  };
}

describe('logs', () => {
  it('[M26] are written as lines and read back the same, finished or not', () => {
    const log = someLog();
    expect(decodeLog(encodeLog(log))).toEqual(JSON.parse(JSON.stringify(log)));
    const { hash, ...running } = log;
    expect(encodeLog(running).split('\n')).toHaveLength(4);
    expect(encodeLog(log).split('\n')).toHaveLength(5);
    expect(decodeLog(encodeLog(running))).not.toHaveProperty('hash');
    expect(hash).toMatch(/^[0-9a-f]{16}$/);
    expect(log.header).toMatchObject({
      format: LOG_FORMAT,
      game: 'mall',
      title: { scenario: 1 },
      setup: boxFor().setup,
    });
  });

  it('[M26] replay to the recorded fingerprint', () => {
    const log = someLog();
    expect(logHash(replay(boxFor(), log.entries), log.entries)).toBe(log.hash);
    expect(logHash(replay(boxFor(), log.entries), log.entries.slice(0, 1))).not.toBe(log.hash);
    expect(logHash(replay(boxFor(), log.entries.slice(0, 1)), log.entries)).not.toBe(log.hash);
    const retold = log.entries.map((entry) => ({ ...entry, at: entry.at + 1 }));
    expect(logHash(replay(boxFor(), retold), retold)).not.toBe(log.hash);
    expect(log.header.content).toBe(contentHash(boxFor()));
    expect(contentHash(boxFor({ onTop: ['I', 'X', 'B'] }))).not.toBe(log.header.content);
  });

  it('[M26] say which line is malformed', () => {
    const [header, ...rest] = encodeLog(someLog()).trim().split('\n') as [string, ...string[]];
    const line = (...lines: string[]) => decodeLog(lines.join('\n'));
    expect(line('')).toEqual({ refused: 'log.malformed', params: { line: 1 } });
    expect(line(header, '{"hash":"x"}', rest[0] as string)).toEqual({
      refused: 'log.malformed',
      params: { line: 2 },
    });
    expect(line('nonsense')).toEqual({ refused: 'log.malformed', params: { line: 1 } });
    expect(line(header, 'nonsense')).toEqual({ refused: 'log.malformed', params: { line: 2 } });
    for (const bad of [
      'null',
      '5',
      '{}',
      '{"at":1}',
      '{"at":"1","events":[]}',
      '{"events":[]}',
      '{"at":1,"events":{}}',
      '{"hash":5}',
    ])
      expect(line(header, rest[0] as string, bad)).toEqual({ refused: 'log.malformed', params: { line: 3 } });
    for (const bad of [
      '{}',
      '{"format":1,"setup":{}}',
      '{"format":"1","setup":{},"content":"x"}',
      '{"format":1,"content":"x"}',
      rest[0] as string,
    ])
      expect(line(bad)).toEqual({ refused: 'log.malformed', params: { line: 1 } });
    expect(line('{"format":3,"setup":{},"content":"x"}')).toEqual({
      refused: 'log.format',
      params: { format: 3 },
    });
    expect(line('{"format":1,"setup":{},"content":"x"}')).toEqual({
      header: { format: 1, setup: {}, content: 'x' },
      entries: [],
    });
  });

  it('[M4] a game that has not been dealt has nobody at the table', () => {
    expect(replay(boxFor(), []).shared.ready).toEqual([]);
    expect(dealt().shared.ready).toEqual([false, false]);
    expect(running().shared.ready).toEqual([true, true]);
  });
});
