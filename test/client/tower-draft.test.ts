import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Draft,
  draftOf,
  emptyDraft,
  pawnsOf,
  resized,
  textOf,
} from '#client/screens/tower/edit/draft.ts';
import { begun, redone, stepped, undone } from '#client/screens/tower/edit/history.ts';
import { drawn, type Place, strokeAt, type Tool } from '#client/screens/tower/edit/strokes.ts';
import { canTurn, mirrored, quarterTurned } from '#client/screens/tower/edit/turn.ts';
import { parseQuest } from '#content/quest-format/parse.ts';
import { PAWNS } from '#engine/family/pawns.ts';
import { graphOf } from '#engine/tower/graph.ts';
import { type Floor, spaceAt } from '#engine/tower/quest.ts';
import { solve } from '#solver/solve.ts';
import { randomTrial } from '../tower/randomQuests.ts';

const floor = (what: Floor): Tool => ({ on: 'space', floor: what });
const edge = (what: (Tool & { on: 'edge' })['edge']): Tool => ({ on: 'edge', edge: what });
const at = (row: number, column: number, direction: number | null = null): Place => ({
  space: spaceAt('trial', 0, row, column),
  direction,
});
const put = (draft: Draft, tool: Tool, place: Place): Draft => {
  const stroke = strokeAt(draft, tool, place);
  return stroke === null ? draft : drawn(draft, stroke, place);
};
const lines = (draft: Draft) => textOf(draft, 'x').split('\n').slice(2, -1);

const TOOLS: readonly Tool[] = [
  ...PAWNS.flatMap((pawn): Tool[] => [
    { on: 'space', hero: pawn },
    floor({ kind: 'exit', pawn }),
    floor({ kind: 'armory', pawn }),
  ]),
  ...(['hollow', 'corridor', 'trap', 'ladder', 'invocation'] as const).map((kind) => floor({ kind })),
  floor({ kind: 'exit', pawn: null }),
  ...[0, 1, 2, 3, 4].flatMap((door) => [floor({ kind: 'key', door }), edge(door)]),
  ...(['open', 'wall', 'narrow', 'current'] as const).map(edge),
];

type Change = (draft: Draft) => Draft;
const placeOn = (draft: Draft, card: number, row: number, column: number, direction: number): Place => {
  const on = card % draft.cards.length;
  const { width = 1, height = 1 } = draft.cards[on] ?? {};
  return { space: spaceAt(draft.shape, on, row % height, column % width), direction };
};
const stroke: fc.Arbitrary<Change> = fc
  .tuple(fc.constantFrom(...TOOLS), fc.nat(7), fc.nat(7), fc.nat(7), fc.nat(3))
  .map(
    ([tool, card, row, column, direction]) =>
      (draft) =>
        put(draft, tool, placeOn(draft, card, row, column, direction)),
  );
const whole: fc.Arbitrary<Change> = fc.oneof(
  fc
    .constantFrom(mirrored, quarterTurned)
    .map((turn) => (draft: Draft) => (canTurn(draft) ? turn(draft) : draft)),
  fc.tuple(fc.integer({ min: 2, max: 8 }), fc.integer({ min: 2, max: 8 })).map(
    ([w, h]) =>
      (draft: Draft) =>
        draft.shape === 'trial' ? resized(draft, w, h) : draft,
  ),
);
const changes = fc.array(fc.oneof({ weight: 12, arbitrary: stroke }, { weight: 1, arbitrary: whole }), {
  maxLength: 60,
});
const empty = fc.constantFrom('trial', 'rotating', 'sliding').map((shape) => emptyDraft(shape as 'trial'));

