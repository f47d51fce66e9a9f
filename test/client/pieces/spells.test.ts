// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { actOn, choose } from '#client/board/acts.ts';
import { hitAt } from '#client/board/hit.ts';
import { announcement } from '#client/mall/announce.ts';
import { routesFor } from '#client/mall/routes.ts';
import { piecesOf } from '#client/pieces/index.ts';
import { slotsOf } from '#client/pieces/spells/slots.ts';
import { TOKEN_OF } from '#client/pieces/spells/tokens/index.ts';
import { cueOf } from '#client/sound/cues.ts';
import { heldIn } from '#client/tray/token.ts';
import { toasts } from '#client/ui/toasts.tsx';
import { t } from '#content/locales/index.ts';
import { evolveView, type MallCommand, type MallEvent, type PawnId } from '#engine/mall/index.ts';
import { tableBehind } from '#engine/mall/rules/spells/diners.ts';
import { SPELL_IDS, type SpellId } from '#engine/mall/rules/spells/index.ts';
import type { Space } from '#engine/mall/spaces.ts';
import { tileOf } from '#engine/mall/spaces.ts';
import { isEmpty, isPlaced, printed } from '#engine/mall/ways.ts';
import { button, done, gone, key, nameOf, passes, press, stageOf, textOf } from '../browser.ts';
import { pieceKey, type Table, walked } from './fullGame.ts';
import { at, lay, places, spelled, spelledAtFirst } from './spelled.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  stageOf(1_200, 800);
});
afterEach(() => {
  gone();
  toasts.value = [];
  vi.useRealTimers();
});

const read = () => [...document.querySelectorAll('.toast')].map(textOf);
const help = ({ root }: Table) => textOf(root.querySelector('.tray-help:not(.unseen)'));
const tap = ({ model }: Table, space: Space) => done(() => actOn(model, space));
const whyAt = ({ page, model }: Table, space: Space) => heldIn(model)?.whyNot?.(page.view(), space);
const labelOf = ({ root }: Table, space: Space) =>
  root.querySelector(`[data-space="${space}"]`)?.getAttribute('aria-label') ?? '';
/** The entrance of the burger place that lies there. */
const burger = ({ page }: Table) =>
  printed(page.view(), 'burger').find((space) => isPlaced(page.view(), tileOf(space))) as Space;
const ofType = ({ model }: Table, type: MallCommand['type']) =>
  model.options.value.filter((one) => one.type === type);

const NAMES: Readonly<Record<SpellId, RegExp>> = {
  ...{ broom: /^Broom/, crystal: /^Crystal ball/, code: /^Door code/, swap: /^Changing places/ },
  ...{ teleport: /^Teleport/, clairvoyance: /^Clairvoyance/, ghost: /^Ghost/, frog: /^Frog/ },
  ...{ invisibility: /^Invisibility/, voucher: /^Burger voucher/ },
};

/** One spell lies ready and is held. */
async function holding(spell: SpellId, events: (table: Table) => void = () => undefined): Promise<Table> {
  const table = await spelled({ spells: [spell] });
  events(table);
  press(button(NAMES[spell]));
  return table;
}

