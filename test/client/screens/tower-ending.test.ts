// @vitest-environment happy-dom
import { h } from 'preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { prefs } from '#client/prefs.ts';
import { QuestScreen } from '#client/screens/tower/play/questScreen.tsx';
import { cueOf } from '#client/screens/tower/play/sounds.ts';
import { pitchOf } from '#client/sound/cues.ts';
import { FLOORS } from '#client/tower/floors/index.ts';
import { paintOf } from '#client/tower/floors/paint.ts';
import { localTable } from '#client/tower/local.ts';
import { tx } from '#client/ui/text.ts';
import { PAWNS } from '#engine/family/pawns.ts';
import type { TowerEvent, TowerGame } from '#engine/tower/game.ts';
import { done, gone, shown, stageOf, textOf } from '../browser.ts';
import { shippedOf, TWO_DOORS } from '../towerTables.ts';

const shipped = shippedOf(TWO_DOORS);
const loft = async () => (await FLOORS[13]?.())?.floor ?? Promise.reject(new Error('no loft'));

beforeEach(() => {
  stageOf(1_200, 800);
  prefs.motion.value = 'less';
});
afterEach(gone);

/** A quest that is said to be this one. */
function played(id?: string) {
  const table = localTable(shipped.quest);
  const root = shown(
    h(QuestScreen, { table, shipped, solver: null, title: '', home: '/tower', ...(id ? { id } : {}) }),
  );
  const win = () =>
    done(() => {
      for (const action of shipped.proof.solution) {
        if (action.type !== 'move') throw new Error('no move');
        const from = table.game.value?.position.pawns[action.pawn] as number;
        table.act({ type: 'move', pawn: PAWNS[action.pawn] as 'elf', from, to: action.to });
      }
    });
  const scene = () => root.querySelector<SVGElement>('.tower-scene');
  const isPainted = () =>
    vi.waitFor(() => expect(scene()?.getAttribute('style')).toContain('--stone-1'), 5_000);
  const ended = () =>
    vi.waitFor(() => root.querySelector('.end-card') ?? Promise.reject(new Error('goes on')));
  return { root, table, win, scene, isPainted, ended };
}

describe('a floor of the tower', () => {
  test('is what its quests are played on, and what the tower stands in', async () => {
    const { root, isPainted, scene } = played('14-2');
    await isPainted();
    const paint = paintOf(await loft());
    expect(scene()?.getAttribute('style')).toContain(paint['--stone-1']);
    expect(root.querySelector('.quest')?.getAttribute('style')).toContain(paint['--table']);
    expect(root.querySelectorAll('.floor-light').length).toBe(1);
  });

  test('is plain stone where nobody says which', () => {
    const { root, scene } = played();
    expect(scene()?.getAttribute('style') ?? '').toBe('');
    expect(root.querySelector('.floor-light')).toBeNull();
  });

  test('has steps and cards that sound of it, of every hero at its own pitch', async () => {
    const floor = await loft();
    const game = played().table.game.value as TowerGame;
    const walk: TowerEvent = { type: 'moved', seat: 0, pawn: 'mage', by: 'walk', to: 1 };
    expect(cueOf(walk, game)).toBe('walk.mage');
    expect(cueOf(walk, game, floor)).toMatchObject([
      { pitch: (floor.sound.step[0]?.pitch ?? 0) * pitchOf('mage') },
      {},
    ]);
    expect(cueOf({ ...walk, by: 'ladder' }, game, floor)).toBe('escalator.mage');
    expect(cueOf({ type: 'slid', seat: 0, card: 0 }, game, floor)).toBe(floor.sound.turn);
  });
});

describe('the end of an epic', () => {
  test('is told and shown where nothing moves, too', async () => {
    const { root, win, ended, isPainted } = played('14-epic');
    await isPainted();
    win();
    const card = await ended();
    await vi.waitFor(() => expect(textOf(card)).toContain(tx('endings.floor.14')), 5_000);
    expect(card.querySelector('.ending-picture')?.getAttribute('aria-hidden')).toBe('true');
    expect(root.querySelector('.moment')).toBeNull();
  });

  test('a trial of the same floor ends as every trial does', async () => {
    const { win, ended, isPainted } = played('14-2');
    await isPainted();
    win();
    const card = await ended();
    expect(card.querySelector('.ending-picture')).toBeNull();
    expect(textOf(card)).not.toContain(tx('endings.floor.14'));
  });

  test('is a moment first where things may move', async () => {
    prefs.motion.value = 'full';
    const { root, win, isPainted } = played('14-epic');
    await isPainted();
    win();
    const moment = root.querySelector('.moment');
    await vi.waitFor(() => expect(textOf(moment)).toContain(tx('endings.floor.14')), 5_000);
    expect(moment?.querySelector('.ending-breathes')).not.toBeNull();
    expect(root.querySelector('.end-card')).toBeNull();
  });
});
