// @vitest-environment happy-dom
import { h } from 'preact';
import { afterEach, expect, test } from 'vitest';
import { Behind } from '#client/tower/board/behind.tsx';
import { layoutOf } from '#client/tower/board/layout.ts';
import { afterAction } from '#engine/tower/actions.ts';
import { graphOf } from '#engine/tower/graph.ts';
import { firstPosition, type Position } from '#engine/tower/position.ts';
import { gone, shown } from './browser.ts';
import { questOf } from './towerTables.ts';

// What a hero hides of a door or a current between two rows.

afterEach(gone);

const graph = graphOf(
  questOf(`quest behind

+-----+-----+
|iY    k1   |
+--1--+  v  +
|      iO   |
+     +     +
|xY    xO   |
+-----+-----+
`),
);

function hidden(position: Position): readonly string[] {
  const root = shown(h(Behind, { graph, position, layout: layoutOf(graph.quest, position.arranged) }));
  return [...root.querySelectorAll('.behind')].map(
    (one) => one.querySelector('[class^="door-of"], .current')?.getAttribute('class') ?? '',
  );
}

test('whoever stands above a shut door hides its sign; a small one below a current hides nothing', () => {
  expect(hidden(firstPosition(graph))).toEqual(['door-of kind kind-sun']);
});

test('an open door keeps its sign beside the gap; the current is hidden by whoever stands before it', () => {
  const onKey = { type: 'move', pawn: 0, to: 1, swap: null } as const;
  const after = afterAction(graph, firstPosition(graph), onKey) as Position;
  expect(hidden(after)).toEqual(['current']);
});

test('a tall hero below a shut door hides its sign, the dwarf does not', () => {
  const [y, o] = [0, 3];
  const there = (pawn: number): Position => {
    const { pawns, ...rest } = firstPosition(graph);
    return { ...rest, pawns: pawns.with(y, NOBODY).with(o, NOBODY).with(pawn, 8) };
  };
  expect(hidden(there(y))).toEqual(['door-of kind kind-sun']);
  expect(hidden(there(o))).toEqual([]);
});

const NOBODY = -1;