describe('spells in the tray', () => {
  test.each([['frog'], ['voucher']] as const)(
    'before any guard has come the %s says so, and not that somebody stands elsewhere',
    async (spell) => {
      const { model, page } = await spelledAtFirst({ spells: [spell] });
      press(button(NAMES[spell]));
      expect(heldIn(model)).toBeNull();
      expect(model.hint.value?.why).toEqual({ told: 'board.spell.noGuardYet' });
      expect(t('en', 'board.spell.noGuardYet')).toBe('No guard is in the mall yet.');
      lay(page, '9*');
      page.tell(
        { type: 'guardCame' },
        { type: 'put', pawn: 'guard', to: printed(page.view(), 'guard')[0] as Space },
      );
      press(button(NAMES[spell]));
      if (spell === 'frog') expect(heldIn(model)).toBe(TOKEN_OF.frog);
      else expect(model.hint.value?.why).toEqual({ told: 'board.spell.noBurgerYet' });
    },
  );

  test('those that lie ready lie face up, each with what it does in its name', async () => {
    await spelled({ spells: ['frog', 'ghost'] });
    expect(nameOf(button(NAMES.frog))).toBe('Frog: a guard is a frog until the sand turns');
    expect(nameOf(button(NAMES.ghost))).toBe('Ghost: the mage walks through walls until the sand turns');
    expect(button(NAMES.frog).getAttribute('aria-disabled')).toBe('false');
  });

  test('each has its name on it, and all ten are told beside them, with those that lie ready marked', async () => {
    const { root } = await spelled({ spells: ['frog', 'ghost'] });
    expect([...root.querySelectorAll('.tray-name')].map(textOf)).toEqual(['Frog', 'Ghost']);
    press(button('The ten spells'));
    const told = [...document.querySelectorAll('dialog .spell-legend > li')];
    expect(told.length).toBe(SPELL_IDS.length);
    expect(told.filter(({ className }) => className === 'spell-ready').map(textOf)).toEqual([
      expect.stringMatching(/^Ghost ?lies ready ?Until the sand is turned/),
      expect.stringMatching(/^Frog ?lies ready ?Until the sand is turned/),
    ]);
  });

  test('one that was cast leaves its place: the others stay where they are', async () => {
    const table = await spelled({ spells: ['ghost', 'swap', 'teleport'] });
    table.page.tell({ type: 'spellCast', seat: 1, spell: 'ghost', runs: { spell: 'ghost', pawn: 'mage' } });
    expect(slotsOf(table.page.view())).toEqual([null, 'swap', 'teleport']);
    const tray = table.root.querySelector('.tray-spells');
    expect([...(tray?.children ?? [])].map(({ className }) => className.split(' ')[0])).toEqual([
      ...['unseen', 'tray-empty', 'tray-token', 'tray-token', 'tray-ask'],
    ]);
    table.page.tell(
      { type: 'spellCast', seat: 1, spell: 'swap' },
      { type: 'spellCast', seat: 1, spell: 'teleport' },
    );
    expect(table.root.querySelectorAll('.tray-empty')).toHaveLength(3);
  });

  test('whoever only chooses a pawn is offered no spell, nor warned of one', async () => {
    const table = await spelled({ spells: ['teleport', 'swap'] });
    expect(ofType(table, 'castTeleport').length).toBeGreaterThan(50);
    for (const pawn of ['mage', 'guard'] as const) {
      done(() => choose(table.model, pawn));
      const { targets, cautions } = table.model.offers.value;
      expect([...targets.values()].map(({ command }) => command.type)).not.toContain('castTeleport');
      expect(cautions.size).toBeLessThan(12);
    }
  });

  test('who watches sees them, and casts none', async () => {
    const table = await spelled({ spells: ['frog'], seat: null });
    press(button(NAMES.frog));
    expect(table.model.hint.value?.why).toEqual({ told: 'watching' });
  });
});

describe('what needs no place', () => {
  const SURE = {
    ...{ crystal: 'castCrystal', code: 'castCode', clairvoyance: 'castClairvoyance' },
    ...{ ghost: 'castGhost', invisibility: 'castInvisibility' },
  } as const;

  test.each(Object.entries(SURE))('%s is cast by a second tap, which says so', async (spell, type) => {
    const table = await holding(spell as SpellId);
    expect(table.page.commands()).toEqual([]);
    expect(help(table)).toMatch(/Tap once more\.$/);
    expect(textOf(table.root.querySelector('.tray-token.held'))).toContain('Cast it');
    press(button(/^Cast it: /));
    expect(table.page.commands()).toEqual([{ type }]);
    expect(nameOf(button(NAMES[spell as SpellId]))).toBeTruthy();
  });

  test('by keys: J and Enter; Escape, its cross or a tap on the board call it off', async () => {
    const table = await spelled({ spells: ['crystal', 'clairvoyance'] });
    for (const off of [
      () => key('Escape'),
      () => press(button('Not now')),
      () => press(table.root.querySelector('.mall-board')),
      () => done(() => choose(table.model, 'elf')),
    ]) {
      pieceKey(table, 'KeyJ');
      off();
      expect(table.model.tool.value).toBeNull();
    }
    expect(table.page.commands()).toEqual([]);
    pieceKey(table, 'KeyK');
    key('Enter', {}, document.body);
    expect(table.page.commands()).toEqual([{ type: 'castClairvoyance' }]);
  });

  test('[R20] no ghost of a mage who has left, with the reason', async () => {
    const table = await spelled({ spells: ['ghost'] });
    table.page.tell({ type: 'escaped', pawn: 'mage', stays: false });
    press(button(NAMES.ghost));
    expect(table.model.tool.value).toBeNull();
    expect(table.model.hint.value?.why).toMatchObject({ refused: 'pawn.escaped' });
  });
});

