import { describe, expect, test } from 'vitest';
import * as deeds from '#client/board/deeds.ts';
import { hitAt } from '#client/board/hit.ts';
import { aimedAt, type BoardModel, boardModel } from '#client/board/model.ts';
import { playAlone } from '#client/state/alone.ts';
import { randomFrom } from '#engine/mall/index.ts';
import { boxOf } from './boardTable.ts';

// The board's keys and taps on a real game in the page: two seats, the other one moved by hand.

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

/** A deal where seat 0 holds this hand, and the barbarian stands here if that matters. */
async function table(
  hand: string,
  barbarian?: number,
): Promise<{ readonly model: BoardModel; readonly close: () => void }> {
  for (let seed = 0; ; seed++) {
    const { session, close } = playAlone(boxOf(1), randomFrom(`table ${seed}`), {});
    await settled();
    const model = boardModel(session);
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

const whereIs = (model: BoardModel, pawn: 'barbarian' | 'mage' | 'elf' | 'dwarf') =>
  model.view.value?.shared.pawns[['barbarian', 'mage', 'elf', 'dwarf'].indexOf(pawn)] ?? -1;

describe('the board, played', () => {
  test('a key moves the chosen hero at once, and the room agrees', async () => {
    const { model, close } = await table('NEV');
    const hero = deeds.pawnAt(model, 6) as 'elf';
    deeds.choose(model, hero);
    deeds.step(model, 'north', false);
    expect(whereIs(model, hero)).toBe(2);
    await settled();
    expect(model.session.play.value?.confirmed.shared.pawns).toContain(2);
    expect(model.session.play.value?.pending).toEqual([]);
    close();
  });

  test('what the rules refuse is not sent: the reason is shown', async () => {
    const { model, close } = await table('NEV');
    deeds.choose(model, 'mage');
    deeds.step(model, 'south', false);
    expect(model.hint.value).toMatchObject({ pawn: 'mage', what: { refused: 'action.notHeld' } });
    deeds.theft(model);
    expect(model.hint.value).toMatchObject({ what: { refused: 'theft.notReady' } });
    deeds.escalator(model);
    expect(model.hint.value).toMatchObject({ pawn: 'mage', what: { refused: 'action.notHeld' } });
    expect(model.session.play.value?.pending).toEqual([]);
    close();
  });

  test('V aims, and goes only when it is confirmed', async () => {
    const { model, close } = await table('NEV');
    deeds.vortex(model);
    expect(model.hint.value).toMatchObject({ what: 'chooseFirst' });
    deeds.choose(model, 'elf');
    deeds.vortex(model);
    const end = aimedAt(model.aim.value) as number;
    expect(model.view.value?.box.print[end]?.vortex).toBe('green');
    expect(deeds.confirm(model)).toBe(true);
    expect(whereIs(model, 'elf')).toBe(end);
    expect(model.aim.value).toBeNull();
    expect(deeds.confirm(model)).toBe(false);
    close();
  });

  test('a tap near a hero chooses it, even when the mall is drawn very small', async () => {
    const { model, close } = await table('NEV');
    const { x, y } = model.layout.value?.spots.get(whereIs(model, 'dwarf')) ?? {
      x: Number.NaN,
      y: Number.NaN,
    };
    expect(hitAt(model, { x: x + 0.5, y: y + 0.4 }, 100)).toEqual({ kind: 'pawn', pawn: 'dwarf' });
    expect(hitAt(model, { x: x - 1.1, y: y + 0.5 }, 100)).not.toEqual({ kind: 'pawn', pawn: 'dwarf' });
    const above = { x: 1.5, y: -1 };
    expect(hitAt(model, above, 100)).toBeNull();
    expect(hitAt(model, above, 8)).not.toBeNull();
    close();
  });

  test('acting on a space chooses who stands there, then takes it where it is offered', async () => {
    const { model, close } = await table('NEV');
    expect(deeds.actOn(model, 6)).toBe(true);
    const hero = model.chosen.value as 'elf';
    expect(whereIs(model, hero)).toBe(6);
    expect(deeds.actOn(model, 2)).toBe(true);
    expect(whereIs(model, hero)).toBe(2);
    expect(deeds.actOn(model, 12)).toBe(model.offers.value?.targets.has(12) ?? false);
    expect(deeds.actOn(model, 2)).toBe(true);
    expect(model.chosen.value).toBeNull();
    close();
  });

  test('[M13] E draws where a hero stands on its exploration space', async () => {
    const { model, close } = await table('SWLX', 9);
    deeds.explore(model);
    expect(model.hint.value).toMatchObject({ what: { refused: 'explore.nowhere' } });
    deeds.choose(model, 'barbarian');
    deeds.step(model, 'south', false);
    await settled();
    deeds.explore(model);
    await settled();
    expect(model.view.value?.shared.board.placed.length).toBe(2);
    expect(model.layout.value?.spots.size).toBe(32);
    close();
  });
});
