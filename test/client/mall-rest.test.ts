// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { beside, fetchAtRest } from '#client/board/late.ts';
import { mallModel } from '#client/mall/index.ts';
import { late } from '#client/mall/late.ts';
import { pageOf } from './page.ts';

const move = (pointerType: string) => new PointerEvent('pointermove', { pointerType });

test('whoever rests on the board before the first move has the answers fetched; whoever passes or presses has not', async () => {
  vi.useFakeTimers();
  const board = document.createElement('div');
  const stop = fetchAtRest(mallModel(pageOf(3).session), board);
  board.dispatchEvent(move('touch'));
  vi.advanceTimersByTime(1_000);
  board.dispatchEvent(move('mouse'));
  vi.advanceTimersByTime(400);
  board.dispatchEvent(move('mouse'));
  vi.advanceTimersByTime(400);
  board.dispatchEvent(new PointerEvent('pointerdown'));
  vi.advanceTimersByTime(1_000);
  vi.useRealTimers();
  await import('#client/mall/asked.tsx');
  expect([late.value, beside.value]).toEqual([null, null]);
  board.dispatchEvent(move('mouse'));
  await vi.waitFor(() => expect(late.value).not.toBeNull());
  expect(beside.value).not.toBeNull();
  stop();
});
