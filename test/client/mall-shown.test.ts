// @vitest-environment happy-dom
import { h } from 'preact';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { actOn, choose } from '#client/board/acts.ts';
import { MallBoard, mallModel } from '#client/mall/index.ts';
import { fetchLate } from '#client/mall/late.ts';
import { layoutOf } from '#client/mall/layout.ts';
import { Hand } from '#client/screens/game/hand.tsx';
import { LESSONS } from '#client/screens/learn/lessons.ts';
import { openStage } from '#client/screens/learn/stage.ts';
import type { MallEvent, PawnId, View } from '#engine/mall/index.ts';
import { buttons, done, gone, passes, shown, stageOf, textOf } from './browser.ts';
import { handed, type Page, pageOf, STARTED } from './page.ts';

// What the mall shows of what happens: who moved a hero, which exits serve, what can be used.

beforeAll(() => fetchLate());
beforeEach(() => {
  vi.useFakeTimers();
  stageOf(1_000, 800);
});
afterEach(() => {
  gone();
  vi.useRealTimers();
});

const NAMES = ['Ada', 'Bo'];
const boardOf = ({ session }: Page) =>
  shown(h(MallBoard, { session, lang: 'en', nameOf: (seat: number) => NAMES[seat] ?? '' }));
const moved = (seat: number, to: number): MallEvent => ({
  type: 'moved',
  seat,
  pawn: 'elf',
  to,
  by: 'vortex',
});

describe('who moved a hero', () => {
  test('is seen beside it for a moment, by face and name; one’s own hand is not', () => {
    const page = pageOf(1, { events: [STARTED, handed('NESW', 'VLX')] });
    const root = boardOf(page);
    page.tell(moved(1, 12));
    expect(textOf(root.querySelector('.mover-name'))).toBe('Bo');
    passes(2_500);
    expect(root.querySelector('.mover')).toBeNull();
    page.tell(moved(0, 3));
    expect(root.querySelector('.mover')).toBeNull();
  });

  test('is said by name, and to oneself as you', () => {
    const page = pageOf(1, { events: [STARTED, handed('NESW', 'VLX')] });
    const root = boardOf(page);
    page.tell(moved(1, 12));
    expect(textOf(root)).toContain('Bo sends the elf through the vortex.');
    page.tell(moved(0, 3));
    expect(textOf(root)).toContain('You send the elf through the vortex.');
  });
});

/** The purple exit lies in the mall. */
function withExit(scenario: number): { readonly page: Page; readonly exit: number } {
  const page = pageOf(scenario, { events: [STARTED, handed('NESW', 'VLX')] });
  const { box, shared } = page.view();
  const exit = box.print.findIndex((space) => space.exit === 'purple');
  page.tell({ type: 'placed', tile: exit >> 4, space: shared.board.unused[0] as number, paid: 'hero' });
  return { page, exit };
}

test('on a phone a player is shown what can be acted on, and a replay and a lesson the whole mall', () => {
  stageOf(120, 160);
  const { page } = withExit(1);
  const isFramed = (whole: boolean) => {
    const root = shown(h(MallBoard, { session: page.session, lang: 'en', nameOf: String, whole }));
    return root.querySelector('.fit') !== null;
  };
  expect([isFramed(false), isFramed(true)]).toEqual([true, false]);
});

/** Lays tiles until two passages lead to one place; the second of them, for a hero of that colour to stand on. */
function twoPassages(page: Page) {
  for (const [tile] of page.view().box.tiles.entries()) {
    const { box, shared } = page.view();
    const rival = rivalOf(page.view());
    if (rival !== undefined) {
      const colour = box.print[rival.from]?.explore;
      return { from: rival.from, tile, pawn: box.pawns[box.cast.findIndex((one) => one.colour === colour)] };
    }
    const space = shared.board.unused.at(-1) as number;
    if (tile > 0) page.tell({ type: 'placed', tile, space, paid: 'hero' });
  }
  throw new Error('no two passages');
}

function rivalOf({ box, shared }: View) {
  const { ghosts } = layoutOf(shared.board);
  return ghosts.find(
    ({ key, from }, index) =>
      ghosts.findIndex((one) => one.key === key) < index && box.print[from]?.explore !== null,
  );
}