describe('a draft', () => {
  it('whatever is drawn, its text lacks at most somebody, and reads as the same draft', () => {
    fc.assert(
      fc.property(empty, changes, (first, all) => {
        const draft = all.reduce((now, change) => change(now), first);
        const read = parseQuest(textOf(draft, 'x'));
        const codes = 'errors' in read ? read.errors.map(({ code }) => code) : [];
        expect(codes.filter((code) => !['nobody', 'exitMissing', 'armoryMissing'].includes(code))).toEqual(
          [],
        );
        expect(draftOf(textOf(draft, 'x'))).toEqual(draft);
      }),
      { numRuns: 300 },
    );
  });

  it('mirrored twice or turned four times is as it was, and no easier on the way', () => {
    for (let seed = 0; seed < 20; seed++) {
      const quest = randomTrial(`turns ${seed}`, { positions: 20_000 });
      const turned: Draft[] = [quest];
      for (let quarter = 0; quarter < 4; quarter++) turned.push(quarterTurned(turned.at(-1) as Draft));
      expect(turned.at(-1)).toEqual(quest);
      expect(mirrored(mirrored(quest))).toEqual(quest);
      const lengths = [...turned, mirrored(quest)].map((one) => {
        const found = solve(graphOf(one));
        return 'solution' in found ? found.solution?.length : found.stopped;
      });
      expect(new Set(lengths).size, lengths.join()).toBe(1);
    }
  });

  it('[T15] sliding cards turn round the hole in their middle; where it is in a corner, they can not', () => {
    const elf = { on: 'space', hero: 'elf' } as const;
    const corner = put(emptyDraft('sliding'), elf, { space: 1, direction: null });
    expect(canTurn({ ...corner, hole: 8 })).toBe(false);
    expect(canTurn(corner)).toBe(true);
    const quarters = [1, 2, 3, 4].map((many) =>
      Array.from({ length: many }).reduce<Draft>((draft) => quarterTurned(draft), corner),
    );
    // From the upper left card round by the upper right, the lower right and the lower left.
    const starts = [
      [2, 7],
      [7, 14],
      [5, 8],
      [0, 1],
    ].map(([card = 0, cell = 0]) => card * 16 + cell);
    expect(quarters.map((draft) => draft.starts.elf)).toEqual(starts);
    expect(quarters[3]).toEqual(corner);
    expect(mirrored(corner).starts.elf).toBe(2 * 16 + 2);
    expect(mirrored(mirrored(corner))).toEqual(corner);
  });

  it('a hero is in one place, alone there, and never where nobody starts', () => {
    let draft = put(emptyDraft('trial', 3, 2), { on: 'space', hero: 'elf' }, at(0, 0));
    draft = put(draft, { on: 'space', hero: 'elf' }, at(0, 1));
    draft = put(draft, { on: 'space', hero: 'mage' }, at(0, 1));
    expect(pawnsOf(draft)).toEqual(['mage']);
    draft = put(draft, floor({ kind: 'key', door: 2 }), at(0, 1));
    expect(lines(draft)[1]).toBe('|      iP k3      |');
    expect(pawnsOf(put(draft, floor({ kind: 'trap' }), at(0, 1)))).toEqual([]);
    const onTrap = put(
      put(draft, floor({ kind: 'trap' }), at(1, 1)),
      { on: 'space', hero: 'mage' },
      at(1, 1),
    );
    expect(lines(onTrap)[3]).toBe('|      iP         |');
    expect(pawnsOf(put(onTrap, { on: 'space', hero: 'mage' }, at(1, 1)))).toEqual([]);
  });

  it('the same again takes it away; a current turns first', () => {
    const start = emptyDraft('trial', 2, 2);
    const wall = put(start, edge('wall'), at(0, 0, 1));
    expect(lines(wall)[1]).toBe('|     |     |');
    expect(put(wall, edge('wall'), at(0, 1, 3))).toEqual(start);
    const flows = [start];
    for (let tap = 0; tap < 3; tap++) flows.push(put(flows.at(-1) as Draft, edge('current'), at(0, 0, 2)));
    expect(flows.map((draft) => lines(draft)[2]?.slice(0, 6))).toEqual([
      '+     ',
      '+  v  ',
      '+  ^  ',
      '+     ',
    ]);
    expect(put(start, edge('wall'), at(0, 0, 0))).toBe(start);
  });

  it('an illustrated area is walled off, and what was one joins the floor', () => {
    const start = emptyDraft('trial', 2, 2);
    const hollow = put(start, floor({ kind: 'hollow' }), at(0, 0));
    expect(lines(hollow)).toEqual([
      '+-----+-----+',
      '|#####|     |',
      '+-----+     +',
      '|           |',
      '+-----+-----+',
    ]);
    expect(put(hollow, edge('open'), at(0, 0, 1))).toBe(hollow);
    expect(put(hollow, floor({ kind: 'corridor' }), at(0, 0))).toEqual(start);
  });

  it('of another size keeps what there is room for', () => {
    let draft = put(emptyDraft('trial', 3, 3), { on: 'space', hero: 'dwarf' }, at(2, 2));
    draft = put(draft, edge('narrow'), at(0, 0, 1));
    const small = resized(draft, 2, 2);
    expect(pawnsOf(small)).toEqual([]);
    expect(lines(small)[1]).toBe('|     :     |');
    expect(pawnsOf(resized(draft, 8, 8))).toEqual(['dwarf']);
    expect(lines(resized(draft, 4, 3))[1]).toBe('|     :                 |');
  });

  it('goes back and forth through what was drawn; a long stroke is one step', () => {
    const drafts = [2, 3, 4, 5].map((width) => emptyDraft('trial', width, 2)) as [Draft, Draft, Draft, Draft];
    let history = stepped(begun(drafts[0]), drafts[1]);
    history = stepped(history, drafts[2], true);
    expect(undone(history).now).toBe(drafts[0]);
    expect(redone(undone(history)).now).toBe(drafts[2]);
    expect(undone(undone(history)).now).toBe(drafts[0]);
    const other = stepped(undone(history), drafts[3]);
    expect(redone(other)).toBe(other);
  });
});
