import { describe, expect, it } from 'vitest';
import { overheard } from '#bots/mates/minds.ts';
import { planFor } from '#bots/mates/plan.ts';
import { pointedOut, type Spot, spaceAt, spotOf } from '#bots/mates/pointed.ts';
import type { Recent } from '#bots/mates/recent.ts';
import { type Game, spaceNow, type View, viewFor } from '#engine/mall/index.ts';
import type { Space } from '#engine/mall/spaces.ts';
import { dealt, heardIn, type MateTable, pass, seated, toldOf } from './mateTable.ts';

const BOTS = [1, 2, 3];
const spacesOf = ({ shared }: View) =>
  shared.board.placed.flatMap(({ tile }) => Array.from({ length: 16 }, (_, cell) => tile * 16 + cell));

/** A window in scenario 3, at two seconds. */
function inWindow(seats = BOTS): MateTable {
  const table = seated(dealt({ scenario: 3 }, 4, 'window'), seats);
  pass(table, 2_000);
  const game: Game = { ...table.game, shared: { ...table.game.shared, talk: true, voices: [] } };
  return { ...table, game, minds: heardIn(table, { type: 'talkOpened' }) };
}

const spot = (game: View, space: Space) => spotOf(game, space) as Spot;

describe('a place on the table', () => {
  it('[M9] is a space, however its tile is turned, and back', () => {
    const table = inWindow([0, ...BOTS]);
    pass(table, 120_000);
    const game = viewFor(table.game, null);
    expect(game.shared.board.placed.length).toBeGreaterThan(3);
    for (const space of spacesOf(game)) expect(spaceAt(game, spot(game, space))).toBe(space);
    expect(spaceAt(game, [400, 400])).toBeNull();
  });
});

describe('[R3] a place pointed at', () => {
  const pawnAskedFor = (game: View, path: readonly Spot[]) =>
    pointedOut(game, [], path, 0).findIndex((last) => last?.asked !== undefined);

  it('is a goal of the hero whose place it is', () => {
    const game = viewFor(inWindow().game, null);
    const free = game.shared.board.unused.filter((space) => !game.shared.pawns.includes(space));
    expect(free.length).toBeGreaterThan(1);
    for (const space of free) {
      const pawn = pawnAskedFor(game, [spot(game, space)]);
      expect(game.box.cast[pawn]?.colour).toBe(spaceNow(game, space)?.explore);
    }
  });

  it('by a line from a hero is that one’s goal, whosever place it is', () => {
    const game = viewFor(inWindow().game, null);
    const [space] = game.shared.board.unused as readonly [Space];
    for (const [pawn, from] of game.shared.pawns.entries())
      expect(pawnAskedFor(game, [spot(game, from), spot(game, space)])).toBe(pawn);
  });

  it('where a hero stands, beside the mall or outside of it, is nobody’s goal', () => {
    const game = viewFor(inWindow().game, null);
    expect(pawnAskedFor(game, [spot(game, game.shared.pawns[0] as Space)])).toBe(-1);
    expect(pawnAskedFor(game, [[400, 400]])).toBe(-1);
    expect(pawnAskedFor(game, [])).toBe(-1);
  });

  it('is what that hero is for, before anything of its own, and no longer than thirty seconds', () => {
    const game = viewFor(inWindow().game, null);
    const near = (recent: Recent, at: number) =>
      planFor(game, at, recent).routes.flatMap(({ aim }) => (aim.kind === 'pointed' ? aim : []));
    let asked = 0;
    for (const space of spacesOf(game)) {
      const recent = pointedOut(
        game,
        [],
        [spot(game, game.shared.pawns[0] as Space), spot(game, space)],
        3_000,
      );
      for (const aim of near(recent, 3_000)) {
        expect(aim).toEqual({ pawn: 0, kind: 'pointed', spaces: [space] });
        asked++;
      }
      expect(near(recent, 33_000)).toEqual([]);
    }
    expect(asked).toBeGreaterThan(3);
  });

  it('is reached by the bots that hold what it takes', () => {
    const table = inWindow([0, ...BOTS]);
    const { game } = table;
    const shown = { ...table, game: { ...game, shared: { ...game.shared, talk: false } } };
    const view = viewFor(game, null);
    const start = game.shared.pawns[0] as Space;
    const lineTo = (space: Space) => [spot(view, start), spot(view, space)];
    const isFar = (space: Space) =>
      planFor(view, 2_000, pointedOut(view, [], lineTo(space), 2_000)).routes.some(
        ({ aim, hops }) => aim.kind === 'pointed' && hops.length >= 2,
      );
    const goal = spacesOf(view).find(isFar) as Space;
    shown.minds = overheard(shown.minds, view, lineTo(goal), 2_000);
    const told = toldOf(shown, 'moved').length;
    pass(shown, 32_000);
    const moves = toldOf(shown, 'moved').slice(told);
    expect(
      moves.filter(({ event }) => event.pawn === game.box.pawns[0]).map(({ event }) => event.to),
    ).toContain(goal);
  });
});

describe('[C1] in a window bots', () => {
  it('show where they mean to go, one after the other, each once', () => {
    const table = inWindow();
    const game = viewFor(table.game, null);
    pass(table, 2_900);
    expect(table.shown).toEqual([]);
    pass(table, 5_900);
    expect(table.game.shared.talk).toBe(true);
    expect(table.shown.length).toBeGreaterThan(1);
    expect(new Set(table.shown.map(({ seat }) => seat)).size).toBe(table.shown.length);
    for (const { seat, path } of table.shown) {
      expect(BOTS).toContain(seat);
      expect(game.shared.pawns).toContain(spaceAt(game, path[0] as Spot));
      expect(spaceAt(game, path[1] as Spot)).not.toBeNull();
    }
  });

  it('show nothing to one another, and nothing where no gesture is allowed', () => {
    const alone = inWindow([0, ...BOTS]);
    pass(alone, 5_900);
    expect(alone.shown).toEqual([]);
    const table = inWindow();
    const box = { ...table.game.box, policies: { ...table.game.box.policies, gestures: 'never' as const } };
    const mute = { ...table, game: { ...table.game, box } };
    pass(mute, 5_900);
    expect(mute.shown).toEqual([]);
  });
});
