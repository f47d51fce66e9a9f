// @vitest-environment happy-dom
import { signal } from '@preact/signals';
import { h } from 'preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Calls } from '#client/screens/tower/play/calls.tsx';
import type { TowerNotice, TowerTable } from '#client/tower/table.ts';
import { tx } from '#client/ui/text.ts';
import { done, gone, passes, shown, stageOf, textOf } from './browser.ts';

// [T17] what must not be missed in a room of the tower: it fills the window, and goes by itself.

beforeEach(() => {
  stageOf(390, 844);
  vi.useFakeTimers();
});
afterEach(() => {
  gone();
  vi.useRealTimers();
});

function called(helps = false) {
  const heard = new Set<(notice: TowerNotice) => void>();
  const person = (id: number, name: string) => ({ id, name, face: 0, away: false, bot: false });
  const table: TowerTable = {
    game: signal(null),
    seat: 0,
    people: signal([person(1, 'Ada'), person(2, 'Bo')]),
    act: () => undefined,
    onNotice: (listener) => {
      heard.add(listener);
      return () => heard.delete(listener);
    },
  };
  const root = shown(h(Calls, { table, helps }));
  const say = (notice: object) =>
    done(() => {
      for (const hear of heard) hear(notice as TowerNotice);
    });
  return { root, say };
}

test('[T17] a stare fills the window of whoever it is meant for, and goes by itself', () => {
  const { root, say } = called();
  say({ type: 'stare', from: 2, target: 1 });
  expect(root.querySelector('[role=alert] .alarm.stare')).not.toBeNull();
  expect(textOf(root)).toBe(tx('play.alarm.stare', { name: 'Bo' }));
  passes(3_000);
  expect(root.querySelector('.alarm')).toBeNull();
});

test('[T17] one’s own, which a bot in the page is stared at with, says what the bot sees and no lie', () => {
  const { root, say } = called();
  say({ type: 'stare', from: 1, target: 2 });
  expect(textOf(root)).toBe(tx('play.stared', { name: 'Bo' }));
});

test('[T17] so does what somebody else points at, with its picture; one’s own finger does not', () => {
  const { root, say } = called();
  say({ type: 'pointed', from: 1, icon: 'door' });
  expect(root.querySelector('.alarm')).toBeNull();
  say({ type: 'pointed', from: 2, icon: 'door' });
  expect(root.querySelector('.alarm.finger .help-picture svg')).not.toBeNull();
  expect(textOf(root)).toContain(tx('tower.tile.pointed', { name: 'Bo', what: tx('tower.tile.door') }));
});

test('[T17] where the help tile is open, the finger is seen there', () => {
  const { root, say } = called(true);
  say({ type: 'pointed', from: 2, icon: 'door' });
  expect(root.querySelector('.alarm')).toBeNull();
});
