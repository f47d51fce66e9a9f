// @vitest-environment happy-dom
import { beforeAll, describe, expect, test } from 'vitest';
import { barredTo } from '#client/mall/security/barred.ts';
import { fetchSecurity } from '#client/pieces/fetchSecurity.ts';
import { capturesAt } from '#client/pieces/guardRoom/captures.ts';
import { cautionText } from '#client/pieces/index.ts';
import { setupOf } from '#content/choices.ts';
import { eveningSetup } from '#content/evenings.ts';
import type { MallEvent, PawnId, Setup } from '#engine/mall/index.ts';
import { OFF, type Space, spaceOf } from '#engine/mall/spaces.ts';
import { handed, type Page, pageOf, STARTED } from './page.ts';

// Where a capture is warned of and where a way is barred: as the engine would have it, however one gets there.

beforeAll(fetchSecurity);

const FULL = eveningSetup({ evening: 'XF1', players: 2 }) as Setup;
const UNCAUGHT: Setup = {
  ...FULL,
  pieces: FULL.pieces.filter((piece) => piece !== 'guardRoom'),
  deck: FULL.deck.filter((tile) => tile !== '25'),
};

const MALL = ['9*', '25', '8', '6', '5'];

/** Some tiles lie, the guard is on 9*; this seat holds the first hand. */
function table(setup: Setup = FULL, hand = 'NESW'): Page {
  const page = pageOf(1, { setup, events: [STARTED, handed(hand, hand === 'V' ? 'NESWLX' : 'VLX')] });
  for (const name of MALL.filter((tile) => setup.deck.includes(tile))) lay(page, name);
  page.tell({ type: 'guardCame' }, put('guard', cell(page, '9*', 5)));
  return page;
}

function lay(page: Page, name: string): void {
  const [opening] = page.view().shared.board.unused;
  page.tell({ type: 'placed', tile: tileNamed(page, name), space: opening as Space, paid: 'hero' });
}

const put = (pawn: PawnId, to: Space): MallEvent => ({ type: 'put', pawn, to });
const tileNamed = (page: Page, name: string) => page.view().box.tiles.findIndex((tile) => tile.name === name);
const cell = (page: Page, tile: string, at: number): Space => spaceOf(tileNamed(page, tile), at);
const marked = (page: Page, mark: 'captive' | 'warden') => page.view().box.marked.get(mark)?.[0] as Space;
const emptyOn = (page: Page, tile: string): Space =>
  page
    .view()
    .box.print.findIndex(
      ({ corridor, vortex }, at) =>
        corridor && vortex === null && at >= cell(page, tile, 0) && !page.view().shared.pawns.includes(at),
    );

/** A shaft from where this pawn stands. */
function shaft(page: Page, pawn: PawnId, to: Space): void {
  const { box, shared } = page.view();
  const from = shared.pawns[box.pawns.indexOf(pawn)] as Space;
  page.tell({ type: 'shaftLaid', seat: 1, ends: [from, to] });
}

const lockedUp = (page: Page, hero: PawnId): void =>
  page.tell(
    { type: 'inGuardRoom', pawns: ['guard', hero] },
    put(hero, marked(page, 'captive')),
    put('guard', marked(page, 'warden')),
  );

const cautions = (page: Page, pawn: PawnId) => capturesAt(page.view(), pawn);
const barred = (page: Page, pawn: PawnId) => barredTo(page.view(), pawn);

describe('a shaft', () => {
  test('[X1.2] [X3.2] into a watched tile is barred, and with the guard room a capture', () => {
    for (const setup of [UNCAUGHT, FULL]) {
      const page = table(setup, '');
      const end = emptyOn(page, '9*');
      expect([cautions(page, 'elf'), barred(page, 'elf')]).toEqual([[], []]);
      shaft(page, 'elf', end);
      expect([cautions(page, 'elf'), barred(page, 'elf')]).toEqual(
        setup === FULL ? [[end], []] : [[], [end]],
      );
    }
  });

  test('[R18] into the guard room makes a captive of a hero, and of a second one a loss', () => {
    const page = table(FULL, '');
    const end = marked(page, 'captive') + 1;
    shaft(page, 'elf', end);
    expect(cautions(page, 'elf')).toEqual([end]);
    expect(cautionText('en', page.view(), 'elf')).toBe('Careful, on tile 25 the elf would be locked up.');
    lockedUp(page, 'mage');
    expect(cautionText('en', page.view(), 'elf')).toContain('Two locked up at once lose the game.');
  });

  test('[X5.2] out of it is not for the guard while somebody is locked up', () => {
    const page = table();
    lockedUp(page, 'mage');
    const end = emptyOn(page, '1A');
    shaft(page, 'guard', end);
    expect(cautions(page, 'guard')).toEqual([]);
    page.tell({ type: 'inGuardRoom', pawns: ['guard'] }, put('mage', cell(page, '1A', 15)));
    expect(cautions(page, 'guard')).toEqual([end]);
  });
});

describe('a vortex into a watched tile', () => {
  /** The guard is on tile 1, which the others have left; the elf has a vortex there. */
  const whirling = () => {
    const page = table(FULL, 'V');
    for (const pawn of ['barbarian', 'mage', 'elf', 'dwarf'] as const)
      page.tell(put(pawn, emptyOn(page, '6')));
    const to = page.view().box.vortexes.green.find((at) => at < cell(page, '1A', 16)) as Space;
    page.tell(put('guard', to - 1));
    return { page, to };
  };

  test('is a capture, but not for a captive [X5.3]', () => {
    const { page, to } = whirling();
    expect(cautions(page, 'elf')).toEqual([to]);
    page.tell({ type: 'inGuardRoom', pawns: ['elf'] }, put('elf', marked(page, 'captive')));
    expect(cautions(page, 'elf')).toEqual([]);
  });

  test('[X3.4] is none under a token', () => {
    const { page, to } = whirling();
    shaft(page, 'dwarf', to);
    expect(cautions(page, 'elf')).toEqual([]);
  });
});

const MODULES = ['guard', 'shafts', 'guardRoom'];
const scenario = (number: number, sister = false) =>
  setupOf({ scenario: number, modules: MODULES, sister }, 2) as Setup;

/** A pawn one step before a tile with a guard. */
function inFront(page: Page, pawn: PawnId): void {
  const { next } = page.view().shared.board;
  const first = next.findIndex(
    (to, way) => way >> 6 !== tileNamed(page, '9*') && to !== OFF && to >> 4 === tileNamed(page, '9*'),
  );
  page.tell(put(pawn, first >> 2));
}

describe('where nobody could walk', () => {
  test('[L1] [R24] the sister, who only jumps, is neither warned nor barred', () => {
    const page = table(scenario(6, true));
    inFront(page, 'elf');
    expect(cautions(page, 'elf')).toHaveLength(1);
    inFront(page, 'sister');
    page.tell(put('elf', OFF));
    expect([cautions(page, 'sister'), barred(page, 'sister')]).toEqual([[], []]);
  });

  test('[S11] nothing is warned of while tiles have to go', () => {
    const page = table(scenario(11));
    inFront(page, 'elf');
    expect(cautions(page, 'elf')).toHaveLength(1);
    page.tell({ type: 'tilesOwed', owed: 2, first: null });
    expect([cautions(page, 'elf'), barred(page, 'elf')]).toEqual([[], []]);
  });
});
