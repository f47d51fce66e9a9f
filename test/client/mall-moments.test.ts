// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { actOn, choose } from '#client/board/acts.ts';
import { hitAt } from '#client/board/hit.ts';
import { centreOf } from '#client/board/spots.ts';
import { spotOf } from '#client/board/state.ts';
import { type MallModel, mallModel } from '#client/mall/index.ts';
import { optionsOf } from '#client/state/options.ts';
import { COLOUR, type MallCommand, type MallEvent } from '#engine/mall/index.ts';
import { NOWHERE } from './boardTable.ts';
import { handed, type Page, pageOf, STARTED } from './page.ts';

// Moments of a heist that chance seldom brings about, each by hand.

const UNIT = 50;
const offered = (page: Page, type: MallCommand['type']) =>
  optionsOf(page.view()).filter((command) => command.type === type);

function laid(scenario: number, tiles: number): { readonly page: Page; readonly model: MallModel } {
  const page = pageOf(scenario, { events: [STARTED, handed('NESWVLX', '')] });
  const first = page.view().shared.board.placed.length;
  for (let tile = first; tile < first + tiles; tile++)
    page.tell({ type: 'placed', tile, space: page.view().shared.board.unused[0] as number, paid: 'hero' });
  return { page, model: mallModel(page.session) };
}

describe('a theft', () => {
  test('[M17] by its key, once every hero stands on its item; before that the key says why not', () => {
    const page = pageOf(1, { events: [STARTED, handed('NESWVLX', '')] });
    const model = mallModel(page.session);
    model.config.keys.theft?.(NOWHERE);
    expect(page.commands()).toEqual([]);
    expect(model.hint.value?.why).toMatchObject({ refused: 'theft.notReady' });
    const { box } = page.view();
    const itemOf = (colour: string) => box.print.findIndex(({ item }) => item === colour);
    const stand = (pawn: (typeof box.pawns)[number]): MallEvent => ({
      ...{ type: 'moved', seat: 1, pawn, to: itemOf(COLOUR[pawn] ?? ''), by: 'walk' },
    });
    page.tell(...box.pawns.map(stand));
    model.config.keys.theft?.(NOWHERE);
    expect(page.commands()).toEqual([{ type: 'theft' }]);
  });
});

describe('a game is under way', () => {
  const MOVED: MallEvent = { type: 'moved', seat: 1, pawn: 'elf', to: 2, by: 'walk' };

  test('with the first thing that happens once the sand runs: only then the rest of the page is fetched', () => {
    const page = pageOf(3);
    const { underWay } = mallModel(page.session);
    page.tell({ type: 'readied', seat: 1, ready: true });
    expect(underWay.value).toBe(false);
    page.tell({ type: 'readied', seat: 0, ready: true }, STARTED);
    expect(underWay.value).toBe(false);
    page.tell(MOVED);
    expect(underWay.value).toBe(true);
  });

  test('for whoever comes into the middle of it', () => {
    const page = pageOf(3, { events: [STARTED, MOVED] });
    expect(mallModel(page.session).underWay.value).toBe(true);
  });
});

describe('a drawn tile', () => {
  test('[M14] goes to any place where it may lie, by a tap there or on its passage', () => {
    const { page, model } = laid(1, 2);
    const { box, shared } = page.view();
    const colourAt = (space: number) => box.print[space]?.explore;
    const spaces = box.pawns.flatMap((pawn) => {
      const space = shared.board.unused.find((one) => colourAt(one) === COLOUR[pawn]);
      return space === undefined ? [] : [{ type: 'moved', seat: 1, pawn, to: space, by: 'walk' } as const];
    });
    page.tell(...spaces, { type: 'drawn', tile: 5, next: null });
    const places = offered(page, 'place');
    expect(places.length).toBeGreaterThan(1);
    const { areas } = model.offers.value;
    expect(areas.map(({ command }) => command)).toEqual(expect.arrayContaining([...places]));
    for (const { rect } of areas) {
      const hit = hitAt(model, { x: rect.left + 2, y: rect.top + 2 }, UNIT);
      expect(hit?.kind).toBe('area');
    }
    const last = areas.at(-1);
    actOn(model, last?.spaces[0] as number);
    expect(page.sent.at(-1)).toMatchObject({ type: 'do', command: last?.command });
  });
});

describe('a tile that has to go', () => {
  test('[S11] is taken by a tap anywhere on it, and no other one', () => {
    const { page, model } = laid(11, 4);
    expect(model.offers.value.areas.some(({ command }) => command.type === 'discard')).toBe(false);
    page.tell({ type: 'tilesOwed', owed: 2, first: null });
    const discards = offered(page, 'discard');
    expect(discards.length).toBeGreaterThan(0);
    const areas = model.offers.value.areas.filter(({ command }) => command.type === 'discard');
    expect(areas.map(({ command }) => command)).toEqual(expect.arrayContaining([...discards]));
    expect(areas.length).toBe(discards.length);
    for (const { rect, command } of areas) {
      const hit = hitAt(model, { x: rect.left + 1.2, y: rect.top + 2.8 }, UNIT);
      expect(hit?.kind === 'area' && hit.area.command).toEqual(command);
    }
  });
});

describe('before the sand runs', () => {
  test('[S13] those who begin in the other dimension settle where they are tapped to', () => {
    const page = pageOf(13, { players: 4 });
    const model = mallModel(page.session);
    const settles = offered(page, 'settle');
    expect(settles.length).toBeGreaterThan(4);
    for (const command of settles) {
      if (!('pawn' in command) || !('to' in command)) throw new Error('no place to settle');
      choose(model, command.pawn);
      const spot = spotOf(model, command.to);
      const hit = spot === undefined ? null : hitAt(model, centreOf(spot), UNIT);
      expect(hit).toEqual({ kind: 'space', space: command.to });
      expect(model.offers.value.targets.get(command.to)?.command).toEqual(command);
    }
  });
});
