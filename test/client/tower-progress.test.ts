import { describe, expect, test } from 'vitest';
import { routeOf } from '#client/router.ts';
import {
  barredBy,
  type Feats,
  floorOf,
  gainOf,
  goOn,
  isBarred,
  isPassed,
  isSolved,
  mergedFeats,
  nextQuest,
  readFeats,
  stateOf,
  tally,
  withFeat,
  writeFeats,
} from '#client/screens/tower/feats.ts';
import {
  isSeenThrough,
  nextPractice,
  readSeen,
  timesSeen,
  withSeen,
} from '#client/screens/tower/practice/pick.ts';
import { feats, featsText, forgetFeats, noteFeat, readFeatsFrom } from '#client/screens/tower/progress.ts';
import { ADVENTURES, type Adventure, QUEST_IDS, type Stars, TUTORIALS } from '#content/adventures.ts';
import { drawn } from '../tower/drawn.ts';
import { poolOf } from './pool.ts';

const third = ADVENTURES[2] as Adventure;
const having = (...ids: string[]): Feats =>
  ids.reduce((feats, id) => withFeat(feats, id, { actions: 9 }), {} as Feats);

describe('addresses in the tower', () => {
  test('lead to its views', () => {
    expect(routeOf('/tower')).toEqual({ at: 'tower', view: 'map' });
    expect(routeOf('/tower/3-epic')).toEqual({ at: 'tower', view: 'quest', id: '3-epic' });
    expect(routeOf('/tower/daily')).toEqual({ at: 'tower', view: 'daily' });
    expect(routeOf('/tower/daily/2026-11-15')).toEqual({ at: 'tower', view: 'daily', id: '2026-11-15' });
    expect(routeOf('/tower/practice')).toEqual({ at: 'tower', view: 'practice' });
    expect(routeOf('/tower/edit')).toEqual({ at: 'tower', view: 'edit' });
    expect(routeOf('/tower/p/abc')).toEqual({ at: 'tower', view: 'published', id: 'abc' });
    expect(routeOf('/tower/p')).toEqual({ at: 'tower', view: 'browse' });
  });
});

