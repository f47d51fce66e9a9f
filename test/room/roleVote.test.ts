import { describe, expect, it } from 'vitest';
import type { MallCommand, MallEvent } from '#engine/mall/index.ts';
import { type Outcome, receive } from '#room/authority.ts';
import { openPair } from './roleTables.ts';

// A thumb during a vote: that one more has answered is told to all, and nothing else, at any level.

const LEVELS = ['A', 'B', 'C', 'D', 'E'];

/** A table of this level with at least five at it, and seat 0 accused by seat 1. */
function voting(level: string) {
  for (let seed = 0; ; seed++) {
    const { one } = openPair(seed);
    const { roles, players } = one.game.box.setup;
    if (roles !== level || players < 5) continue;
    const accuse: MallCommand = { type: 'accuse', seat: 1, accused: [0] };
    if (receive(one, { seat: 1, command: accuse }, 10).verdict === 'accepted') return one;
  }
}

const heardBy = (seat: number | null, { tellings }: Outcome<MallEvent>) =>
  tellings.flatMap(({ to, events }) => (to.some((one) => one.seat === seat) ? events : []));

describe('a thumb', () => {
  it.each(LEVELS)('[H1.3] is told to nobody else, nor who gave it, at level %s', (level) => {
    const table = voting(level);
    const given = receive(table, { seat: 2, command: { type: 'vote', up: true } }, 20);
    expect(heardBy(2, given)).toEqual([{ type: 'voted', answered: 1, mine: true }]);
    for (const seat of [0, 1, 3, null])
      expect(heardBy(seat, given)).toEqual([{ type: 'voted', answered: 1 }]);
  });

  it.each(LEVELS)('[H1.3] may be another one unnoticed at level %s', (level) => {
    const table = voting(level);
    receive(table, { seat: 2, command: { type: 'vote', up: true } }, 20);
    const changed = receive(table, { seat: 2, command: { type: 'vote', up: false } }, 30);
    expect(heardBy(2, changed)).toEqual([{ type: 'voted', answered: 1, mine: false }]);
    for (const seat of [0, 1, 3, null]) expect(heardBy(seat, changed)).toEqual([]);
  });
});
