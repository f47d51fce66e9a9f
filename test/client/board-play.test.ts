import { beforeAll, describe, expect, test } from 'vitest';
import { actOn, choose, confirm, step } from '#client/board/acts.ts';
import { hitAt } from '#client/board/hit.ts';
import { aimedSpace, tokenAt } from '#client/board/state.ts';
import { escalator, explore, theft, vortex } from '#client/mall/acts.ts';
import { fetchLate } from '#client/mall/late.ts';
import { type MallModel, mallModel } from '#client/mall/model.ts';
import { playAlone } from '#client/state/alone.ts';
import { randomFrom } from '#engine/mall/index.ts';
import { boxOf } from './boardTable.ts';

// The board's keys and taps on a real game in the page: two seats, the other one moved by hand.

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

/** A deal where seat 0 holds this hand, and the barbarian stands here if that matters. */
async function table(
  hand: string,
  barbarian?: number,
): Promise<{ readonly model: MallModel; readonly close: () => void }> {
  for (let seed = 0; ; seed++) {
    const { session, close } = playAlone(boxOf(1), randomFrom(`table ${seed}`), {});
    await settled();
    const model = mallModel(session);
    const there = barbarian === undefined || whereIs(model, 'barbarian') === barbarian;
    if (there && model.view.value?.shared.hands[0]?.join('') === hand) {
      for (const seat of [0, 1])
        session.say({ type: 'do', id: seat + 1, command: { type: 'ready', seat, ready: true } });
      await settled();
      return { model, close };
    }
    close();
  }
}

const whereIs = (model: MallModel, pawn: 'barbarian' | 'mage' | 'elf' | 'dwarf') =>
  model.view.value?.shared.pawns[['barbarian', 'mage', 'elf', 'dwarf'].indexOf(pawn)] ?? -1;

describe('the board, played', () => {
  beforeAll(fetchLate);

  test('a key moves the chosen hero at once, and the room agrees', async () => {
    const { model, close } = await table('NEV');
    const hero = tokenAt(model, 6) as 'elf';
    choose(model, hero);
    step(model, 'north', false);
    expect(whereIs(model, hero)).toBe(2);
    await settled();
    expect(model.session.play.value?.confirmed.shared.pawns).toContain(2);
    expect(model.session.play.value?.pending).toEqual([]);
    close();
  });

  test('what the rules refuse is not sent: the reason is shown', async () => {
    const { model, close } = await table('NEV');
    const hero = tokenAt(model, 9) as 'mage';
    choose(model, hero);
    step(model, 'south', false);
    expect(model.hint.value).toMatchObject({ token: hero, why: { refused: 'action.notHeld' } });
    theft(model);
    expect(model.hint.value).toMatchObject({ why: { refused: 'theft.notReady' } });
    escalator(model);
    expect(model.hint.value).toMatchObject({ token: hero, why: { refused: 'escalator.notHere' } });
    expect(model.session.play.value?.pending).toEqual([]);
    close();
  });

  test('V aims, and goes only when it is confirmed', async () => {
    const { model, close } = await table('NEV');
    vortex(model);
    expect(model.hint.value).toMatchObject({ why: 'chooseFirst' });
    choose(model, 'elf');
    vortex(model);
    const end = aimedSpace(model) as number;
    expect(model.view.value?.box.print[end]?.vortex).toBe('green');
    expect(confirm(model)).toBe(true);
    expect(whereIs(model, 'elf')).toBe(end);
    expect(model.aim.value).toBeNull();
    expect(confirm(model)).toBe(false);
    close();
  });

  test('a tap near a hero chooses it, even when the mall is drawn very small', async () => {
    const { model, close } = await table('NEV');
    const { x, y } = model.table.value?.layout.spots.get(whereIs(model, 'dwarf')) ?? {
      x: Number.NaN,
      y: Number.NaN,
    };
    expect(hitAt(model, { x: x + 0.5, y: y + 0.4 }, 100)).toEqual({ kind: 'token', token: 'dwarf' });
    expect(hitAt(model, { x: x - 1.1, y: y + 0.5 }, 100)).not.toEqual({ kind: 'token', token: 'dwarf' });
    const above = { x: 1.5, y: -1 };
    expect(hitAt(model, above, 100)).toBeNull();
    expect(hitAt(model, above, 8)).not.toBeNull();
    close();
  });

  test('acting on a space chooses who stands there, then takes it where it is offered', async () => {
    const { model, close } = await table('NEV');
    expect(actOn(model, 6)).toBe(true);
    const hero = model.chosen.value as 'elf';
    expect(whereIs(model, hero)).toBe(6);
    expect(actOn(model, 2)).toBe(true);
    expect(whereIs(model, hero)).toBe(2);
    expect(actOn(model, 12)).toBe(true);
    expect(model.hint.value).not.toBeNull();
    expect(actOn(model, 2)).toBe(true);
    expect(model.chosen.value).toBeNull();
    close();
  });

  test('[M13] E draws where a hero stands on its exploration space', async () => {
    const { model, close } = await table('SWLX', 9);
    explore(model);
    expect(model.hint.value).toMatchObject({ why: { refused: 'explore.nowhere' } });
    choose(model, 'barbarian');
    step(model, 'south', false);
    await settled();
    explore(model);
    await settled();
    expect(model.view.value?.shared.board.placed.length).toBe(2);
    expect(model.table.value?.layout.spots.size).toBe(32);
    close();
  });
});