describe('the broom', () => {
  const broken = ({ page }: Table) => page.tell({ type: 'wentOutOfOrder', space: 0 });

  test('[X10.1] what is out of order is lit, whoever stands there, and tapped', async () => {
    const table = await holding('broom', broken);
    expect(places(table)).toEqual([0]);
    expect(labelOf(table, 0)).toContain('repair this');
    tap(table, 0);
    expect(table.page.commands()).toEqual([{ type: 'castBroom', space: 0 }]);
  });

  test('[X10.1] elsewhere it is told why not; with nothing broken it stays in the tray', async () => {
    const table = await holding('broom', broken);
    expect(whyAt(table, 3)).toMatchObject({ refused: 'spell.nothingThere' });
    const other = await holding('broom');
    expect(other.model.tool.value).toBeNull();
    expect(other.model.hint.value?.why).toMatchObject({ refused: 'spell.nothingThere' });
  });
});

describe('teleporting', () => {
  test('[X10.5] first who, then where: every space the engine offers, and no other', async () => {
    const table = await holding('teleport');
    expect(help(table)).toBe('Whom do you teleport? Tap them.');
    expect(places(table).toSorted()).toEqual(
      table.page
        .view()
        .shared.pawns.filter((space) => space >= 0)
        .toSorted(),
    );
    expect(labelOf(table, at(table, 'mage'))).toContain('choose this one');
    tap(table, at(table, 'mage'));
    expect(table.page.commands()).toEqual([]);
    expect(help(table)).toBe('Where to? Tap any empty space.');
    const own = ofType(table, 'castTeleport').flatMap((one) =>
      one.type === 'castTeleport' && one.pawn === 'mage' ? one.to : [],
    );
    expect(places(table)).toEqual(own);
    const to = own[7] as Space;
    expect(labelOf(table, to)).toContain('teleport here');
    const from = at(table, 'mage');
    tap(table, to);
    expect(table.page.commands()).toEqual([{ type: 'castTeleport', pawn: 'mage', from, to }]);
    expect(table.model.tool.value).toBeNull();
  });

  test('[X10.5] a finger on a pawn means the pawn, also at the second step where it is chosen already', async () => {
    const table = await holding('teleport');
    const space = at(table, 'mage');
    const spot = table.model.table.value?.layout.spots.get(space) ?? { x: 0, y: 0 };
    expect(hitAt(table.model, { x: spot.x + 0.5, y: spot.y + 0.5 }, 60)).toEqual({
      kind: 'token',
      token: 'mage',
    });
    tap(table, space);
    expect(table.root.querySelector('.picked')?.getAttribute('data-picked')).toBe(String(space));
    tap(table, space);
    expect(table.model.tool.value).toBeNull();
    expect(table.page.commands()).toEqual([]);
  });

  test('[X5.1] where a hero would be caught there is a warning', async () => {
    const table = await holding('teleport');
    tap(table, at(table, 'mage'));
    const tiles = new Set([...table.model.offers.value.cautions.keys()].map(tileOf));
    expect([...tiles]).toEqual([tileOf(at(table, 'guard'))]);
  });

  test('by keys: to somebody, Enter, on to a place; Escape goes one step back, then lays it back', async () => {
    const table = await spelled({ spells: ['teleport'] });
    pieceKey(table, 'KeyJ');
    expect(document.activeElement?.className).toContain('target-pawn');
    const from = Number(document.activeElement?.getAttribute('data-space'));
    key('Enter');
    expect(document.activeElement?.className).toContain('target-castTeleport');
    for (const arrow of ['ArrowLeft', 'ArrowUp', 'ArrowRight']) key(arrow);
    expect(document.activeElement?.className).toContain('target-castTeleport');
    key('Escape');
    expect(heldIn(table.model)).toBe(TOKEN_OF.teleport);
    expect(document.activeElement?.className).toContain('target-pawn');
    key('Escape');
    expect(table.model.tool.value).toBeNull();
    pieceKey(table, 'KeyJ');
    key('Enter');
    const to = Number(document.activeElement?.getAttribute('data-space'));
    key('Enter');
    expect(table.page.commands()).toMatchObject([{ type: 'castTeleport', from, to }]);
  });

  test('what is refused is told at the place', async () => {
    const table = await holding('teleport');
    expect(whyAt(table, 1)).toEqual({ told: 'board.spell.nobody' });
    tap(table, at(table, 'mage'));
    expect(whyAt(table, at(table, 'elf'))).toMatchObject({ refused: 'spell.notThere' });
  });

  test('whoever is moved away meanwhile is asked for again', async () => {
    const table = await holding('teleport');
    tap(table, at(table, 'mage'));
    table.page.tell({ type: 'escaped', pawn: 'mage', stays: false });
    expect(heldIn(table.model)).toBe(TOKEN_OF.teleport);
  });
});

