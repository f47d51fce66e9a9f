// @vitest-environment happy-dom
import { h } from 'preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { choose } from '#client/board/acts.ts';
import { announcement } from '#client/mall/announce.ts';
import { antiStress } from '#client/pieces/antiStress/card.ts';
import { piecesOf } from '#client/pieces/index.ts';
import { cueOf } from '#client/sound/cues.ts';
import { Keys } from '#client/ui/keys.tsx';
import { toasts } from '#client/ui/toasts.tsx';
import type { MallEvent } from '#engine/mall/index.ts';
import { button, buttons, done, gone, key, nameOf, press, shown, stageOf, textOf } from '../browser.ts';
import { handed } from '../page.ts';
import { fullGame, pieceKey, type Table } from './fullGame.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  stageOf(1_200, 800);
});
afterEach(() => {
  gone();
  toasts.value = [];
  vi.useRealTimers();
});

const SAND = /^Turn the sand/;
const SWAP = /^Swap hands/;
const TALK = /^Call for a talk/;
const read = () => [...document.querySelectorAll('.toast')].map(textOf);
const used = (
  token: 'sand' | 'swap' | 'loudspeaker',
  seat: number,
  target: number | null = null,
): MallEvent => ({
  ...{ type: 'tokenUsed', token, seat, target },
});
const sheet = ({ root }: Table) => root.querySelector('dialog');

describe('the tokens against stress', () => {
  test('[X2.1] the sand is turned by a second tap on its token, which asks first', async () => {
    const table = await fullGame();
    expect(nameOf(button(SAND))).toBe('Turn the sand: 1 of 1 left');
    press(button(SAND));
    expect(table.page.commands()).toEqual([]);
    expect(textOf(table.root.querySelector('.tray-help:not(.unseen)'))).toBe(
      'Turn the sand now? Tap once more.',
    );
    press(button(/^Do it: Turn the sand now/));
    expect(table.page.commands()).toEqual([{ type: 'turnSand' }]);
    expect(nameOf(button(SAND))).toBe('Turn the sand: 1 of 1 left');
    table.page.tell(used('sand', 0));
    expect(button(SAND).className).toContain('spent');
    press(button(SAND));
    expect(table.model.hint.value?.why).toMatchObject({ refused: 'token.none' });
  });

  test('a slip costs nothing: Escape, another token, a hero, any tap on the board or its cross call it off', async () => {
    const table = await fullGame();
    const off = [
      () => key('Escape'),
      () => done(() => choose(table.model, 'elf')),
      () => press(button('Not now')),
      () => press(table.root.querySelector('.mall-board')),
      () => press(button(SWAP)),
    ];
    for (const callOff of off) {
      press(button(TALK));
      callOff();
      expect(buttons(table.root).some((one) => /^Talk now/.test(nameOf(one)))).toBe(false);
    }
    expect(table.page.commands()).toEqual([]);
  });

  test('a second tap does it, and the token says so; one with a place on the board keeps its picture', async () => {
    const { root } = await fullGame();
    press(button(TALK));
    expect(textOf(root.querySelector('.tray-token.held'))).toContain('Do it');
    press(button('Not now'));
    expect(root.querySelector('.tray-token.held')).toBeNull();
    press(button(/^Open a shaft/));
    expect(textOf(root.querySelector('.tray-token.held'))).not.toContain('Do it');
  });

  test('the trays lie in one row, each named by its piece', async () => {
    const { root } = await fullGame();
    const names = [...root.querySelectorAll('.trays > fieldset > legend')].map(textOf);
    expect(names).toHaveLength(3);
    expect(new Set(names).size).toBe(3);
    expect(names).toContain('Calming tokens');
    expect(root.querySelector('.acts .tray')).toBeNull();
  });

  test('[X2.3] by keys: L and once more, or Enter', async () => {
    const table = await fullGame();
    pieceKey(table, 'KeyL');
    pieceKey(table, 'KeyL');
    pieceKey(table, 'KeyL');
    key('Enter', {}, document.body);
    expect(table.page.commands()).toEqual([{ type: 'callTalk' }, { type: 'callTalk' }]);
    const keys = piecesOf(table.page.view().box).flatMap((one) => Object.keys(one.keys ?? {}));
    for (const cap of Object.keys(antiStress.keys ?? {})) expect(keys).toContain(`Key${cap}`);
  });

  test('the help lists the keys of all tokens, once their rules have come', async () => {
    await fullGame();
    const caps = [...shown(h(Keys, {})).querySelectorAll('kbd')].map(textOf);
    for (const cap of ['H', 'X', 'L', 'B', 'F', 'G']) expect(caps).toContain(cap);
  });

  test('[X2.3] while one may talk the token is kept, with the reason', async () => {
    const table = await fullGame({ events: [{ type: 'talkOpened' }] });
    expect(button(TALK).getAttribute('aria-disabled')).toBe('true');
    press(button(TALK));
    expect(table.model.hint.value?.why).toMatchObject({ refused: 'talk.open' });
  });

  test('[X2.2] with whom one swaps is asked by name and hand; who closes the sheet swaps nothing', async () => {
    const table = await fullGame({ players: 3 });
    press(button(SWAP));
    const names = buttons(sheet(table) as HTMLElement).map(textOf);
    expect(names.slice(0, 2)).toEqual(['Boeast, south, west', 'Cyvortex, escalator']);
    press(button('Close', sheet(table) as HTMLElement));
    expect(sheet(table)).toBeNull();
    expect(table.page.commands()).toEqual([]);
    pieceKey(table, 'KeyX');
    press(button(/^Cy/, sheet(table) as HTMLElement));
    expect(table.page.commands()).toEqual([{ type: 'swapHands', target: 2 }]);
    expect(sheet(table)).toBeNull();
    expect(nameOf(button(SWAP))).toBe('Swap hands: 2 of 2 left');
  });

  test('[X2.2] everyone reads whose hands changed, and those two what they hold', async () => {
    const table = await fullGame({ players: 3 });
    table.page.tell(used('swap', 1, 2), handed('NX', 'VL', 'ESW'));
    table.page.tell(used('swap', 1, 0), handed('VL', 'NX', 'ESW'));
    expect(read()).toEqual([
      'Bo and Cy swap hands.',
      'Bo swaps hands with you. Yours now: vortex and escalator.',
    ]);
  });

  test('the others read who used what; whoever did it hears it', async () => {
    const table = await fullGame();
    table.page.tell(used('sand', 1));
    table.page.tell(used('loudspeaker', 0));
    expect(read()).toEqual(['Bo turns the sand.']);
    const view = table.page.view();
    expect(announcement('en', view, [used('loudspeaker', 0)], String)).toBe('You call for a talk.');
    expect(announcement('en', view, [used('sand', 1)], String)).toBe('');
    expect(cueOf(used('sand', 1), 0, piecesOf(view.box))).toHaveLength(2);
  });
});
