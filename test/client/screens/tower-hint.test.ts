// @vitest-environment happy-dom
import { h } from 'preact';
import { afterEach, expect, test } from 'vitest';
import { HintCard } from '#client/screens/tower/play/hintCard.tsx';
import type { Hint } from '#client/screens/tower/play/useHint.ts';
import { actionWords } from '#client/screens/tower/play/words.ts';
import { layoutOf } from '#client/tower/board/index.ts';
import { localTable } from '#client/tower/local.ts';
import { tx } from '#client/ui/text.ts';
import type { TowerGame } from '#engine/tower/game.ts';
import { graphOf } from '#engine/tower/graph.ts';
import { firstPosition } from '#engine/tower/position.ts';
import { button, gone, press, shown, textOf } from '../browser.ts';
import { shippedOf, TWO_DOORS } from '../towerTables.ts';

// What a hint says once it is lost: by which action, and how far back is far enough.

afterEach(gone);

const { quest } = shippedOf(TWO_DOORS);
const none = () => undefined;

/** The mage went there, back and there again, and somebody asks. */
function asked(lostBy: number | null) {
  const table = localTable(quest);
  for (const [from, to] of [
    [0, 1],
    [1, 0],
    [0, 1],
  ] as const)
    table.act({ type: 'move', pawn: 'mage', from, to });
  const game = table.game.value as TowerGame;
  const layout = layoutOf(quest, game.position.arranged);
  const hint: Hint = {
    ...{ step: 1, counsel: { type: 'lost' }, slow: null },
    ...{ more: none, close: none, again: none, gone: false, idea: null, lostBy },
  };
  let undone = 0;
  const undo = () => {
    undone += 1;
  };
  const around = { game, seat: 0, people: [], layout, undo, more: none, price: 'due' } as const;
  const root = shown(h(HintCard, { hint, ...around }));
  return { root, undone: () => undone };
}

const first = actionWords(graphOf(quest), firstPosition(graphOf(quest)), layoutOf(quest, [0]), {
  ...{ type: 'move', pawn: 1, to: 1, swap: null },
});

test('it names the action that lost it, and takes back as many as that needs', () => {
  const { root, undone } = asked(1);
  expect(textOf(root)).toContain(tx('tower.hint.lost'));
  expect(textOf(root)).toContain(tx('tower.hint.lostBy', { at: 1, what: first }));
  press(button(tx('tower.hint.lost.undoTo', { count: 3 }), root));
  expect(undone()).toBe(3);
});

test('where the last one lost it, or nobody knows which, one is taken back', () => {
  for (const lostBy of [3, null]) {
    const { root, undone } = asked(lostBy);
    expect(textOf(root).includes(tx('tower.hint.lostBy', { at: 3, what: first }))).toBe(lostBy === 3);
    press(button(tx('tower.hint.lost.undo'), root));
    expect(undone()).toBe(1);
    gone();
  }
});