describe('changing places', () => {
  test('[X10.4] one, then the other, in whichever order the engine names them', async () => {
    for (const [first, second] of [
      ['barbarian', 'dwarf'],
      ['dwarf', 'barbarian'],
    ] as readonly [PawnId, PawnId][]) {
      const table = await holding('swap');
      tap(table, at(table, first));
      expect(help(table)).toBe('And with whom?');
      expect(places(table)).not.toContain(at(table, first));
      expect(labelOf(table, at(table, second))).toContain('change places with this one');
      const [from, to] = [at(table, first), at(table, second)];
      tap(table, to);
      expect(table.page.commands()).toEqual([{ type: 'castSwap', pawn: first, from, other: second, to }]);
    }
  });

  test('[R20] a captive is told of; nobody there as well', async () => {
    const table = await holding('swap');
    expect(whyAt(table, 1)).toEqual({ told: 'board.spell.nobody' });
    tap(table, at(table, 'mage'));
    expect(whyAt(table, at(table, 'mage'))).toMatchObject({ refused: 'spell.notThere' });
  });
});

describe('the frog', () => {
  const frogged = (table: Table, seat = 1) => {
    const space = at(table, 'guard');
    table.page.tell(
      { type: 'spellCast', seat, spell: 'frog', runs: { spell: 'frog', pawn: 'guard', space } },
      { type: 'tookOff', pawn: 'guard' },
    );
    return space;
  };

  test('[X10.9] guards are lit and nobody else; a hero is told why not', async () => {
    const table = await holding('frog');
    expect(places(table)).toEqual([at(table, 'guard')]);
    expect(whyAt(table, at(table, 'elf'))).toMatchObject({ refused: 'spell.noGuard' });
    const from = at(table, 'guard');
    tap(table, from);
    expect(table.page.commands()).toEqual([{ type: 'castFrog', pawn: 'guard', from }]);
  });

  test('[X10.9] it sits on its space until the flip, which is marked and named; whoever comes there stands over it', async () => {
    const table = await spelled({ spells: ['frog'] });
    const space = frogged(table);
    const { root } = table;
    expect(root.querySelector('.frog')?.getAttribute('data-spelled')).toBe('guard');
    expect(root.querySelector('.returns')?.getAttribute('data-returns')).toBe(String(space));
    expect(root.querySelector('[data-watched]')).toBeNull();
    expect(labelOf(table, space)).toContain('frog (the guard), comes back here when the sand turns');
    table.page.tell(walked('elf', space));
    expect(root.querySelector('.frog')?.getAttribute('class')).toContain('frog-aside');
  });

  test('[X10.9] a diner is tapped where it sits, or from the keyboard at the entrance', async () => {
    const table = await spelled({ spells: ['voucher', 'frog'] });
    const entrance = burger(table);
    table.page.tell(
      {
        type: 'spellCast',
        seat: 1,
        spell: 'voucher',
        runs: { spell: 'voucher', pawn: 'guard', space: entrance },
      },
      { type: 'tookOff', pawn: 'guard' },
    );
    const inside = tableBehind(table.page.view(), entrance);
    press(button(NAMES.frog));
    expect(table.root.querySelector('.diner')?.getAttribute('class')).toContain('diner-lit');
    expect(labelOf(table, entrance)).toContain('turn this guard into a frog');
    const spot = table.model.table.value?.layout.spots.get(inside) ?? { x: 0, y: 0 };
    const hit = hitAt(table.model, { x: spot.x + 0.5, y: spot.y + 0.5 }, 60);
    expect(hit).toMatchObject({ kind: 'area', area: { command: { type: 'castFrog', from: inside } } });
    tap(table, entrance);
    expect(table.page.commands()).toEqual([{ type: 'castFrog', pawn: 'guard', from: inside }]);
    const runs = { spell: 'frog', pawn: 'guard', space: inside, inside: true } as const;
    table.page.tell({ type: 'spellCast', seat: 0, spell: 'frog', runs });
    expect(table.root.querySelector('.diner .toad')).not.toBeNull();
    expect(table.root.querySelectorAll('.returns')).toHaveLength(1);
  });
});

