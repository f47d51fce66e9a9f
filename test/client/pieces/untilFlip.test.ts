// @vitest-environment happy-dom
import { h } from 'preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { StatusBar } from '#client/screens/game/statusBar.tsx';
import { toasts } from '#client/ui/toasts.tsx';
import type { Running } from '#engine/mall/rules/spells/spell.ts';
import { again, button, gone, press, stageOf, textOf } from '../browser.ts';
import type { Table } from './fullGame.ts';
import { at, spelled } from './spelled.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  stageOf(1_200, 800);
});
afterEach(() => {
  gone();
  toasts.value = [];
  vi.useRealTimers();
});

const chips = () => [...document.querySelectorAll('.until-spell')].map(textOf);

async function running(runs: (table: Table) => Running): Promise<Table> {
  const table = await spelled({ spells: ['frog', 'ghost'] });
  const now = runs(table);
  table.page.tell({ type: 'spellCast', seat: 1, spell: now.spell, runs: now });
  again(h('div', {}, table.page.part(StatusBar)));
  return table;
}

describe('spells by the hourglass', () => {
  test.each([
    ['clairvoyance', {}, 'Clairvoyance The next tile lies face up. When the sand turns, so does the deck.'],
    ['ghost', { pawn: 'mage' }, 'Ghost The mage walks through walls. When the sand turns, walls hold again.'],
    [
      'invisibility',
      { pawn: 'mage' },
      'Invisibility No guard sees the mage. When the sand turns, guards do again.',
    ],
    ['frog', { pawn: 'guard' }, 'Frog A frog for now. When the sand turns, the guard is back where it sits.'],
    [
      ...(['frog', { pawn: 'guard', inside: true }] as const),
      'Frog A frog for now. When the sand turns, the guard is back at the entrance.',
    ],
    [
      ...(['voucher', { pawn: 'guard' }] as const),
      'Burger voucher Out for a burger. When the sand turns, the guard is back at the entrance.',
    ],
    ['code', {}, 'Door code One hero may pass one steel door. When the sand turns, the code is gone.'],
  ] as readonly (readonly [Running['spell'], Omit<Running, 'spell'>, string])[])(
    '[X10.6] %s says what will happen when the sand turns',
    async (spell, more, text) => {
      await running(() => ({ spell, ...more }));
      expect(chips()).toEqual([text]);
    },
  );

  test('[X10.2] a crystal ball shows how many tiles it still gives', async () => {
    const table = await running(() => ({ spell: 'crystal', left: 2 }));
    expect(document.querySelector('.until-left')?.textContent).toBe('2');
    table.page.tell({ type: 'spellGoes', spell: 'crystal', runs: { spell: 'crystal', left: 1 } });
    expect(document.querySelector('.until-left')?.textContent).toBe('1');
    table.page.tell({ type: 'spellGoes', spell: 'crystal', runs: null });
    expect(document.querySelector('.until-flip')).toBeNull();
  });

  test('a tap tells it where it is so', async () => {
    const table = await running((now) => ({ spell: 'frog', pawn: 'guard', space: at(now, 'guard') }));
    press(button(/Frog/));
    const spot = table.model.table.value?.layout.spots.get(at(table, 'guard'));
    expect(table.model.hint.value).toMatchObject({
      at: spot,
      why: { told: 'board.spell.frog', heroes: ['guard'] },
    });
  });

  test('[X10.7] the deck shows its top tile as long as it lies face up', async () => {
    const table = await running(() => ({ spell: 'clairvoyance' }));
    table.page.tell({ type: 'deckTurned', top: 3 });
    const name = table.page.view().box.tiles[3]?.name;
    expect(textOf(document.querySelector('.facts'))).toContain(`Next tile: ${name}`);
    table.page.tell(
      { type: 'spellGoes', spell: 'clairvoyance', runs: null },
      { type: 'deckTurned', top: null },
    );
    expect(textOf(document.querySelector('.facts'))).not.toContain(`Next tile: ${name}`);
  });
});
