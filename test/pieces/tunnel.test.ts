import { describe, expect, it } from 'vitest';
import { boardOf } from '#engine/mall/board.ts';
import { type Game, options, predict, spaceNow, viewFor } from '#engine/mall/index.ts';
import { covered, isSameLayer } from '#engine/mall/layer.ts';
import { OFF } from '#engine/mall/spaces.ts';
import { linksFrom, stepFrom } from '#engine/mall/ways.ts';
import {
  accept,
  at,
  change,
  explore,
  laid,
  move,
  put,
  refusal,
  run,
  running,
  seatWith,
  typesOf,
} from '../mall/table.ts';

// What lies on the mall: covers, links, opened and shut steps.

const DUG = { players: 4, pieces: ['tunnel'] };
const dig = (near: number, far: number) => ({ type: 'dig', seat: 0, near, far }) as never;
const crawl = (game: Game, pawn: string, from: number, to: number) =>
  ({ type: 'crawl', seat: seatWith(game, 'L'), pawn, from, to }) as never;

/** From under the elf beside T1's timer to the item of the mage. */
function dug(): Game {
  const game = put(laid(running(DUG), 'dwarf'), { elf: ['T1', 0, 1] });
  return accept(game, dig(at(game, 'T1', 0, 1), at(game, 'I', 0, 1)));
}

describe('a pair of tokens', () => {
  it('[R17] covers what is printed under it, and what was there is there again when it goes', () => {
    const game = dug();
    const item = at(game, 'I', 0, 1);
    expect(spaceNow(game, item)).toMatchObject({ corridor: true, item: null, explore: null, escalator: OFF });
    expect(game.box.print[item]?.item).toBe('purple');
    expect(spaceNow(accept(game, { type: 'fill', seat: 0 } as never), item)?.item).toBe('purple');
    expect(refusal(game, dig(0, 0))).toBe('tunnel.dug');
  });

  it('[M17] [M23] [M13] a covered item, timer or exploration space is none', () => {
    const timer = put(laid(running(DUG), 'dwarf'), { elf: ['T1', 0, 1], mage: ['T1', 1, 1] });
    const covered = accept(timer, dig(at(timer, 'T1', 0, 1), at(timer, 'T1', 0, 0)));
    expect(typesOf(run(covered, move(covered, 'elf', 'west')).events)).toEqual(['moved']);
    const shut = put(running(DUG), { dwarf: ['T1', 0, 1] });
    const over = put(accept(shut, dig(at(shut, 'T1', 0, 1), at(shut, 'T1', 0, 2))), {
      dwarf: ['T1', 0, 2],
    });
    expect(over.shared.board.unused).not.toContain(at(over, 'T1', 0, 2));
    expect(refusal(over, explore(over))).toBe('explore.nowhere');
    const open = accept(over, { type: 'fill', seat: 0 } as never);
    expect(open.shared.board.unused).toEqual(shut.shared.board.unused);
    expect(accept(open, explore(open)).shared.board.placed).toHaveLength(2);
  });

  it('[R4] links its spaces for a means of its own, both ways, foreseen by a page', () => {
    const game = dug();
    const [near, far] = [at(game, 'T1', 0, 1), at(game, 'I', 0, 1)];
    expect([linksFrom(game, near), linksFrom(game, far), linksFrom(game, 5)]).toEqual([[far], [near], []]);
    const command = crawl(game, 'elf', near, far);
    const seat = seatWith(game, 'L');
    expect(options(game, seat)).toContainEqual(command);
    expect(predict(viewFor(game, seat), command)).toMatchObject({ shared: { pawns: { 2: far } } });
    const { events, game: after } = run(game, command);
    expect(events).toEqual([{ type: 'moved', seat, pawn: 'elf', to: far, by: 'tunnel' }]);
    expect(accept(after, crawl(after, 'elf', far, near)).shared.pawns[2]).toBe(near);
    expect(refusal(put(game, { mage: ['I', 0, 1] }), command)).toBe('way.occupied');
    expect(refusal(game, crawl(game, 'elf', near, far + 1))).toBe('escalator.notHere');
  });

  it('[R17] leaves nothing of a space but whether one may walk there', () => {
    const bare = { timer: false, camera: false, crystal: false, vortex: null, item: null, exit: null };
    const printed = {
      ...{ corridor: true, timer: true, camera: true, crystal: true, escalator: 3 },
      ...({ vortex: 'green', item: 'green', exit: 'green', explore: 'green', marks: ['code'] } as const),
    };
    for (const corridor of [true, false])
      expect(covered({ ...printed, corridor })).toEqual({
        ...{ ...bare, corridor, explore: null, escalator: 3, marks: [] },
      });
  });

  it('leaves the walking tables alone while it lies where it lay', () => {
    const game = dug();
    const moved = accept(game, move(game, 'elf', 'east'));
    expect(moved.shared.board).toBe(game.shared.board);
    const filled = accept(game, { type: 'fill', seat: 0 } as never);
    expect(filled.shared.board).not.toBe(game.shared.board);
    expect(isSameLayer({ covers: [1] }, { covers: [1] })).toBe(true);
    expect(isSameLayer({ covers: [1] }, { covers: [2] })).toBe(false);
    expect(isSameLayer(undefined, {})).toBe(false);
  });

  it('[S11] counts as a way when tiles are discarded, and keeps its place when the mall grows', () => {
    const game = put(dug(), { elf: ['T1', 2, 3] });
    const grown = accept(game, explore(game));
    expect(grown.shared.board.placed).toHaveLength(3);
    expect(spaceNow(grown, at(grown, 'I', 0, 1))?.item).toBeNull();
    expect(stepFrom(grown, 0, at(grown, 'T1', 2, 3), 1)).toBe(at(grown, 'X', 1, 0));
    expect(linksFrom(grown, at(grown, 'T1', 0, 1))).toEqual([at(grown, 'I', 0, 1)]);
  });
});

describe('steps that are not printed', () => {
  it('are there both ways where a piece opens them, and gone both ways where it shuts them', () => {
    const game = laid(running(), 'dwarf');
    const { placed } = game.shared.board;
    const [from, to] = [at(game, 'T1', 2, 0), at(game, 'T1', 3, 3)];
    const open = boardOf(game.box, placed, [{ opens: [{ from, direction: 3, to }] }]);
    const seen = change(game, { board: open });
    expect([stepFrom(seen, 0, from, 3), stepFrom(seen, 0, to, 1)]).toEqual([to, from]);
    const east = at(game, 'T1', 2, 1);
    const shut = change(game, {
      board: boardOf(game.box, placed, [{ shuts: [{ from, direction: 1, to: east }] }]),
    });
    expect([stepFrom(game, 0, from, 1), stepFrom(shut, 0, from, 1), stepFrom(shut, 0, east, 3)]).toEqual([
      east,
      OFF,
      OFF,
    ]);
    expect(stepFrom(shut, 0, east, 1)).toBe(at(game, 'T1', 2, 2));
  });

  it('leave the board as it was where there are none', () => {
    const game = laid(running(), 'dwarf');
    const bare = game.shared.board;
    const { next, unused, spaces } = boardOf(game.box, bare.placed, [{}]);
    expect([[...next], unused, spaces]).toEqual([[...bare.next], bare.unused, bare.spaces]);
  });
});