describe('the voucher', () => {
  test('[X10.11] a guard, then a burger place by its entrance or the shop itself', async () => {
    const table = await holding('voucher');
    tap(table, at(table, 'guard'));
    expect(help(table)).toBe('Where does he eat? Tap a burger place.');
    expect(places(table)).toContain(burger(table));
    const table1 = tableBehind(table.page.view(), burger(table));
    const spot = table.model.table.value?.layout.spots.get(table1) ?? { x: 0, y: 0 };
    expect(hitAt(table.model, { x: spot.x + 0.5, y: spot.y + 0.5 }, 60)).toMatchObject({ kind: 'area' });
    const from = at(table, 'guard');
    tap(table, burger(table));
    expect(table.page.commands()).toEqual([{ type: 'castVoucher', pawn: 'guard', from, to: burger(table) }]);
  });

  test('[X10.11] who stands at the entrance is no hindrance', async () => {
    const table = await holding('voucher', (now) => now.page.tell(walked('elf', burger(now))));
    tap(table, at(table, 'guard'));
    tap(table, burger(table));
    expect(table.page.commands()).toMatchObject([{ type: 'castVoucher', to: burger(table) }]);
  });

  test('[R20] a frog is refused, at the frog; elsewhere it is told that it is for guards', async () => {
    const table = await spelled({ spells: ['voucher', 'frog'] });
    const space = at(table, 'guard');
    expect(TOKEN_OF.voucher.whyNot?.(table.page.view(), at(table, 'elf'))).toMatchObject({
      refused: 'spell.noGuard',
    });
    table.page.tell(
      { type: 'spellCast', seat: 1, spell: 'frog', runs: { spell: 'frog', pawn: 'guard', space } },
      { type: 'tookOff', pawn: 'guard' },
    );
    expect(TOKEN_OF.voucher.whyNot?.(table.page.view(), space)).toMatchObject({ refused: 'spell.isFrog' });
    press(button(NAMES.voucher));
    expect(table.model.hint.value?.why).toMatchObject({ refused: 'spell.isFrog' });
  });
});

