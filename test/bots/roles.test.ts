import { expect, it } from 'vitest';
import { setupOf } from '#content/choices.ts';
import { tileSet } from '#content/tiles.ts';
import { type MallEvent, openBox, type Setup } from '#engine/mall/index.ts';
import { PIECES } from '#engine/mall/rules/index.ts';
import { playGame } from '../../bench/bots/table.ts';
import { judgeOf } from '../../bench/roles/judge.ts';
import { ordinary, tried } from '../../bench/roles/rates.ts';

function boxOf(level?: 'D' | 'E') {
  const choice = { scenario: 3, ...(level === undefined ? {} : { roles: { level } }) };
  const opened = openBox(setupOf(choice, 4) as Setup, tileSet(), PIECES);
  if ('problems' in opened) throw new Error('no such game');
  return opened.box;
}

it('[E01] [E02] [D01] cards judge a game of bots as what happened in it says', () => {
  const [d, e] = [judgeOf(boxOf('D')), judgeOf(boxOf('E'))];
  const told: MallEvent[] = [];
  const { won } = playGame(boxOf(), {
    seed: 'judged',
    follow: {
      act: (...act) => {
        d.act(...act);
        e.act(...act);
      },
      event: (before, event, after) => {
        told.push(event);
        d.event(before, event, after);
        e.event(before, event, after);
      },
    },
  });
  const out = told.flatMap((event) => (event.type === 'escaped' ? [event.pawn] : []));
  const flips = told.filter(({ type }) => type === 'flipped').length;
  expect(won).toBe(true);
  expect(out.length).toBe(4);
  expect(e.isSo('E01', 0)).toBe(out[0] === 'barbarian');
  expect(e.isSo('E02', 0)).toBe(out[3] === 'elf');
  expect(d.isSo('D01', 0)).toBe(flips % 2 === 1);
  expect(d.isSo('D10', 2)).toBe(flips % 2 === 0);
});

it('[E04] the mage turns the glass more often where somebody pushes it', () => {
  const table = { scenario: 3, players: 4 };
  const plain = ordinary(table, 6, 'a test').get('E04');
  const pushed = tried('E04', table, 6, 'a test');
  const share = (rate: typeof pushed | undefined) => (rate?.done ?? 0) / Math.max(1, rate?.won ?? 0);
  expect(pushed?.won).toBeGreaterThan(2);
  expect(share(pushed)).toBeGreaterThan(share(plain));
}, 60_000);

it('a table without a card has no rate for it', () => {
  expect(tried('C06', { scenario: 3, players: 4 }, 1, 'a test')).toBeNull();
  expect(ordinary({ scenario: 3, players: 4 }, 1, 'a test').has('C05')).toBe(false);
});
