import { beforeAll, describe, expect, test } from 'vitest';
import { nameOfPlace } from '#client/mall/names.ts';
import { whyNoStep, whyNot } from '#client/mall/reasons.ts';
import { reasonText } from '#client/mall/reasonText.ts';
import { TEXTS } from '#content/locales/all.ts';
import { LANGS } from '#content/locales/index.ts';
import { refuse } from '#engine/core/refusal.ts';
import { DIRECTIONS } from '#engine/family/directions.ts';
import { COLOUR, evolveView, type PawnId, type RefusalCode, type View } from '#engine/mall/index.ts';
import { OFF, type Space, spaceOf } from '#engine/mall/spaces.ts';
import { inWords, middleOf, moved, nameOf, said, table1, tableOf, told, why } from './asking.ts';
import { boxOf, viewWith } from './boardTable.ts';
import { viewOf } from './pieces/seated.ts';

// What the board answers whoever taps where nothing can be done, or rests on something.

describe('why a tap does nothing', () => {
  test('[M6] a direction is somebody else’s, or nobody’s', () => {
    expect(said(table1('E', 'N'), 'mage', 1)).toBe('North is Bo’s.');
    expect(said(table1('E', 'V'), 'mage', 1)).toBe('Nobody holds north.');
    expect(inWords(table1('E', 'N'), why(table1('E', 'N'), 'mage', 1), 'fr')).toBe('« nord » est à Bo.');
    expect(inWords(table1('E', 'N'), why(table1('E', 'N'), 'mage', 1), 'nl')).toBe('Noord is van Bo.');
  });

  test('[M7] a wall is one for everybody, whoever holds the direction', () => {
    const view = table1('N', 'ESW');
    const { next } = view.shared.board;
    const walled = [5, 6, 9, 10].flatMap((space) => DIRECTIONS.map((_, way) => [space, way] as const));
    const [from, way] = walled.find(([space, one]) => next[space * 4 + one] === -1) as readonly [
      Space,
      number,
    ];
    const table = tableOf(told(view, moved('mage', from)));
    const reason = whyNoStep(table, 'mage', DIRECTIONS[way] as (typeof DIRECTIONS)[number]);
    expect(inWords(table.view, reason)).toBe('A wall.');
  });

  test('[M8] somebody stands in the way', () => {
    const view = told(table1('E', ''), moved('elf', 6));
    expect(said(view, 'mage', 7)).toBe('The elf stands in the way.');
  });

  test('one straight line at a time; shops are no way', () => {
    const view = table1('NESW', '');
    expect(said(view, 'mage', 10)).toBe('One straight line at a time.');
    const shop = view.box.print.findIndex(({ corridor }) => !corridor);
    expect(said(view, 'mage', shop)).toBe('A shop: heroes stay in the corridors.');
  });

  test('[M11] a vortex is its own hero’s, somebody holds it, and [M18] it is out of order since the theft', () => {
    const view = table1('N', 'V');
    const vortex = (colour: string) => view.box.print.findIndex((space) => space.vortex === colour);
    expect(said(view, 'mage', vortex('yellow'))).toBe('Only the barbarian can use this vortex.');
    expect(said(view, 'mage', vortex('purple'))).toBe('Vortex is Bo’s.');
    const after = told(view, { type: 'stolen', seat: 1 });
    expect(said(after, 'mage', vortex('purple'))).toBe('The vortex is out of order since the theft.');
  });

  test('[M12] an escalator is somebody’s', () => {
    const view = table1('N', 'L');
    const foot = view.box.print.findIndex(({ escalator }) => escalator !== OFF);
    const top = view.box.print[foot]?.escalator as Space;
    const there = told(view, moved('elf', 1), moved('mage', foot));
    expect(said(there, 'mage', top)).toBe('Escalator is Bo’s.');
  });

  test('[M13] beyond an arrow nothing is explored yet, and it is said who can open the way', () => {
    const view = table1('NESWX', '');
    const table = tableOf(view);
    const [ghost] = table.layout.ghosts as [(typeof table.layout.ghosts)[number]];
    const hero = view.box.pawns.find((pawn) => COLOUR[pawn] === view.box.print[ghost.from]?.explore);
    for (const chosen of [null, 'mage'] as const)
      expect(inWords(view, whyNot(table, chosen, null, { x: ghost.x + 2, y: ghost.y + 2 }))).toBe(
        `Not explored yet: the ${hero} can open this way, from the arrow.`,
      );
    expect(whyNot(table, 'mage', null, { x: 900, y: 900 })).toBeNull();
  });

  test('[S4] a small passage is the dwarf’s', () => {
    const view = viewWith(4, 'NESW');
    const tile = view.box.smallWalks.findIndex((walks) => walks.some((to) => to !== -1));
    const laid = told(view, {
      ...{ type: 'placed', tile, space: view.shared.board.unused[0] as Space, paid: 'hero' },
    });
    const from = (laid.box.smallWalks[tile] as Int8Array).findIndex((to) => to !== -1) >> 2;
    const table = tableOf(told(laid, moved('mage', spaceOf(tile, from))));
    const all = DIRECTIONS.map((direction) => inWords(table.view, whyNoStep(table, 'mage', direction)));
    expect(all).toContain('Only the dwarf can pass here.');
  });

  test('before the start, in a pause, after the end and for who watches', () => {
    const view = table1('E', 'N');
    const { shared } = view;
    expect(said({ ...view, shared: { ...shared, phase: 'setup' } }, 'mage', 1)).toContain('Not yet');
    expect(said({ ...view, shared: { ...shared, phase: 'over' } }, 'mage', 1)).toBe('The game is over.');
    expect(said({ ...view, shared: { ...shared, phase: 'over' } }, null, 1)).toBe('The game is over.');
    const paused = { ...view, shared: { ...shared, clock: { ...shared.clock, since: 5 } } };
    expect(said(paused, 'mage', 1)).toBe('Paused: nobody moves now.');
    expect(said({ ...view, seat: null }, 'mage', 1)).toContain('You are watching');
    expect(said(view, null, 1)).toBe('chooseFirst');
  });

  test('[L1] the little sister: an arrow says where she could land, or whose the direction is', () => {
    const view = viewOf({ scenario: 2, players: 2, sister: true }, 0, { type: 'started', at: 0 });
    const told = (hands: readonly string[]) => {
      const table = tableOf(evolveView(view, { type: 'handed', hands: hands.map((hand) => [hand]) }));
      return DIRECTIONS.map((way) => inWords(table.view, whyNoStep(table, 'sister', way)));
    };
    expect(new Set(told(['NESW', '']))).toContain(TEXTS.en.refusal['jump.notHere']);
    expect(told(['NESW', ''])).not.toContain(TEXTS.en.refusal['sister.onlyJumps']);
    expect(told(['', 'NESW']).some((text) => /is Bo’s\.$/.test(text ?? ''))).toBe(true);
  });
});

