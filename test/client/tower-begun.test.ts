import { describe, expect, test } from 'vitest';
import { type Begun, readBegun, writeBegun } from '#client/screens/tower/alone/begun.ts';
import { localTable } from '#client/tower/local.ts';
import type { TowerAct, TowerNotice } from '#client/tower/table.ts';
import { MOST_ACTS } from '#engine/core/acts.ts';
import { BY_SWAP, questOf, TWO_DOORS } from './towerTables.ts';

// A quest that was left half-played alone.

const drawing = (text: string) => questOf(text.split('\nproof\n')[0] as string);
const space = (row: number, column: number) => row * 8 + column;
const go = (pawn: 'mage' | 'barbarian', from: number, to: number): TowerAct => ({
  type: 'move',
  pawn,
  from,
  to,
});
const EAST = go('mage', space(0, 0), space(0, 1));
const ON = go('mage', space(0, 1), space(0, 2));

function played(text: string, acts: readonly TowerAct[]) {
  const table = localTable(drawing(text));
  for (const act of acts) table.act(act);
  return table;
}

describe('what was done in a quest', () => {
  test('leads to the same game again, undoing included', () => {
    const table = played(TWO_DOORS, [EAST, ON]);
    const again = localTable(drawing(TWO_DOORS), table.acts());
    expect(again.game.value?.position).toEqual(table.game.value?.position);
    expect(again.acts()).toEqual([EAST, ON]);
    again.act({ type: 'undo' });
    expect(again.game.value?.actions).toBe(1);
    expect(again.acts()).toEqual([EAST]);
  });

  test('is without what was refused, taken back or before a restart; a restart can be taken back', () => {
    const table = played(TWO_DOORS, [EAST, ON, { type: 'undo' }, go('mage', 99, 3)]);
    expect(table.acts()).toEqual([EAST]);
    table.act({ type: 'restart' });
    expect(table.acts()).toEqual([]);
    table.act({ type: 'undo' });
    expect(table.acts()).toEqual([EAST]);
  });

  test('[T12] has a move and its swap as one action', () => {
    const swap: TowerAct = { type: 'swap', pawn: 'dwarf' };
    const table = played(BY_SWAP, [EAST, swap]);
    expect(table.acts()).toEqual([EAST, swap]);
    const again = localTable(drawing(BY_SWAP), table.acts());
    expect(again.game.value).toMatchObject({ actions: 1, position: table.game.value?.position });
    again.act({ type: 'undo' });
    expect(again.acts()).toEqual([]);
  });

  test('begins anew where the engine refuses any of it', () => {
    for (const acts of [[ON], [EAST, EAST], [EAST, { type: 'move' } as TowerAct]]) {
      const table = localTable(drawing(TWO_DOORS), acts);
      expect(table.game.value).toMatchObject({ actions: 0, past: null });
      table.act(EAST);
      expect(table.acts()).toEqual([EAST]);
    }
  });
});

describe('as many acts as a game takes', () => {
  const BACK = go('mage', space(0, 1), space(0, 0));
  const walk = (n: number) => (n % 2 === 0 ? EAST : BACK);

  test('[R23b] alone, too, another one is refused; a new attempt takes it', () => {
    const acts = Array.from({ length: MOST_ACTS - 2 }, (_, n) => walk(n));
    const table = localTable(drawing(TWO_DOORS), acts);
    const told: TowerNotice[] = [];
    table.onNotice((notice) => told.push(notice));
    table.act({ type: 'undo' });
    table.act(walk(MOST_ACTS - 1));
    expect(told).toMatchObject([{ kind: 'events' }, { kind: 'events' }]);
    const { value } = table.game;
    const refusal = { refused: 'game.tooLong', params: { most: MOST_ACTS } };
    for (const command of [EAST, { type: 'undo' }, { type: 'restart' }] as const) {
      table.act(command);
      expect(told.at(-1)).toEqual({ kind: 'refused', refusal, command });
    }
    expect(table.game.value).toBe(value);
    expect(table.acts()).toEqual(acts);
    expect(localTable(drawing(TWO_DOORS), [...acts, EAST, BACK, EAST]).acts()).toEqual([]);
  });
});

describe('what is kept of it', () => {
  const begun: Begun = { acts: [EAST], aided: true };
  const read = (kept: unknown) => [...readBegun(JSON.parse(JSON.stringify(kept)))];

  test('is read again, and nonsense is nothing', () => {
    expect(read(writeBegun(new Map([['a', begun]])))).toEqual([['a', begun]]);
    for (const kept of [null, 7, 'x', [], {}, { version: 1, games: {} }, { version: 2, games: [] }])
      expect(read(kept)).toEqual([]);
    const odd = [null, {}, { quest: 'a' }, { quest: 'a', aided: false, acts: [null] }];
    const skipped = { quest: 'b', aided: false, acts: [{ type: 'skip' }] };
    expect(read({ version: 1, games: [...odd, skipped] })).toEqual([]);
  });

  test('is not more than the latest forty', () => {
    const all = new Map(Array.from({ length: 50 }, (_, index) => [`${index}`, begun] as const));
    const kept = read(writeBegun(all));
    expect([kept.length, kept.at(-1)?.[0]]).toEqual([40, '49']);
  });
});
