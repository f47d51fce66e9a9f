// @vitest-environment happy-dom
import { h } from 'preact';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { actOn, choose } from '#client/board/acts.ts';
import { MallBoard, mallModel } from '#client/mall/index.ts';
import { fetchLate } from '#client/mall/late.ts';
import { fetchSecurity } from '#client/pieces/fetchSecurity.ts';
import { piecesOf } from '#client/pieces/index.ts';
import { StatusBar } from '#client/screens/game/statusBar.tsx';
import { cueOf } from '#client/sound/cues.ts';
import { Keys } from '#client/ui/keys.tsx';
import { eveningSetup } from '#content/evenings.ts';
import { LANGS, maybe } from '#content/locales/index.ts';
import type { MallEvent, PawnId, Setup } from '#engine/mall/index.ts';
import { OFF, type Space, spaceOf, tileOf } from '#engine/mall/spaces.ts';
import { button, done, gone, key, passes, shown, stageOf, textOf } from './browser.ts';
import { handed, type Page, pageOf, STARTED } from './page.ts';

// Maximum Security on the board: what is watched, who is locked up, which doors are open, which map is read.

beforeAll(async () => {
  await fetchLate();
  await fetchSecurity();
});
beforeEach(() => {
  vi.useFakeTimers();
  stageOf(1_000, 800);
});
afterEach(() => {
  gone();
  vi.useRealTimers();
});

const FULL = eveningSetup({ evening: 'XF1', players: 2 }) as Setup;
const without = (...pieces: readonly string[]): Setup => ({
  ...FULL,
  pieces: FULL.pieces.filter((piece) => !pieces.includes(piece)),
  deck: pieces.includes('guardRoom') ? FULL.deck.filter((tile) => tile !== '25') : FULL.deck,
});

const pageWith = (setup: Setup, ...events: readonly MallEvent[]): Page =>
  pageOf(1, { setup, events: [STARTED, handed('NESW', 'VLX'), ...events] });
const boardOf = ({ session }: Page) =>
  shown(h(MallBoard, { session, lang: 'en', nameOf: (seat: number) => ['Ada', 'Bo'][seat] ?? '' }));

const moved = (pawn: PawnId, to: Space): MallEvent => ({ type: 'moved', seat: 1, pawn, to, by: 'walk' });
const put = (pawn: PawnId, to: Space): MallEvent => ({ type: 'put', pawn, to });
const tileNamed = (page: Page, name: string) => page.view().box.tiles.findIndex((tile) => tile.name === name);
const cell = (page: Page, tile: string, at: number): Space => spaceOf(tileNamed(page, tile), at);
const space = (root: Element, at: Space) => root.querySelector(`[data-space="${at}"]`);
const nameAt = (root: Element, at: Space) => space(root, at)?.getAttribute('aria-label') ?? '';
const has = (root: Element, what: string) => root.querySelector(what) !== null;

/** Lays this tile beyond the first opening that is left. */
function lay(page: Page, name: string): void {
  const [opening] = page.view().shared.board.unused;
  page.tell({ type: 'placed', tile: tileNamed(page, name), space: opening as Space, paid: 'hero' });
}

/** Tile 9* lies, and the guard is on it; the barbarian stands before it. */
function guarded(setup: Setup) {
  const page = pageWith(setup);
  const [opening] = page.view().shared.board.unused as [Space];
  lay(page, '9*');
  page.tell({ type: 'guardCame' }, put('guard', cell(page, '9*', 5)), moved('barbarian', opening));
  const { next } = page.view().shared.board;
  const beyond = [0, 1, 2, 3].map((way) => next[opening * 4 + way] ?? OFF);
  const door = beyond.find((to) => tileOf(to) === tileNamed(page, '9*')) as Space;
  return { page, root: boardOf(page), door, opening, model: mallModel(page.session) };
}