describe('progress in the tower', () => {
  test('what was kept is read again, and nonsense is nothing', () => {
    const feats: Feats = { '0-1': { actions: 4, best: true }, '1-2': { skipped: true }, '2-1': {} };
    expect(readFeats(JSON.parse(JSON.stringify(writeFeats(feats))))).toEqual(feats);
    for (const kept of [null, 7, 'x', [], {}, { version: 2, quests: feats }, { version: 1, quests: null }])
      expect(readFeats(kept)).toEqual({});
    const odd = { '1-1': { actions: -3, best: 'yes' }, '1-2': 5, toString: {}, __proto__: {}, '99-1': {} };
    expect(readFeats({ version: 1, quests: odd })).toEqual({ '1-1': {}, '1-2': {}, '99-1': {} });
  });

  test('a quest shows the best that was done', () => {
    const states = [
      {},
      { skipped: true },
      { watched: true },
      { actions: 9 },
      { actions: 8, near: true },
      { actions: 7, best: true },
    ];
    let feats: Feats = {};
    const seen = states.map((feat) => {
      feats = withFeat(feats, '1-1', feat as Feats[string]);
      return stateOf(feats, '1-1');
    });
    expect(stateOf({}, '1-1')).toBe('new');
    expect(seen).toEqual(['begun', 'skipped', 'watched', 'solved', 'near', 'best']);
    expect(withFeat(feats, '1-1', { actions: 12 })['1-1']?.actions).toBe(7);
  });

  test('[T16] an epic opens when all its trials are done or skipped, and nothing else is barred', () => {
    expect(QUEST_IDS.filter((id) => isBarred({}, id))).toEqual(ADVENTURES.map(({ epic }) => epic));
    const [first = '', ...others] = third.trials;
    const most = having(...others);
    expect(isBarred(most, third.epic)).toBe(true);
    expect(isBarred(withFeat(most, first, {}), third.epic)).toBe(true);
    expect(barredBy(most, third.epic)).toEqual([first]);
    expect(isBarred(withFeat(most, first, { skipped: true }), third.epic)).toBe(false);
  });

  test('[T18] what was skipped or watched is passed', () => {
    expect(isPassed({ '1-1': { skipped: true } }, '1-1')).toBe(true);
    expect(isPassed({ '1-1': { watched: true } }, '1-1')).toBe(true);
    expect(isPassed({ '1-1': {} }, '1-1')).toBe(false);
  });

  test('[T18] what was skipped or watched is not done', () => {
    const feats: Feats = { '1-1': { skipped: true }, '1-2': { watched: true }, '1-3': { actions: 9 } };
    expect(tally(feats, ['1-1', '1-2', '1-3', '1-4'])).toMatchObject({ done: 1, skipped: 2 });
    expect(QUEST_IDS.filter((id) => isSolved(feats, id))).toEqual(['1-3']);
  });

  test('one goes on where one is, however far one has looked up the tower', () => {
    const peeked = withFeat(having('2-1', '2-2'), '10-1', {});
    expect(goOn(peeked)).toBe('10-1');
    expect(goOn(withFeat(peeked, '2-3', {}))).toBe('2-3');
    expect(goOn(withFeat(peeked, '2-3', { actions: 9 }))).toBe('2-4');
  });

  test('what was skipped comes when nothing else is left', () => {
    const all = having(...QUEST_IDS.filter((id) => id !== '5-2'));
    expect(goOn(withFeat(withFeat(all, '5-2', { skipped: true }), '9-1', {}))).toBe('5-2');
  });

  test('one goes on with the next that is open', () => {
    expect(goOn({})).toBe('0-1');
    expect(goOn({ '0-1': {} })).toBe('0-1');
    expect(goOn(having('0-1'))).toBe('0-2');
    expect(goOn(having('2-1', '2-2'))).toBe('2-3');
    expect(nextQuest(having('2-1', '2-2', '2-3', '2-4'), '2-4')).toBe('2-epic');
    expect(nextQuest(having('2-1', '2-2', '2-4'), '2-4')).toBe('2-3');
    expect(nextQuest(having('2-1', '2-2', '2-3', '2-4', '2-epic'), '2-4')).toBe('3-1');
    const allButOne = having(...QUEST_IDS.filter((id) => id !== '5-2'));
    expect(goOn(allButOne)).toBe('5-2');
    expect(goOn(having(...QUEST_IDS))).toBeNull();
  });

  test('floors and counts', () => {
    expect(TUTORIALS.map(floorOf)).toEqual(TUTORIALS.map(() => 0));
    expect(floorOf('15-epic')).toBe(15);
    const feats = { ...having('1-1', '1-2'), '1-3': { best: true as const, actions: 3 }, '1-4': {} };
    const counts = { done: 3, best: 1, near: 0, skipped: 0, all: 5 };
    expect(tally(feats, ['1-1', '1-2', '1-3', '1-4', '1-epic'])).toEqual(counts);
  });

  test('a solved quest says what it changed', () => {
    const [first = '', ...others] = third.trials;
    const before = having(...others);
    const after = withFeat(before, first, { actions: 9, near: true });
    const gain = gainOf(before, after, first);
    expect(gain).toMatchObject({ done: third.trials.length, opened: third.epic });
    expect(gain.floor.map(({ state }) => state)).toEqual(['near', ...others.map(() => 'solved'), 'new']);
    expect(gainOf(after, withFeat(after, first, { actions: 8 }), first).opened).toBeNull();
    expect(gainOf({}, having('0-1'), '0-1')).toMatchObject({ done: 1, opened: null });
  });

  test('two browsers together know what either knew', () => {
    const one: Feats = { '1-1': { actions: 9 }, '1-2': { skipped: true } };
    const other: Feats = { '1-1': { actions: 7, best: true }, '2-1': {} };
    const both = mergedFeats(one, other);
    expect(both).toEqual({ '1-1': { actions: 7, best: true }, '1-2': { skipped: true }, '2-1': {} });
    expect(mergedFeats(other, one)).toEqual(both);
  });
});

describe('progress carried to another browser', () => {
  test('comes back as it was, and nonsense changes nothing', () => {
    noteFeat('1-1', { actions: 9 });
    noteFeat('1-2');
    const text = featsText();
    forgetFeats();
    expect(feats.value).toEqual({});
    for (const wrong of ['', 'no', '{}', '[1]', '{"version":1,"quests":{}}'])
      expect(readFeatsFrom(wrong)).toBe(false);
    expect(feats.value).toEqual({});
    noteFeat('1-1', { actions: 12 });
    expect(readFeatsFrom(text)).toBe(true);
    expect(feats.value).toEqual({ '1-1': { actions: 9 }, '1-2': {} });
  });
});

describe('practice', () => {
  test('never ends: everything once, then again in another way', () => {
    const pool = poolOf(12);
    let seen = readSeen(null);
    const shown: string[] = [];
    for (let round = 0; round < 9; round++) {
      const picked = nextPractice(pool, 2, seen, (round * 0.37) % 1);
      if (picked === null) throw new Error('it ended');
      shown.push(picked.drawing);
      seen = withSeen(seen, picked);
      expect(drawn(picked.drawing).graph.spaces).toBe(64);
    }
    expect(Object.values(seen)).toEqual([3, 3, 3]);
    expect([1, 2].map((stars) => isSeenThrough(pool, stars as Stars, seen))).toEqual([false, true]);
    expect(new Set(shown).size).toBe(9);
    expect(timesSeen(seen, pool[0] as (typeof pool)[number])).toBe(0);
  });

  test('with nothing in the pool there is nothing', () => {
    expect(nextPractice([], 1, {}, 0.5)).toBeNull();
    expect(readSeen({ a: 2, b: -1, c: 'x' })).toEqual({ a: 2 });
  });
});
