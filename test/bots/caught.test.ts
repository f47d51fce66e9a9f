import { describe, expect, it } from 'vitest';
import { isSafe } from '#bots/mates/caught.ts';
import {
  type Decision,
  decide,
  type Game,
  type MallCommand,
  options,
  type PublicGame,
  viewFor,
} from '#engine/mall/index.ts';
import { pawnNumber } from '#engine/mall/ways.ts';
import { dealt, pass, seated, toldOf } from './mateTable.ts';

// Where heroes are caught, bots see to it that none is.

const ALL = [0, 1, 2, 3];
const WATCHED = { scenario: 5, modules: ['guard', 'beholder', 'guardRoom', 'shafts'] };
const DECKS = [0, 1, 2, 3];

/** Every so many tables of a game of bots. */
function tables(deck: number): readonly Game[] {
  const found: Game[] = [];
  const table = seated(dealt(WATCHED, 4, `watched ${deck}`), ALL);
  for (let now = 10_000; table.game.shared.phase !== 'over' && now < 600_000; now += 10_000) {
    pass(table, now);
    if (table.game.shared.phase === 'running') found.push(table.game);
  }
  return found;
}

/** What a command moves, as bots wish for it. */
function wished(game: PublicGame, { seat: _, ...act }: MallCommand & { readonly seat: number }) {
  const pawn = act.type === 'steer' ? 'beholder' : 'pawn' in act ? act.pawn : null;
  return { act, pawn: pawn === null ? null : pawnNumber(game, pawn) };
}

const MOVES = ['move', 'vortex', 'escalator', 'shaft', 'steer'];

describe('where heroes are caught', () => {
  it('[X5.1][X8.2][R18] bots know by which act one would be', () => {
    const seen = { caught: 0, safe: 0 };
    for (const game of DECKS.flatMap(tables))
      for (const command of ALL.flatMap((seat) => options(game, seat))) {
        if (command.seat === null || !MOVES.includes(command.type)) continue;
        const { events } = decide(game, command, game.shared.sand.turned) as Decision;
        const isCaught = events.some(({ type }) => type === 'captured');
        expect(isSafe(viewFor(game, null), wished(game, command))).toBe(!isCaught);
        seen[isCaught ? 'caught' : 'safe']++;
      }
    expect(seen.caught).toBeGreaterThan(20);
    expect(seen.safe).toBeGreaterThan(1_000);
  });

  it('[X5.1][X5.4] bots have none caught but by a guard who is to be led away, and never two', () => {
    for (const deck of DECKS) {
      const table = seated(dealt(WATCHED, 4, `watched ${deck}`), ALL);
      pass(table, 600_000);
      const caught = toldOf(table, 'captured');
      expect(caught.filter(({ event }) => event.by !== 'guard')).toEqual([]);
      expect(caught.length).toBeLessThan(2);
      expect(table.game.shared.result?.reason).not.toBe('captives');
    }
  });
});