describe('[X1.2] a tile with a guard', () => {
  test('is hatched and said to be watched, wherever he goes', () => {
    const { page, root } = guarded(without('guardRoom'));
    expect(has(root, `[data-watched="${tileNamed(page, '9*')}"]`)).toBe(true);
    expect(nameAt(root, cell(page, '9*', 6))).toContain('watched by the guard');
    page.tell(moved('guard', 3));
    expect(has(root, '[data-watched="0"]')).toBe(true);
    expect(nameAt(root, cell(page, '9*', 6))).not.toContain('watched');
  });

  test('has a figure of his own in it, who is called a guard', () => {
    const { page, root } = guarded(without('guardRoom'));
    expect(has(root, '[data-pawn=guard] .hero-watchman')).toBe(true);
    expect(has(root, '[data-pawn=elf] .hero-watchman')).toBe(false);
    expect(nameAt(root, cell(page, '9*', 5))).toContain('guard here');
  });

  test('keeps the chosen hero out: a sign before the tap, the reason at the place after it', () => {
    const { root, door, model } = guarded(without('guardRoom'));
    expect(has(root, '.kept-out')).toBe(false);
    done(() => choose(model, 'barbarian'));
    expect(root.querySelector('.kept-out')?.getAttribute('data-barred')).toBe(String(door));
    expect(model.offers.value.targets.has(door)).toBe(false);
    done(() => actOn(model, door));
    expect(textOf(root)).toContain('The guard is here: they may not meet on one tile.');
  });

  test('and heroes keep him out of theirs', () => {
    const { page, root, door, opening, model } = guarded(without('guardRoom'));
    page.tell(moved('guard', door), moved('barbarian', 12));
    done(() => choose(model, 'guard'));
    expect(root.querySelector('.kept-out')?.getAttribute('data-barred')).toBe(String(opening));
    done(() => actOn(model, opening));
    expect(textOf(root)).toMatch(/is on this tile: no guard comes to a hero\./);
  });

  test('[X1.2] [X5.1] a hand that drags a hero there finds an end, and goes on from no capture', () => {
    const { page, door, model } = guarded(FULL);
    const routes = model.config.routes('barbarian');
    expect(routes.get(door)?.stops).toEqual([door]);
    for (const { stops } of routes.values()) expect(stops.slice(0, -1)).not.toContain(door);
    page.tell(moved('guard', door), moved('barbarian', 12));
    expect(model.config.routes('guard').size).toBeGreaterThan(0);
  });

  test('[X5.1] with the guard room means a capture, which is said and shown before it happens', () => {
    const { root, door, model } = guarded(FULL);
    done(() => choose(model, 'barbarian'));
    expect(has(root, '.kept-out')).toBe(false);
    expect(root.querySelector('.caution')?.getAttribute('data-exit')).toBe(String(door));
    expect(model.offers.value.targets.has(door)).toBe(true);
    expect(nameAt(root, door)).toContain('here a hero would be caught');
    expect(textOf(root)).toContain('Careful, the guard would catch the barbarian on tile 9*.');
  });
});

describe('a captive', () => {
  const caught: readonly MallEvent[] = [
    { type: 'captured', hero: 'elf', by: 'guard' },
    { type: 'inGuardRoom', pawns: ['guard', 'elf'] },
  ];

  test('[X5.3] stands behind bars, and is said to be locked up', () => {
    const page = pageWith(FULL);
    const root = boardOf(page);
    lay(page, '25');
    const cells = page.view().box.marked;
    const [captive] = cells.get('captive') as [Space];
    page.tell(...caught, put('elf', captive), put('guard', captive + 7));
    expect(has(root, '[data-captive=elf]')).toBe(true);
    expect(nameAt(root, captive)).toMatch(/elf here.*, locked up$/);
    expect(textOf(root)).toContain('The elf is caught!');
    page.tell({ type: 'inGuardRoom', pawns: ['guard'] });
    expect(has(root, '.bars')).toBe(false);
  });

  test('is a moment for everybody, and heard', () => {
    const page = pageWith(FULL);
    const piece = piecesOf(page.view().box).find(({ id }) => id === 'guardRoom');
    const root = shown(page.part(piece?.Moment as never));
    expect(textOf(root)).toBe('');
    page.tell(...caught);
    expect(textOf(root)).toBe('The elf is caught!');
    passes(3_000);
    expect(textOf(root)).toBe('');
    expect(cueOf(caught[0] as MallEvent, 0, piecesOf(page.view().box))).not.toBeNull();
  });

  test('[X5.1] is told of while the room has not been found', () => {
    const page = pageWith(FULL, ...caught, put('elf', OFF), put('guard', OFF));
    const piece = piecesOf(page.view().box).find(({ id }) => id === 'guardRoom');
    const root = shown(page.part(piece?.Acts as never, { can: new Set() } as never));
    expect(textOf(root)).toBe('The elf is locked up. First the guard room has to be found.');
  });
});