describe('there are words for everything', () => {
  const CODES = Object.keys(TEXTS.en.refusal) as RefusalCode[];
  const params = { action: 'N', by: 'elf', with: 'elf', steps: 2, colour: 'green', channel: 'words' };
  const more = {
    tile: '3',
    piece: 'sister',
    other: 'solo',
    why: 'slot',
    goal: 'x',
    most: 2,
    least: 1,
    exits: 1,
    tiles: '7*',
    spell: 'frog',
  };
  const rest = { cards: 2, field: 'x', format: 1, line: 1, column: 1 };

  test.each(LANGS)('in %s every refusal is a sentence', (lang) => {
    const view = table1('E', 'N');
    for (const code of CODES) {
      const text = reasonText(lang, view, refuse(code, { ...params, ...more, ...rest }), nameOf);
      expect(text, code).not.toMatch(/[{}]|^$|undefined|refusal\./);
      expect(text, code).toBe(text.slice(0, 1).toUpperCase() + text.slice(1));
    }
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 16, 17])(
    'in scenario %s every tap that does nothing has a reason, for every hero, in every language',
    (scenario) => {
      for (const hand of ['N', 'SVL', 'X']) {
        const first = viewWith(scenario, hand, { type: 'handed', hands: [[hand], ['EW']] });
        const table = tableOf(first);
        for (const pawn of first.box.pawns)
          for (const space of table.layout.spots.keys()) {
            const reason = whyNot(table, pawn, space, middleOf(table, space));
            expect(reason).not.toBeNull();
            for (const lang of LANGS) expect(inWords(first, reason, lang)).toMatch(/^[^{}]{4,120}$/u);
          }
      }
    },
  );
});

describe('what something is called', () => {
  let view: View;
  beforeAll(() => {
    view = table1('E', 'NV');
  });
  const named = (seen: View, space: Space, pawn: PawnId | null = null) => {
    const table = tableOf(seen);
    return nameOfPlace(table, { lang: 'en', nameOf }, middleOf(table, space), pawn);
  };

  test('a symbol, and whose it is where it is somebody’s', () => {
    const of = (kind: 'vortex' | 'explore', colour: string) =>
      view.box.print.findIndex((space) => space[kind] === colour);
    expect(named(view, of('vortex', 'green'))).toBe('Green vortex: the elf');
    expect(named(view, of('explore', 'green'))).toBe('Green exploration space, unexplored beyond');
    expect(named(view, 0)).toBe('Sand timer');
    expect(named(told(view, { type: 'wentOutOfOrder', space: 0 }), 0)).toBe('Sand timer, out of order');
    expect(named(told(view, { type: 'stolen', seat: 0 }), of('vortex', 'green'))).toBe(
      'Green vortex, out of order',
    );
    expect(named(view, 5)).toBeNull();
  });

  test('a hero, and who could move it by what', () => {
    expect(named(view, 5, 'mage')).toBe('The mage. You: east; Bo: north, vortex');
    const over = { ...view, shared: { ...view.shared, phase: 'over' as const } };
    expect(named(over, 5, 'mage')).toBe('The mage: nobody can move this hero now');
  });

  test('an exit: everybody’s in scenario 1, one hero’s in scenario 2; a tile to come', () => {
    for (const [scenario, expected] of [
      [1, /^Purple exit$/],
      [2, /^Purple exit: the mage$/],
    ] as const) {
      const box = boxOf(scenario);
      const exit = box.print.findIndex((space) => space.exit === 'purple');
      const first = viewWith(scenario, 'N');
      const laid = told(first, {
        ...{ type: 'placed', tile: exit >> 4, space: first.shared.board.unused[0] as Space, paid: 'hero' },
      });
      expect(named(laid, exit)).toMatch(expected);
    }
    const table = tableOf(view);
    const [ghost] = table.layout.ghosts as [(typeof table.layout.ghosts)[number]];
    expect(nameOfPlace(table, { lang: 'en', nameOf }, { x: ghost.x + 2, y: ghost.y + 2 }, null)).toBe(
      'A tile may come here',
    );
  });
});
