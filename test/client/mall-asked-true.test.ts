import { describe, expect, test } from 'vitest';
import { outwards } from '#client/mall/layout.ts';
import type { MallTable } from '#client/mall/model.ts';
import { whyNoStep, whyNot } from '#client/mall/reasons.ts';
import { whyNoAct } from '#client/mall/whyNoAct.ts';
import { TEXTS } from '#content/locales/all.ts';
import { LANGS } from '#content/locales/index.ts';
import { DIRECTIONS, type Direction } from '#engine/family/directions.ts';
import { COLOUR, type MallEvent, type PawnId, spaceNow, type View } from '#engine/mall/index.ts';
import { cellOf, OFF, type Space } from '#engine/mall/spaces.ts';
import { inWords, moved, said, table1, tableOf, told } from './asking.ts';
import { viewWith } from './boardTable.ts';
import { STARTED, viewOf } from './pieces/seated.ts';

// A reason is true: what nobody can do is not a question of whose action it is.

const REFUSAL = TEXTS.en.refusal;
const NO_TILES = REFUSAL['explore.deckEmpty'];
const handed = (...hands: readonly string[]): MallEvent => ({
  type: 'handed',
  hands: hands.map((one) => [one]),
});
const withShared = (view: View, some: Partial<View['shared']>): View => ({
  ...view,
  shared: { ...view.shared, ...some },
});
const emptied = (view: View) => withShared(view, { deckLeft: 0 });
const stepped = (view: View, pawn: PawnId, way: Direction) =>
  inWords(view, whyNoStep(tableOf(view), pawn, way));
const keyed = (view: View, act: 'explore' | 'vortex' | 'escalator', pawn: PawnId | null = 'mage') => {
  const reason = whyNoAct(tableOf(view), act, pawn);
  return typeof reason === 'string' || reason === null ? reason : inWords(view, reason);
};

/** An arrow of tile 1, who opens it, and where it leads. */
function arrowOf(view: View) {
  const arrow = view.shared.board.unused[0] as Space;
  const hero = view.box.pawns.find((pawn) => COLOUR[pawn] === spaceNow(view, arrow)?.explore) as PawnId;
  const placement = view.shared.board.placed[0] as View['shared']['board']['placed'][number];
  return { arrow, hero, way: DIRECTIONS[outwards(placement, cellOf(arrow))] as Direction };
}

function ghostSaid(view: View, table: MallTable = tableOf(view)) {
  const [ghost] = table.layout.ghosts as [MallTable['layout']['ghosts'][number]];
  return inWords(view, whyNot(table, null, null, { x: ghost.x + 2, y: ghost.y + 2 }));
}