describe('[X5.8] a steel door', () => {
  const locked = () => {
    const page = pageWith(without('guard', 'guardRoom'));
    const root = boardOf(page);
    lay(page, '12*');
    const inFront = cell(page, '12*', 1);
    page.tell(moved('dwarf', inFront));
    return { page, root, inFront, exit: cell(page, '12*', 0), model: mallModel(page.session) };
  };
  const isOpen = (root: Element) => has(root, '.steel-open');

  test('has its red arrow, is shut, and says so', () => {
    const { root, inFront, exit, model } = locked();
    expect(has(root, '.steel .steel-red')).toBe(true);
    expect(isOpen(root)).toBe(false);
    expect(nameAt(root, inFront)).toMatch(/steel door \w+, shut/);
    done(() => choose(model, 'dwarf'));
    done(() => actOn(model, exit));
    expect(textOf(root)).toContain('A steel door: it opens while another hero stands on a code that works.');
  });

  test('is seen to open while a code is held, for anyone but the holder and the guards', () => {
    const { page, root, inFront, model } = locked();
    page.tell(moved('elf', cell(page, '12*', 8)));
    expect(isOpen(root)).toBe(true);
    expect(nameAt(root, inFront)).toMatch(/steel door \w+, open/);
    done(() => choose(model, 'elf'));
    expect(isOpen(root)).toBe(false);
    done(() => choose(model, 'dwarf'));
    expect(isOpen(root)).toBe(true);
  });

  test('shuts when the code is used up, which is told', () => {
    const { page, root } = locked();
    page.tell(moved('elf', cell(page, '12*', 8)));
    page.tell({ type: 'wentOutOfOrder', space: cell(page, '12*', 8) });
    expect(isOpen(root)).toBe(false);
    expect(textOf(root)).toContain('The code is used up.');
    expect(has(root, '.feature-kind-code.feature-broken')).toBe(true);
  });
});

describe('[X7.1] a map', () => {
  test('in use shows whose it is, and what it opens', () => {
    const page = pageWith(FULL);
    const root = boardOf(page);
    lay(page, '26');
    const map = cell(page, '26', 3);
    page.tell(moved('barbarian', map));
    const opens = () =>
      [...root.querySelectorAll('[data-shown]')].map((one) => one.getAttribute('data-shown'));
    const yellow = page
      .view()
      .shared.board.unused.filter((one) => page.view().shared.board.spaces[one]?.explore === 'yellow');
    expect(opens()).toEqual(yellow.map(String));
    expect(has(root, '.map-in-use')).toBe(false);
    page.tell({ type: 'mapInUse', space: map });
    expect(has(root, '.map-in-use.hero-yellow')).toBe(true);
    expect(textOf(root)).toContain('The barbarian reads the map');
    expect(nameAt(root, map)).toContain('in use');
    page.tell({ type: 'wentOutOfOrder', space: map }, { type: 'mapInUse', space: OFF });
    expect(has(root, '.map-in-use')).toBe(false);
    expect(opens()).toEqual([]);
    expect(textOf(root)).toContain('The map is used up.');
  });

  test('[X7.3] a tile that came with nobody there is told as that', () => {
    const page = pageWith(FULL);
    const root = boardOf(page);
    const [opening] = page.view().shared.board.unused as [Space];
    page.tell({ type: 'placed', tile: tileNamed(page, '9*'), space: opening, paid: 'autoExplore' });
    expect(textOf(root)).toContain('Tile 9* is laid, with nobody on the exploration space.');
  });
});

describe('[X0.3] a symbol without force', () => {
  test('is an ornament of the floor that nobody names; with force it is a sign with a name', () => {
    const names = [FULL, without('maps')].map((setup) => {
      const page = pageWith(setup);
      const root = boardOf(page);
      lay(page, '26');
      const mark = root.querySelector('.feature-kind-map');
      expect(mark?.querySelector('.ornament') === null).toBe(setup === FULL);
      return nameAt(root, cell(page, '26', 3));
    });
    expect(names[0]).toContain('map');
    expect(names[1]).not.toContain('map');
  });

  test('doors are corridor where nothing locks them', () => {
    const page = pageWith(without('guardRoom', 'lockedExit'));
    const root = boardOf(page);
    lay(page, '12*');
    expect(has(root, '.steel')).toBe(false);
  });
});

