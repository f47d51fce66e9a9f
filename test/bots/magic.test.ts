import { describe, expect, it } from 'vitest';
import { goalsOf } from '#bots/planner/goals.ts';
import { explore } from '#bots/planner/heist.ts';
import { castFirst, enchant } from '#bots/planner/magic.ts';
import { reach } from '#bots/planner/reach.ts';
import { type Run, startRun } from '#bots/planner/run.ts';
import { type Step, sketch } from '#bots/planner/sketch.ts';
import { findWay } from '#bots/planner/way.ts';
import { tileSet } from '#content/tiles.ts';
import { newGame, openBox, randomFrom, type Setup } from '#engine/mall/index.ts';
import { PIECES } from '#engine/mall/rules/index.ts';
import { OFF, tileOf } from '#engine/mall/spaces.ts';
import { pawnNumber, printed, spaceOfPawn } from '#engine/mall/ways.ts';
import { classNamed } from './deals.ts';

// What the planner does with spells that a tutorial does not ask for.

/** The mall of an evening with all that is needed, explored, and these spells beside it. */
function explored(id: string, spells: readonly string[]): Run {
  const { setup } = classNamed(id);
  const pieces = setup.pieces.includes('spells') ? setup.pieces : [...setup.pieces, 'spells'];
  const run = startRun(deal({ ...setup, pieces, spells }), randomFrom('magic'));
  const [items = [], exits = []] = [goalsOf(run.game).items[0], goalsOf(run.game).exits[0]];
  const aim = { goal: { items, exits }, rank: () => 0, anyPawn: false, leaves: 0, bold: false };
  for (const step of sketch(run.game, aim, 500) as readonly Step[]) expect(explore(run, step)).toBe(true);
  return run;
}

function deal(setup: Setup) {
  const opened = openBox(setup, tileSet(), PIECES);
  if (!('box' in opened)) throw new Error(JSON.stringify(opened.problems));
  return newGame(opened.box, randomFrom('magic')).game;
}

const castsIn = (run: Run) =>
  run.log.flatMap(({ command: { type } }) => (type.startsWith('cast') ? type : []));

describe('a spell', () => {
  it('[X10.3] is the code where all others are used up', () => {
    const run = explored('XT4', ['code']);
    const dwarf = pawnNumber(run.game, 'dwarf');
    const { shared } = run.game;
    run.game = { ...run.game, shared: { ...shared, outOfOrder: [...printed(run.game, 'code')] } };
    const behind = (space: number) => run.game.box.print[space]?.exit === 'orange';
    expect(reach(run, dwarf, behind)).toBe(true);
    expect(castsIn(run)).toEqual(['castCode']);
    expect(run.refused).toEqual([]);
  });

  it.each([
    ['[X10.9]', 'frog', 'castFrog'],
    ['[X10.11]', 'voucher', 'castVoucher'],
  ])('%s %s takes a guard out of the way', (_rule, spell, type) => {
    const run = explored('XF0', [spell]);
    expect(enchant(run, pawnNumber(run.game, 'guard'))).toBe(true);
    expect(castsIn(run)).toEqual([type]);
    expect(spaceOfPawn(run.game, 'guard')).toBe(OFF);
    expect(enchant(run, pawnNumber(run.game, 'guard'))).toBe(false);
    expect(run.refused).toEqual([]);
  });

  it('[X10.8] lets the mage walk onto a tile that is closed all round, from the moment it is cast', () => {
    const run = explored('XT9', ['ghost', 'swap']);
    const mage = pawnNumber(run.game, 'mage');
    const isClosed = (space: number) => run.game.box.tiles[tileOf(space)]?.name === '8*';
    expect(findWay(run.game, mage, isClosed)).toBeNull();
    castFirst(run);
    expect(reach(run, mage, isClosed)).toBe(true);
    expect(reach(run, mage, (space) => !isClosed(space))).toBe(true);
    expect(run.refused).toEqual([]);
  });
});