describe('the true reason', () => {
  test('[S-solo.1] alone, a wall is a wall and an empty deck is empty, whatever lies on top', () => {
    const view = viewOf({ scenario: 1, players: 1 }, 0, STARTED, handed('E'));
    const { next, unused } = view.shared.board;
    const inside = view.box.print
      .slice(0, 16)
      .flatMap(({ corridor }, space) => (corridor && !unused.includes(space) ? space : []));
    const shut = inside.flatMap((space) =>
      DIRECTIONS.flatMap((way, side) => (next[space * 4 + side] === OFF ? [{ space, way }] : [])),
    );
    expect(shut).not.toEqual([]);
    for (const { space, way } of shut)
      expect(stepped(told(view, moved('mage', space)), 'mage', way)).toMatch(/^A (wall|shop)\.$/);
    expect(ghostSaid(emptied(view))).toBe(NO_TILES);
  });

  test('[M13] whoever stands on the arrow waits for the explorer, not for a hero', () => {
    for (const [mine, theirs, words] of [
      ['NESW', 'X', 'Explore is Bo’s.'],
      ['NESWX', '', 'Not explored yet: you can explore here now.'],
    ] as const) {
      const { arrow, hero, way } = arrowOf(table1(mine, theirs));
      const view = table1(mine, theirs, moved(hero, arrow));
      expect(stepped(view, hero, way)).toBe(words);
      expect(stepped(emptied(view), hero, way)).toBe(NO_TILES);
      const drawn = withShared(view, { drawn: 3 });
      expect(stepped(drawn, hero, way)).toBe(
        mine.includes('X') ? 'The drawn tile has to be laid first.' : words,
      );
    }
  });

  test('[S5] a crystal ball pays for every arrow already', () => {
    const view = viewWith(5, 'N', handed('N', 'X'));
    const ball = view.box.print.findIndex(({ crystal }) => crystal);
    const laid = told(view, {
      ...{ type: 'placed', tile: ball >> 4, space: view.shared.board.unused[0] as Space, paid: 'hero' },
    });
    const gazing = told(laid, moved('mage', ball));
    const { arrow, hero, way } = arrowOf(gazing);
    const other = hero === 'elf' ? 'dwarf' : 'elf';
    expect(ghostSaid(gazing)).toBe('Explore is Bo’s.');
    expect(stepped(told(gazing, moved(other, arrow)), other, way)).toBe('Explore is Bo’s.');
  });

  test('[M13] where two arrows lead to one place, both are asked', () => {
    const first = table1('N', 'X');
    const table = tableOf(first);
    const [one, other] = table.layout.ghosts as [
      (typeof table.layout.ghosts)[number],
      (typeof table.layout.ghosts)[number],
    ];
    const layout = { ...table.layout, ghosts: [one, { ...other, x: one.x, y: one.y }] };
    expect(ghostSaid(first, { ...table, layout })).toMatch(/: the \w+ or the \w+ can open this way/);
    const hero = first.box.pawns.find(
      (pawn) => COLOUR[pawn] === spaceNow(first, other.from)?.explore,
    ) as PawnId;
    const view = told(first, moved(hero, other.from));
    expect(ghostSaid(view, { ...tableOf(view), layout })).toBe('Explore is Bo’s.');
  });

  test('[L3] the little sister can open any way, in every language', () => {
    const view = viewOf({ scenario: 2, players: 2, sister: true }, 0, STARTED, handed('NESWX', ''));
    const table = tableOf(told(view, moved('sister', 0)));
    const { arrow } = arrowOf(view);
    const ghost = table.layout.ghosts.find(({ from }) => from === arrow) as { x: number; y: number };
    const reason = whyNot(table, null, null, { x: ghost.x + 2, y: ghost.y + 2 });
    const all = LANGS.map((lang) => inWords(view, reason, lang));
    expect(all.map((text) => /sister|sœur|zusje/.test(text ?? ''))).toEqual(LANGS.map(() => true));
    expect(all[LANGS.indexOf('en')]).toContain(' or the little sister can');
  });

  test('[L1] in line beside a hero, what keeps the little sister away is told', () => {
    const view = viewOf({ scenario: 2, players: 2, sister: true }, 0, STARTED, handed('NESW', ''));
    const row = [
      moved('dwarf', 12),
      moved('sister', 4),
      moved('elf', 5),
      moved('barbarian', 6),
      moved('mage', 7),
    ];
    expect(stepped(told(view, ...row), 'sister', 'east')).toMatch(/^The \w+ stands in the way\.$/);
  });

  test('[R12] who has left and stays on the exit has left, wherever one taps', () => {
    const view = table1('NESW', '', { type: 'escaped', pawn: 'mage', stays: true });
    for (const space of [6, 10]) expect(said(view, 'mage', space)).toBe(REFUSAL['pawn.escaped']);
  });

  test('[S11] while tiles are owed nothing else is said, for anybody', () => {
    const first = viewOf({ scenario: 11, players: 2, sister: true }, 0, STARTED);
    const view = told(first, moved('mage', 5), moved('sister', 0), {
      type: 'tilesOwed',
      owed: 2,
      first: null,
    });
    for (const pawn of ['mage', 'sister'] as const)
      expect(said(view, pawn, 10)).toBe(REFUSAL['discard.owed']);
    expect(said(view, null, 10)).toBe(REFUSAL['discard.notThis']);
    expect(ghostSaid(view)).toBe(REFUSAL['discard.owed']);
    for (const act of ['explore', 'vortex', 'escalator'] as const)
      expect(keyed(view, act, null)).toBe(REFUSAL['discard.owed']);
  });

  test('[S13] only the vortex leads to the other dimension, until the theft', () => {
    const view = viewWith(13, 'NESWV');
    const there = [5, 6, 9, 10].find((space) => spaceNow(view, space)?.vortex == null) as Space;
    expect(said(view, 'mage', there)).toBe('Another dimension: only the vortex leads there.');
    const after = told(view, { type: 'stolen', seat: 0 });
    expect(said(after, 'mage', there)).toBe('The vortex is out of order since the theft.');
  });

  test('a shop beside a corridor is called one', () => {
    const view = table1('NESW', '');
    const shops = view.box.print.slice(0, 16).flatMap(({ corridor }, space) => (corridor ? [] : [space]));
    const beside = shops.filter((shop) => shop % 4 > 0 && view.box.print[shop - 1]?.corridor);
    expect(beside).not.toEqual([]);
    for (const shop of beside)
      expect(stepped(told(view, moved('mage', shop - 1)), 'mage', 'east')).toBe('A shop.');
  });
});