describe('the guard at the keyboard', () => {
  test('has the number six, and the settings say so while he is about', () => {
    const { root, model } = guarded(FULL);
    expect(root.isConnected).toBe(true);
    key('Digit6');
    expect(model.chosen.value).toBe('guard');
    key('Digit5');
    expect(model.chosen.value).toBe('guard');
    const about = shown([h(MallBoard, boardProps(guarded(FULL).page)), h(Keys, {})] as never);
    expect(textOf(button(/^Guard/, about))).toBe('6');
    const alone = shown(h(Keys, {}));
    expect(() => button(/^Guard/, alone)).toThrow();
  });
});

const boardProps = ({ session }: Page) => ({ session, lang: 'en' as const, nameOf: String });

describe('around the board', () => {
  test('[X0.4] the back of the next tile is shown by picture and word', () => {
    const page = pageWith(FULL);
    const root = shown(page.part(StatusBar as never));
    const back = page.view().shared.deckBack;
    expect(root.querySelector('.deck-back')?.getAttribute('data-back')).toBe(back);
    expect(textOf(root)).toContain(back === 'base' ? 'Next tile: base game' : 'Next tile: Maximum Security');
    const base = pageOf(1, { events: [STARTED] });
    expect(has(shown(base.part(StatusBar as never)), '.deck-back')).toBe(false);
  });

  test('[X5.4] [XT0] why a game was lost is said in every language', () => {
    for (const lang of LANGS)
      for (const reason of ['captives', 'flipped', 'strayed', 'mapWasted'])
        expect(maybe(lang, `game.lost.${reason}`)?.length ?? 0).toBeGreaterThan(20);
  });
});

describe('the tutorials', () => {
  test('[XT0] without a turn of the sand every working timer is one to keep off', () => {
    const page = pageWith(eveningSetup({ evening: 'XT3', players: 2, hardcore: true }) as Setup);
    const root = boardOf(page);
    done(() => choose(mallModel(page.session), 'elf'));
    const timers = page.view().box.print.flatMap(({ timer }, at) => (timer && at < 16 ? at : []));
    expect(
      [...root.querySelectorAll('.caution')].map((one) => Number(one.getAttribute('data-exit'))),
    ).toEqual(timers);
  });

  test('[XT1] from the theft on a third tile is one to keep off, and touching it is told', () => {
    const page = pageWith(eveningSetup({ evening: 'XT1', players: 2 }) as Setup);
    const root = boardOf(page);
    const [opening] = page.view().shared.board.unused as [Space];
    lay(page, '10');
    const { next } = page.view().shared.board;
    const beside = next.findIndex((to, way) => to === opening && way >> 6 === tileNamed(page, '10')) >> 2;
    page.tell(moved('elf', beside), { type: 'stolen', seat: 0 });
    done(() => choose(mallModel(page.session), 'elf'));
    expect([...root.querySelectorAll('.caution')].map((one) => one.getAttribute('data-exit'))).toEqual([
      String(opening),
    ]);
    page.tell({ type: 'strayed', pawn: 'elf', tile: 0 });
    expect(textOf(root)).toContain('A third tile was touched.');
  });

  test('[XT2] why no exit serves yet, and [XT5] how many tiles a map has brought', () => {
    const acts = (evening: string, id: string, ...events: readonly MallEvent[]) => {
      const page = pageWith(eveningSetup({ evening, players: 2 }) as Setup, ...events);
      const piece = piecesOf(page.view().box).find((one) => one.id === id);
      return textOf(shown(page.part(piece?.Acts as never, { can: new Set() } as never)));
    };
    expect(acts('XT2', 'diversion')).toBe('');
    expect(acts('XT2', 'diversion', { type: 'stolen', seat: 0 })).toMatch(/^No exit opens yet/);
    expect(acts('XT5', 'mapmaker', { type: 'mapped', tiles: 2 })).toBe('Tiles laid by this map: 2 of 3');
  });
});