test('[M14] a drawn tile is shown where it may be laid, though another passage leads there, too', () => {
  const page = pageOf(7, { events: [STARTED, handed('NESW', 'VLX')] });
  const root = boardOf(page);
  const { from, tile, pawn } = twoPassages(page);
  page.tell({ type: 'moved', seat: 1, pawn: pawn as PawnId, to: from, by: 'vortex' });
  page.tell({ type: 'drawn', tile, next: null });
  const place = root.querySelector(`.ghost-place[data-from="${from}"]`);
  expect(place?.querySelector('.ghost-drawn')?.childElementCount).toBeGreaterThan(0);
  expect(place?.querySelector('.ghost-mark')).toBeNull();
});

describe('after the theft', () => {
  const lit = (root: HTMLElement) =>
    [...root.querySelectorAll<HTMLElement>('.lit-exit')].map(({ dataset }) => Number(dataset.exit));

  test('[S1] the one exit serves every hero, and is lit for each of them', () => {
    const { page, exit } = withExit(1);
    const root = boardOf(page);
    expect(lit(root)).toEqual([]);
    page.tell({ type: 'stolen', seat: 1 });
    expect(lit(root)).toEqual([exit]);
    for (const pawn of page.view().box.pawns) {
      done(() => choose(mallModel(page.session), pawn));
      expect(lit(root)).toEqual([exit]);
      expect(root.querySelectorAll('.feature-kind-exit.feature-open')).toHaveLength(1);
    }
  });

  test('[S2] an exit of one’s own is lit for its hero alone', () => {
    const { page, exit } = withExit(2);
    const root = boardOf(page);
    page.tell({ type: 'stolen', seat: 1 });
    const model = mallModel(page.session);
    done(() => choose(model, 'elf'));
    expect([lit(root), root.querySelectorAll('.feature-open').length]).toEqual([[], 0]);
    done(() => choose(model, 'mage'));
    expect(lit(root)).toEqual([exit]);
  });

  test('[M18] vortexes step back', () => {
    const { page } = withExit(1);
    const root = boardOf(page);
    expect(root.querySelector('.mall.vortex-dead')).toBeNull();
    page.tell({ type: 'stolen', seat: 1 });
    expect(root.querySelector('.mall.vortex-dead')).not.toBeNull();
  });

  test('[S16] nobody is told of a vortex that never was', () => {
    const page = pageOf(16, { events: [STARTED, handed('NESW', 'VLX')] });
    const root = boardOf(page);
    page.tell({ type: 'stolen', seat: 1 });
    expect(textOf(root)).toContain('The theft!');
    expect(textOf(root)).not.toContain('vortex shuts');
  });
});

test('[M6] an action is lit for what the chosen hero can do with it, else for any', () => {
  const away: readonly MallEvent[] = [
    { type: 'moved', seat: 1, pawn: 'mage', to: 3, by: 'walk' },
    { type: 'moved', seat: 1, pawn: 'elf', to: 5, by: 'walk' },
  ];
  const page = pageOf(1, { events: [STARTED, handed('NL', 'ESWVX'), ...away] });
  const root = shown(page.part(Hand));
  const model = mallModel(page.session);
  const north = () => buttons(root)[0]?.className.split(' ').includes('can');
  expect(north()).toBe(true);
  done(() => choose(model, 'mage'));
  expect(north()).toBe(false);
  done(() => choose(model, 'elf'));
  expect(north()).toBe(true);
});

test.each(
  LESSONS.flatMap(({ id, stage, steps }) => steps.map((step, index) => ({ id, stage, step, index }))),
)(
  'lesson $id, step $index: what it lights is reached from there, by one tap after the other',
  ({ stage, step }) => {
    const alone = openStage(stage);
    const model = mallModel(alone.session);
    const view = () => alone.session.play.value?.view as View;
    for (let taps = 0; taps < 3 && step.lights !== undefined && !step.done(view()); taps++) {
      const promised = step.lights(view());
      model.promised.value = promised;
      expect(model.table.value?.layout.spots.has(promised.space)).toBe(true);
      actOn(model, promised.space);
    }
    // The last one only after the theft.
    if (step.lights !== undefined && step.text !== 'learn.theft.3') expect(step.done(view())).toBe(true);
    alone.close();
  },
);