describe('why a key does nothing', () => {
  test('[M11] [M18] the vortex: shut for everybody, then whose it is', () => {
    const view = table1('N', 'V');
    expect(keyed(view, 'vortex')).toBe('Vortex is Bo’s.');
    expect(keyed(view, 'vortex', null)).toBe('chooseFirst');
    expect(keyed(told(view, { type: 'stolen', seat: 0 }), 'vortex')).toContain('since the theft');
    const ends = view.box.vortexes.purple.filter((space) => space < 16);
    const taken = ends.map((space) => moved('elf', space));
    expect(keyed(told(view, ...taken), 'vortex')).toBe('noVortex');
    expect(keyed({ ...view, seat: null }, 'vortex')).toContain('You are watching');
  });

  test('[S13] [S16] the vortex: what the scenario says of it', () => {
    const apart = viewWith(13, 'V');
    const off = apart.box.print.findIndex(
      ({ vortex, corridor }, space) =>
        corridor && vortex === null && space >> 4 === (apart.shared.pawns[1] as Space) >> 4,
    );
    expect(keyed(told(apart, moved('mage', off)), 'vortex')).toBe(REFUSAL['dimensions.fromVortex']);
    expect(keyed(viewWith(16, 'N', handed('N', 'V')), 'vortex')).toBe(REFUSAL['vortex.outOfService']);
  });

  test('[M12] the escalator: none here, somebody at its end, or somebody’s', () => {
    const view = table1('N', 'L');
    const foot = view.box.print.findIndex(({ escalator }) => escalator !== OFF);
    const top = view.box.print[foot]?.escalator as Space;
    expect(keyed(told(view, moved('mage', 5)), 'escalator')).toBe('No escalator here.');
    expect(keyed(told(view, moved('mage', foot)), 'escalator')).toBe('Escalator is Bo’s.');
    const full = told(view, moved('mage', foot), moved('elf', top));
    expect(keyed(full, 'escalator')).toBe('The elf stands in the way.');
  });

  test('[M13] [M14] exploring: nowhere, nothing left, a tile to lay first, or somebody’s', () => {
    const view = table1('N', 'X');
    const { arrow, hero } = arrowOf(view);
    expect(keyed(view, 'explore')).toBe(REFUSAL['explore.nowhere']);
    expect(keyed(emptied(view), 'explore')).toBe(NO_TILES);
    expect(keyed(withShared(view, { drawn: 3 }), 'explore')).toBe('The drawn tile has to be laid first.');
    expect(keyed(told(view, moved(hero, arrow)), 'explore')).toBe('Explore is Bo’s.');
  });
});