describe('what everyone sees and hears', () => {
  test.each(SPELL_IDS)('who cast %s is read by the others, heard, and seen where it works', async (spell) => {
    const table = await spelled({ spells: [spell] });
    table.page.tell({ type: 'spellCast', seat: 1, spell });
    expect(read()).toHaveLength(1);
    expect(read()[0]).toMatch(/^Bo casts .+: .+\.$/);
    expect(table.root.querySelector('.burst')?.getAttribute('data-burst')).toBe(spell);
    passes(2_300);
    expect(table.root.querySelector('.burst')).toBeNull();
    const view = table.page.view();
    const own = { type: 'spellCast', seat: 0, spell } as const;
    expect(announcement('en', view, [own], String)).toMatch(/^You cast .+: .+\.$/);
    expect(announcement('en', view, [{ ...own, seat: 1 }], String)).toBe('');
    expect(cueOf(own, 0, piecesOf(view.box))).toHaveLength(4);
  });

  test('[X10.6] a guard who is back and a spell that wears off are told of', async () => {
    const table = await spelled({ spells: ['ghost', 'frog'] });
    const to = at(table, 'guard');
    table.page.tell(
      { type: 'spellCast', seat: 0, spell: 'ghost', runs: { spell: 'ghost', pawn: 'mage' } },
      { type: 'spellCast', seat: 0, spell: 'frog', runs: { spell: 'frog', pawn: 'guard', space: to } },
      { type: 'tookOff', pawn: 'guard' },
    );
    table.page.tell(
      { type: 'flipped', space: 0, at: 1_000, end: 181_000 },
      { type: 'spellGoes', spell: 'ghost', runs: null },
      { type: 'spellGoes', spell: 'frog', runs: null },
      { type: 'guardBack', pawn: 'guard', to },
      { type: 'put', pawn: 'guard', to },
    );
    expect(read()).toEqual(['A spell wears off: Ghost.', 'The guard is back!']);
    expect(table.root.querySelector('.frog')).toBeNull();
    expect(table.root.querySelector('.returns')).toBeNull();
    expect(table.root.querySelector('[data-watched]')).not.toBeNull();
  });

  test('[X10.8] [X10.10] ghost and invisible mage each have a ring and a sign of their own', async () => {
    const table = await spelled({ spells: ['ghost', 'invisibility'] });
    const worn = () =>
      [...table.root.querySelectorAll('[data-pawn=mage] .worn')].map((one) => one.getAttribute('class'));
    expect(worn()).toEqual([]);
    for (const spell of ['ghost', 'invisibility'] as const)
      table.page.tell({ type: 'spellCast', seat: 1, spell, runs: { spell, pawn: 'mage' } });
    expect(worn()).toEqual(['worn worn-ghost', 'worn worn-invisibility']);
    expect(table.root.querySelectorAll('.worn')).toHaveLength(2);
    expect(labelOf(table, at(table, 'mage'))).toContain('walks through walls, invisible to guards');
  });

  test('[X10.8] a ghost is led through walls by a tap, by arrows and by hand', async () => {
    const table = await spelled({ spells: ['ghost'] });
    const view = table.page.view();
    const runs = { spell: 'ghost', pawn: 'mage' } as const;
    const cast = { type: 'spellCast', seat: 1, spell: 'ghost', runs } as const;
    const reached = (space: Space, ...events: readonly MallEvent[]) => [
      ...routesFor([walked('mage', space), ...events].reduce(evolveView, view), 'mage').keys(),
    ];
    const wall = view.box.print.findIndex(
      (_, space) => isEmpty(view, space) && reached(space).length === 0 && reached(space, cast).length > 0,
    );
    table.page.tell(walked('mage', wall), cast);
    done(() => choose(table.model, 'mage'));
    const [behind] = reached(wall, cast) as [Space];
    expect(table.model.offers.value.targets.get(behind)?.command).toMatchObject({ type: 'move' });
    key('ArrowUp', {}, document.body);
    expect(table.page.commands()).toMatchObject([
      { type: 'move', pawn: 'mage', direction: 'north', from: wall },
    ]);
  });
});
