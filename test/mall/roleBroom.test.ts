import { describe, expect, it } from 'vitest';
import { withModules } from '#content/moduleList.ts';
import { withRoles } from '#content/roles.ts';
import { setupFor } from '#content/scenarios.ts';
import { tileSet } from '#content/tiles.ts';
import {
  evolve,
  type Game,
  type MallEvent,
  newGame,
  openBox,
  randomFrom,
  type Setup,
} from '#engine/mall/index.ts';
import { lookOf, statusOf } from '#engine/mall/rules/hiddenRoles/status.ts';
import { PIECES } from '#engine/mall/rules/index.ts';

// [C03] three pawns must turn the glass: with a Broom at hand no want of timers fails it, but want of pawns does.

function table(spells: readonly string[]): Game {
  const setup = setupFor({ scenario: 3, players: 4, level: 2, side: 'A' }) as Setup;
  const opened = openBox(
    { ...withRoles(withModules(setup, ['spells']), { level: 'C' }), spells },
    tileSet(),
    PIECES,
  );
  if ('problems' in opened) throw new Error(JSON.stringify(opened.problems));
  return later(newGame(opened.box, randomFrom('broom')).game, [{ type: 'started', at: 0 }]);
}

const later = (game: Game, events: readonly MallEvent[]) => events.reduce(evolve, game);
const standing = (game: Game) => statusOf('C03', lookOf(game, 0));

const leave = (...pawns: readonly ('mage' | 'elf' | 'dwarf')[]): readonly MallEvent[] => [
  { type: 'stolen', seat: 0 },
  ...pawns.map((pawn) => ({ type: 'escaped', pawn, stays: false }) as const),
];

function noTimers({ box }: Game): readonly MallEvent[] {
  return box.print.flatMap(({ timer }, space) => (timer ? [{ type: 'wentOutOfOrder', space } as const] : []));
}

describe('[C03] Taking Turns', () => {
  it('fails when no timer is left, unless a Broom may mend one', () => {
    const [plain, broom] = [table(['swap', 'teleport']), table(['broom', 'teleport'])];
    expect(standing(later(plain, noTimers(plain)))).toBe('failed');
    expect(standing(later(broom, noTimers(broom)))).toBe('open');
  });

  it('fails when too few pawns are left, Broom or not', () => {
    for (const spells of [
      ['swap', 'teleport'],
      ['broom', 'teleport'],
    ]) {
      expect(standing(later(table(spells), leave('mage')))).toBe('open');
      expect(standing(later(table(spells), leave('mage', 'elf')))).toBe('failed');
    }
  });
});
